import type { Translated } from '../translated';

export const feedback: Translated<'feedback'> = {
  mayChange: 'kann sich noch ändern',
  mayChangeTitle: 'Kann sich noch ändern',
  estimate: 'Schätzung',
  deltaAgainst: '{delta} {against}',
  shownOnce: 'Wird nur einmal angezeigt. Jetzt kopieren.',
  metric: {
    about: 'Über {metric}',
    what: 'Was bedeutet {metric}?',
  },
  freshness: {
    about: 'Über diese Zahlen',
    line: '{state, select, complete {Alles geladen {ago}} partial {Teils geladen {ago}} other {Zuletzt geladen {ago}}}',
    complete: 'vollständig',
    partial: 'unvollständig',
    syncing: 'Wird geladen …',
  },
  receipt: {
    windows: 'Gelesene Zeitfenster',
    windowsOf: '{ok, number} von {total, number}',
    pages: 'Seiten',
    rows: 'Summierte Zeilen',
    state: 'Status',
    readAgain: 'Jetzt neu lesen',
  },
  sync: {
    rowsAndLeft: '{rows, plural, one {# Zeile} other {# Zeilen}} · noch etwa {left}',
    loading: 'Berichtszeilen werden geladen. Die Zahlen sind unvollständig.',
    partial: 'Die Zahlen sind unvollständig.',
    notLoaded: 'Die Zeilen konnten nicht geladen werden.',
    stopped: 'Synchronisierung gestoppt. Die Zahlen sind eventuell veraltet oder unvollständig.',
    daysMissing: 'Einige Tage konnten nicht geladen werden. Die Zahlen sind unvollständig.',
    canceled: 'Synchronisierung abgebrochen. Die Zahlen sind unvollständig.',
    unavailable: 'Der Fortschritt der Synchronisierung ist nicht verfügbar.',
  },
  trouble: {
    title: 'Die Affiliate-API ist gestört.',
    text: '{message} Gestört seit {time}. <next></next> Gespeicherte Zahlen bleiben sichtbar.',
    nextTry: 'Nächster Versuch in {duration}.',
    now: 'Neuer Versuch läuft.',
  },
  failure: {
    keyRejected: 'Die API hat Ihren Verkäufer-Schlüssel abgelehnt',
    enterKey:
      'Er wurde eventuell widerrufen oder ersetzt. Geben Sie den aktuellen Schlüssel ein und versuchen Sie es erneut.',
    openConnections: 'Verbindungen öffnen',
    address: 'Mit dieser Adresse stimmt etwas nicht',
    notRefreshed: 'Aktualisierung fehlgeschlagen. Sie sehen ältere Daten.',
    elsewhere: 'Diese Seite gehört zu einem anderen Arbeitsbereich',
    signedOut: 'Sie sind abgemeldet',
    signedOutLine: 'Sie sind abgemeldet.',
    signInAgain: 'Melden Sie sich an, um zu dieser Seite zurückzukehren.',
  },
  sellerKey: {
    title: 'Diese Seite braucht einen Verkäufer-Schlüssel',
    add: 'Hinterlegen Sie den API-Schlüssel Ihres Verkäuferkontos unter Einstellungen, Verbindungen. Er bleibt auf dem Server.',
    otherApi:
      'Der Verkäufer-Schlüssel gehört zu einer anderen API. Geben Sie ihn unter Einstellungen, Verbindungen erneut ein.',
  },
  issue: {
    text: '{field} {message}.',
    from: 'Der erste Tag',
    to: 'Der letzte Tag',
    ids: 'Die ID-Liste',
    q: 'Die Suche',
    other: '„{field}“',
  },
};
