import type { Translated } from '../translated';

export const shares: Translated<'shares'> = {
  menu: 'Teilen…',
  create: {
    title: 'Diese Seite teilen',
    description:
      'Erstellt eine Seite zum Lesen für Personen ohne Konto. Sie sehen diese Zahlen und sonst nichts.',
    shown: 'Was geteilt wird',
    range: 'Tage',
    relative: '{range}, gezählt ab dem Tag des Öffnens',
    fixed: 'Immer {days}',
    filters: 'Filter',
    unfiltered: '{page}, ohne Filter',
    password: 'Passwort',
    passwordHint: 'Senden Sie es getrennt. Wir speichern nur seinen Hash.',
    button: 'Seite erstellen',
    made: 'Ihre geteilte Seite',
    madeHint:
      'Kopieren Sie die Adresse jetzt. Sie wird nicht noch einmal gezeigt. Widerrufen können Sie sie unter Posteingang, Geteilt.',
    secret: 'Adresse',
    copy: 'Adresse kopieren',
  },
  kinds: {
    reports: 'Bericht',
    clicks: 'Klickbericht',
    brb: 'BRB-Schätzungen',
    program: 'Programmbericht',
    scorecard: 'Creator-Scorecard',
    statement: 'Abrechnung',
    settlement: 'Endstand',
    goals: 'Ziele',
    linkHealth: 'Zustand der Links',
  },
  sheet: {
    sharedBy: 'Geteilt von {workspace}',
    complete: 'Vollständig',
    partialBadge: 'Unvollständig',
    asOf: 'Stand: {moment} UTC',
    noAge: 'Noch ist nichts gespeichert',
    live: 'Dieser Monat ist nicht abgeschlossen. Gezeigt wird {days}, wie gespeichert.',
    nothing: 'Noch nichts zu zeigen',
    nothingHint: 'Zahlen erscheinen hier, sobald es welche gibt.',
    footer: 'Seite zum Lesen. Sie läuft am {end} ab.',
  },
  locked: {
    title: 'Diese Seite hat ein Passwort',
    text: 'Fragen Sie die Person, die sie geteilt hat.',
    password: 'Passwort',
    button: 'Seite öffnen',
  },
  missing: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Adresse ist falsch, oder die Seite ist abgelaufen oder wurde widerrufen.',
  },
  busy: {
    title: 'Zu viele Anfragen',
    text: 'Aus Ihrem Netz wurden zu viele Seiten geöffnet. Warten Sie eine Minute und laden Sie neu.',
  },
  failed: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Laden Sie sie in einem Moment neu.',
  },
};
