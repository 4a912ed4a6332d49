import type { Translated } from '../translated';

export const refresh: Translated<'refresh'> = {
  title: 'Aktualisierung im Hintergrund',
  description:
    'Berichte, Klicks, Boni, Programmzahlen und Listen werden gelesen, ohne dass jemand eine Seite öffnet. So sind die Zahlen am Morgen aktuell. Anfragen von Personen haben Vorrang.',
  failed: 'Die Aktualisierung im Hintergrund konnte nicht geladen werden',
  every: 'Aktualisieren',
  daily: 'Einmal am Tag',
  hours: '{hours, plural, one {Jede Stunde} other {Alle # Stunden}}',
  never: 'Nie',
  at: 'Um',
  dailyAt: 'Einmal am Tag um {time}, {zone}',
  saved: 'Plan gespeichert',
  now: 'Jetzt aktualisieren',
  started: 'Die Aktualisierung beginnt',
  next: 'Nächste Aktualisierung: <when></when>, höchstens fünf Minuten nach der gewählten Zeit.',
  off: 'Zahlen werden nur aktualisiert, wenn jemand eine Seite öffnet.',
  notPlanned: 'Die erste Aktualisierung wird geplant, sobald es einen Verkäuferschlüssel gibt.',
  runs: 'Neueste Aktualisierungen',
  startedAt: 'Begonnen',
  state: 'Zustand',
  rows: 'Zeilen',
  calls: 'Gelesene Seiten',
  took: 'Dauer',
  seconds: '{seconds, number} s',
  states: {
    running: 'Läuft',
    complete: 'Vollständig',
    failed: 'Fehlgeschlagen',
    lost: 'Unterbrochen',
  },
};
