import type { Translated } from '../translated';

export const reportMail: Translated<'reportMail'> = {
  subject: '{title}: {days}',
  ofBrand: '{title}, {brand}',
  soFar: '{label} bisher',
  utc: '{days}. Tage sind in UTC.',
  against: 'Änderungen gegenüber {days}.',
  receipt:
    '{state, select, complete {Alle Zeilen sind geladen} other {Nicht vollständig, es fehlen {missing}}}{change, select, none {} all {, und die Zahlen können sich noch bis etwa {until} ändern} other {, und Tage ab {from} können sich noch bis etwa {until} ändern}}.',
  rowsOf: '{rows} von {days}',
  moreRanges: '{count, plural, one {# weiterer Zeitraum} other {# weitere Zeiträume}}',
  rows: {
    reports: 'Berichtszeilen',
    clicks: 'Zeilen der Klickberichte',
    brb: 'BRB-Schätzungen',
    program: 'Zeilen des Programms',
  },
  lists: {
    brands: 'Teile der Markenliste',
    products: 'Teile der Produktliste',
    productsV1: 'Teile der Produktliste',
    creators: 'Teile der Creator-Liste',
    campaigns: 'Teile der Kampagnenliste',
    programCreators: 'Teile der Liste der Programm-Creator',
    creatorMatches: 'Teile der Liste beanspruchter Tags',
    rates: 'Wechselkurse',
  },
  empty: 'Keine Zeilen in diesen Tagen.',
  moreRows: '{count, plural, one {# weitere Zeile} other {# weitere Zeilen}}',
  attached: 'Alle Zeilen stehen in der angehängten Datei {name}.',
  leftOut:
    'Die Datei mit allen Zeilen ist größer als {size} und deshalb nicht angehängt. Exportieren Sie sie auf der Seite.',
  link: 'In Partnerdeck öffnen',
  foot: 'Ein geplanter Bericht des Arbeitsbereichs {workspace}.',
  stop: 'Diese Mails beenden',
};
