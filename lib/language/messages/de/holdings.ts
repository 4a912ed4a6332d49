import type { Translated } from '../translated';

export const holdings: Translated<'holdings'> = {
  description:
    'Hier gespeicherte Berichtszeilen, damit ein Jahr sofort aufgeht. Endgültige Tage ändern sich nie. Andere werden beim Öffnen eines Berichts und nach dem Plan unten aktualisiert.',
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
  messages: {
    title: 'Was gesendet wurde',
    description: 'Die neuesten 50 E-Mails und Nachrichten an Kanäle dieses Arbeitsbereichs.',
    none: 'Noch nichts gesendet. Alarme, geplante Berichte und Einladungen stehen hier.',
    what: 'Was',
    to: 'An',
    outcome: 'Ergebnis',
    time: 'Wann',
    kind: '{kind, select, report {Bericht} confirmation {Frage an eine Adresse} invitation {Einladung} grant {Token, Adresse oder Seite} channel_test {Test eines Kanals} other {Alarm}}',
    state:
      '{state, select, waiting {Wartet} sending {Wird gesendet} sent {Gesendet} failed {Nicht gesendet} other {Vielleicht angekommen}}',
    problem:
      '{problem, select, rejected {Der Mailserver oder die Adresse hat sie abgelehnt.} unsent {Der Mailserver hat sie nicht angenommen.} unreachable {Der Mailserver antwortet nicht.} unknown {Der Mailserver sagte nicht, ob er sie angenommen hat.} lost {Sie konnte nicht rechtzeitig gesendet werden, oder der Server endete dabei.} stopped {Sie ist nicht mehr gewünscht.} unmade {Worum es geht, gibt es nicht mehr.} disabled {Der Kanal wurde abgeschaltet.} sealed {Die gespeicherte Adresse des Kanals lässt sich nicht öffnen.} restored {Eine Sicherung wurde wiederhergestellt.} address {Die Adresse des Kanals gehört zu einem privaten Netz.} name {Der Host des Kanals wurde nicht gefunden.} tls {Der Host des Kanals hat kein gültiges Zertifikat.} timeout {Es kam keine rechtzeitige Antwort.} other {Die Verbindung schlug fehl.}}',
  },
  work: {
    title: 'Geplante Arbeiten',
    description: 'Der neueste Lauf jeder Art.',
    kind: '{kind, select, refresh {Aktualisierung} alerts {Alarmregeln} other {Geplante Berichte}}',
  },
  backup: {
    title: 'Noch keine Sicherung.',
    text: 'Führen Sie <code>npm run backup</code> auf dem Server aus. Eingebettete Datenbanken werden täglich gesichert.',
    newest: 'Neueste Sicherung auf diesem Server: <when></when>',
  },
};
