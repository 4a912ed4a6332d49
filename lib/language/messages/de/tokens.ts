import type { Translated } from '../translated';

export const tokens: Translated<'tokens'> = {
  description: 'Für Skripte und Tabellen, die {workspace} ohne Browser nutzen.',
  create: {
    title: 'Token erstellen',
    description: 'Es hat nie mehr Rechte als Sie und endet, wenn Sie den Arbeitsbereich verlassen.',
    name: 'Name',
    expires: 'Läuft ab nach',
    days: '{days, plural, one {# Tag} other {# Tagen}}',
    scopes: 'Berechtigungen',
    button: 'Token erstellen',
    token: 'API-Token',
    copy: 'Token kopieren',
    done: 'Das Token wurde erstellt',
  },
  scopes: {
    reports: 'Zahlen, Gewinn, Abrechnungen und Notizen lesen',
    catalog: 'Marken, Produkte, Creator und Kampagnen mit ihren Zahlen lesen',
    linksRead: 'Links und ihre Klicks lesen',
    linksWrite: 'Links erstellen, importieren und archivieren',
    settings: 'Verbindungen ohne Schlüssel, Margen, Kurse und das Protokoll lesen',
  },
  list: {
    title: 'Tokens',
    none: 'Noch keine Tokens',
    noneHint: 'Erstellen Sie oben eines. Hier erscheint, wann es zuletzt genutzt wurde.',
    expired: 'Abgelaufen',
    of: '{email} · {scopes}',
    unused: 'Nie genutzt · läuft am {end} ab',
    used: 'Genutzt <use></use> · läuft am {end} ab',
    ended: 'Abgelaufen am {end}',
  },
  revoke: {
    button: 'Widerrufen',
    named: '{name} widerrufen',
    title: '{name} widerrufen?',
    lost: 'Programme mit diesem Token verlieren sofort den Zugriff. Es lässt sich nicht wiederherstellen.',
    confirm: 'Token widerrufen',
    done: 'Das Token wurde widerrufen',
  },
};
