import type { Translated } from '../translated';

export const holdings: Translated<'holdings'> = {
  description:
    'Hier gespeicherte Berichtszeilen, damit ein Jahr sofort aufgeht. Endgültige Tage ändern sich nie. Andere werden beim Öffnen eines Berichts und nach dem Plan unten aktualisiert. Tage in UTC.',
  failed: 'Die gespeicherten Daten konnten nicht aufgelistet werden',
  corrections:
    '{count, plural, one {# Korrektur an gespeicherten Zeilen ist vermerkt.} other {# Korrekturen an gespeicherten Zeilen sind vermerkt.}}',
  range: '{range}, UTC',
  none: 'Noch keine Daten gespeichert.',
  refresh: 'Aktualisieren',
  refreshNamed: '{source} aktualisieren',
  reading: '„{source}“: wird gelesen',
  rows: 'Zeilen',
  windows: 'Zeitfenster',
  windowsOf: 'Zeitfenster von {source}',
  settled: 'Endgültig',
  settledOf: '{settled} <muted>von {total}</muted>',
  lastSynced: 'Synchronisiert',
  missing: '{count, plural, one {# Zeitfenster fehlt} other {# Zeitfenster fehlen}}',
  newest: 'Die neuesten {shown, number} von {total, number}; ein Export enthält alle.',
  days: 'Tage (UTC)',
  marketplace: 'Marktplatz',
  state: 'Status',
  pages: 'Seiten',
  read: 'Gelesen',
  clear: 'Leeren',
  clearNamed: '{source} leeren',
  clearTitle: '„{source}“ leeren?',
  clearText:
    '{count, plural, one {# gespeicherte Zeile samt Korrekturen wird} other {# gespeicherte Zeilen samt Korrekturen werden}} für alle im Arbeitsbereich entfernt. Berichte laden sie erneut von der API.',
  cleared: '{source}: geleert',
  backup: {
    title: 'Noch keine Sicherung.',
    text: 'Führen Sie <code>npm run backup</code> auf dem Server aus. Eingebettete Datenbanken werden täglich gesichert.',
    newest: 'Neueste Sicherung auf diesem Server: <when></when>',
  },
};
