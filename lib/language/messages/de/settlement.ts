import type { Translated } from '../translated';

export const settlement: Translated<'settlement'> = {
  description: 'Wie viel vom Gemeldeten noch da ist, wenn es endgültig wird.',
  failed: 'Der Endstand konnte nicht geladen werden',
  reading: 'Berichtszeilen werden geladen',
  metric: 'Kennzahl',
  grain: 'Zeilen der Tabelle nach Alter',
  rankBy: 'Sortieren nach',
  since: 'Wir beobachten Änderungen seit {day}. Erst später geladene Tage zählen hier nicht.',
  neverSeen: 'Wir haben noch keine Änderungen von Tagen beobachtet.',
  empty: {
    title: 'Noch ist nichts bekannt',
    waiting: 'Wir beobachten Änderungen seit {since}. Der erste dieser Tage wird am {day} endgültig.',
    hint: 'Ein Tag muss geladen werden, bevor er endgültig ist, und danach noch einmal. Endgültig ist er 45 Tage nach seinem Ende.',
  },
  expected: {
    title: 'Endgültig erwartet',
    estimate: 'Schätzung',
    month: 'Von {open}, die im {month} offen sind, bleiben etwa {expected} (zwischen {low} und {high}).',
    of: 'Offen im {month}, endgültig erwartet (Schätzung)',
    about: 'etwa {expected}',
    without:
      '{count, plural, one {Für # offenen Tag gibt es keine Schätzung.} other {Für # offene Tage gibt es keine Schätzung.}}',
    behind:
      'Geschätzt aus {count, plural, one {# endgültigen Monat} other {# endgültigen Monaten}}. Zählt in keiner Summe.',
    tested:
      'Bei {count, plural, one {# endgültigen Monat} other {# endgültigen Monaten}} hätte die Methode im Mittel um {error} danebengelegen.',
    held: 'Diese Spanne traf in {within, number} von {count, plural, one {# früheren Monat} other {# früheren Monaten}} zu.',
    changed:
      '{month} ergab endgültig {settled}, außerhalb der Spanne {low} bis {high}, die ältere Monate erwarten lassen. Die Quoten haben sich vielleicht geändert.',
    fewConversions:
      'Eine Schätzung braucht 100 Conversions in endgültigen Monaten. Es gibt {count, plural, one {#} other {#}}.',
    notCloser:
      'In früheren Monaten lagen die gemeldeten Zahlen näher als eine Schätzung. Darum gibt es keine.',
    untested: 'Kein endgültiger Monat hat genug Monate vor sich, um die Methode zu prüfen.',
    notLoaded: 'Die Tage, die eine Schätzung braucht, sind nicht alle geladen.',
    tooFew:
      'Eine Schätzung braucht drei endgültige Monate, die wir beobachtet haben. {count, plural, =0 {Es gibt keinen} one {Es gibt #} other {Es gibt #}}.',
    none: 'Es ist nichts offen, das sich schätzen lässt.',
  },
  chart: {
    title: '{metric} nach Monat, gemeldet und endgültig',
    hint: 'Jeder Monat öffnet sich vom Stand an seinem Ende zur Spanne, in der er endgültig werden soll. Ein Punkt ist der Endstand.',
    reported: 'Gemeldet',
    expected: 'Endgültig erwartet',
    settled: 'Endgültig',
  },
  triangle: {
    title: 'Nach Alter des Tages',
    hint: 'Was in jedem Alter da ist, als Anteil des zuerst Gemeldeten.',
    shaded:
      'Was in jedem Alter da ist, als Anteil des zuerst Gemeldeten. Je kräftiger die Farbe, desto mehr fehlt, bis zu {most}.',
    age: '{age, plural, one {# Tag} other {# Tage}}',
    now: 'Jetzt',
    settledDays: 'Alle endgültigen Tage',
    someDays: '{count, number} von {days, number} Tagen',
  },
  ranks: {
    lost: 'Größter Verlust zuerst',
    share: 'Größter verlorener Anteil zuerst',
    reported: 'Größte erste Meldung zuerst',
  },
  groups: {
    label: 'Änderung bis zum Endstand, nach Gruppe',
    reported: { label: 'Zuerst gemeldet', meaning: 'Was endgültige Tage hatten, als wir sie zuerst luden.' },
    reversed: { label: 'Storniert', meaning: 'Was spätere Abrufe bis zum Endstand abzogen.' },
    added: { label: 'Nachgemeldet', meaning: 'Was spätere Abrufe bis zum Endstand hinzufügten.' },
    settled: { label: 'Endgültig', meaning: 'Was diese Tage hatten, als sie endgültig wurden.' },
    share: { label: 'Änderung', meaning: 'Endgültig minus zuerst gemeldet, als Anteil davon.' },
    conversions: 'Die Stichprobe: zuerst gemeldete Conversions. Eine kleine Stichprobe sagt wenig.',
    days: { label: 'Tage', meaning: 'Endgültige Tage mit Zeilen, die wir beobachtet haben.' },
  },
};
