import type { Translated } from '../translated';

export const creators: Translated<'creators'> = {
  description: 'Creator mit aktiver Partnerschaft und ihre Einnahmen.',
  search: 'Creator suchen',
  none: {
    title: 'Noch keine aktiven Partnerschaften',
    text: 'Creator erscheinen hier, sobald sie Partner einer Ihrer Marken sind.',
  },
  columns: {
    name: 'Creator',
    email: 'E-Mail',
    brands: 'Marken',
    tag: 'Programm-Tag',
    tagMeaning: 'Die Tags des Creators im Creator-Programm',
  },
  copyEmail: 'E-Mail-Adresse kopieren',
  noEmail: 'Keine E-Mail ohne aktive Partnerschaft',
  failed: 'Der Creator konnte nicht geladen werden',
  missing: 'Die API kennt diese ID nicht, oder der Creator hat nie mit Ihren Marken gearbeitet.',
  allCreators: 'Alle Creator',
  partneredBrands: 'Partnermarken',
  scorecard: {
    title: 'Scorecard',
    noLists: 'Die Liste der Tags konnte nicht gelesen werden. Beträge aus dem Creator-Programm fehlen.',
    noTag:
      'Wir kennen kein Tag dieses Creators im Creator-Programm. Prüfen Sie ein Tag unter „Creator-Programm“, „Tags nachschlagen“.',
    description:
      'Attribution neben dem Creator-Programm ({tags}). Die Plattform zahlt keine Programmprovision aus. Beide werden nie addiert.',
    failed: 'Die Zahlen des Programms konnten nicht geladen werden.',
    table: 'Zahlen im Vergleich',
    metric: 'Kennzahl',
    attribution: 'Attribution',
    program: 'Programm',
  },
};
