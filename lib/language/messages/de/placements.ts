import type { Translated } from '../translated';

export const placements: Translated<'placements'> = {
  title: 'Leistung',
  hint: 'Was hier erstellte und importierte Links bringen.',
  label: 'Platzierungen',
  failed: 'Die Platzierungen konnten nicht geladen werden',
  none: 'Keine Zeilen in diesen Tagen',
  noneHint: 'Wählen Sie andere Tage oder erstellen Sie einen Link.',
  rankBy: 'Sortieren nach',
  against: '{week} {against}',
  productHint: 'Wofür die Links erstellt wurden.',
  change: 'Änderung (Woche)',
  changeHint: '{metric}, {against}.',
  share: 'Anteil',
  shareHint: 'Anteil an der Provision der Währung.',
};
