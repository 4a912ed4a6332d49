import type { Translated } from '../translated';

export const caption: Translated<'caption'> = {
  ofView: '{view} ({page})',
  ofBrand: '{title}, {brand}',
  filter: '{label}: {values}',
  days: '{days}, UTC',
  by: 'Nach {dimension}',
  byChange: {
    fall: 'Nach {dimension}, größter Rückgang zuerst',
    rise: 'Nach {dimension}, größter Anstieg zuerst',
  },
  unknown: 'unbekannt',
  soFar: '{label} bisher',
  change:
    '{part, select, all {gegenüber {days}} other {gegenüber {days}, {counted, number} von {of, number} Tagen}}',
  against:
    '{part, select, all {Änderungen gegenüber {days}.} some {Änderungen gegenüber {days} zählen {counted, number} der {of, number} Tage: die vorbei (UTC) und danach geladen sind.} early {Keine Daten vor dem {first}, daher keine Änderungen gegenüber {days}.} other {Noch keine Änderungen gegenüber {days}: Kein Tag ist auf beiden Seiten vorbei (UTC) und danach geladen.}}{ranked, select, value { Die Gruppen sind nach Wert geordnet.} other {}}',
  currency: 'Die Tabelle ist in {shown}. Die Summen haben auch {others}.',
  noFigures: 'Keine Zahlen in {asked}; die Tabelle ist in {shown}.',
  receipt:
    '{state, select, complete {Alle Zeilen sind geladen} matching {Alle passenden Zeilen sind geladen} other {Nicht vollständig, es fehlen {missing}}}{change, select, none {} all {, und die Zahlen können sich noch bis etwa {until} ändern} other {, und Tage ab {from} können sich noch bis etwa {until} ändern}}.',
  rowsOf: '{rows} von {days}',
  moreRanges: '{count, plural, one {# weiterer Zeitraum} other {# weitere Zeiträume}}',
  moreRows: '{count, plural, one {# weitere Zeile} other {# weitere Zeilen}}',
  moreColumns: '{count, plural, one {# weitere Spalte} other {# weitere Spalten}}',
  unread:
    '{values, plural, one {# Feld} other {# Felder}} in {rows, plural, one {# Zeile} other {# Zeilen}} nicht lesbar: {fields}.',
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
  filters: {
    search: 'Suche',
    from: 'Ab',
    to: 'Bis',
    api: 'Katalog-API',
    kind: 'Art',
    subject: 'Für',
    group: 'Gruppe',
    tag: 'Schlagwort',
    rows: 'Zeilen',
    oneMember: 'einem Mitglied',
    anyone: 'allen',
  },
  unknownValue: {
    text: '{state, select, unread {{label} „{value}“ ist noch nicht bekannt: Die Liste, die es wüsste, ist nicht vollständig gelesen.} other {{label} „{value}“ ist unbekannt.}}{known, select, none {} same { „{first}“ unterscheidet sich nur in Groß- und Kleinschreibung oder Leerzeichen.} other { Bekannt: {names}.}}',
    more: '{count, plural, one {# weiterer Wert ist} other {# weitere Werte sind}} unbekannt.',
  },
};
