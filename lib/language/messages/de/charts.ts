import type { Translated } from '../translated';

export const charts: Translated<'charts'> = {
  chart: 'Diagramm',
  notes: 'Notizen',
  moreNotes: '{count, plural, one {# weitere Notiz} other {# weitere Notizen}}',
  more: '{count, number} weitere',
  noteOf: '{days}: {text}',
  addNote: 'Notiz hinzufügen',
  addNoteTitle: 'Notiz hinzufügen',
  addNoteOn: 'Notiz zu {days} hinzufügen',
  notLoaded: 'Noch nicht geladen',
  showChart: 'Als Diagramm anzeigen',
  showTable: 'Als Tabelle anzeigen',
  downloadImage: 'Bild herunterladen',
  downloadCsv: 'CSV herunterladen',
  asTable: '{title}, als Tabelle',
  keys: 'Bewegen Sie sich mit den Pfeiltasten links und rechts. N fügt eine Notiz hinzu; mit Umschalt wählen die Pfeiltasten mehrere aus.',
  keysToNotes:
    'Bewegen Sie sich mit den Pfeiltasten links und rechts. N fügt eine Notiz hinzu; mit Umschalt wählen die Pfeiltasten mehrere aus. Auf und ab führen zu Notizen.',
  against: 'gegenüber {day}',
  againstFrom: 'gegenüber Tagen ab {day}',
  selected: 'Ausgewählt: {days}',
  open: '{bucket} öffnen',
  part: '{days, number} von {of, number} Tagen',
  partOf: '{bucket}, {days, number} von {of, number} Tagen',
  day: 'Tag (UTC)',
  week: 'Woche (UTC)',
  month: 'Monat (UTC)',
  caption: '{days}. Tage in UTC.{open, select, all { Alle können sich noch ändern.} other {}}',
  captionCompared:
    '{days} gegenüber {compared}. Tage in UTC.{open, select, all { Alle können sich noch ändern.} other {}}',
  span: '{label}, {status}, {days}',
};
