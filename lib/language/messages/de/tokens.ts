import type { Translated } from '../translated';

export const tokens: Translated<'tokens'> = {
  description: 'Für Skripte und Tabellen, die {workspace} ohne Browser nutzen.',
  menu: 'Neues Token',
  create: {
    title: 'Token erstellen',
    description: 'Es hat nie mehr Rechte als Sie und endet, wenn Sie den Arbeitsbereich verlassen.',
    scopes: 'Berechtigungen',
    button: 'Token erstellen',
    made: 'Ihr API-Token',
    madeHint: 'Senden Sie es als „Authorization: Bearer“ und halten Sie es geheim.',
    secret: 'API-Token',
    copy: 'Token kopieren',
  },
  scopes: {
    reports: 'Zahlen, Gewinn, Abrechnungen und Notizen lesen',
    catalog: 'Marken, Produkte, Creator und Kampagnen mit ihren Zahlen lesen',
    linksRead: 'Links und ihre Klicks lesen',
    linksWrite: 'Links erstellen, importieren und archivieren',
    settings: 'Verbindungen ohne Schlüssel, Margen, Kurse und das Protokoll lesen',
  },
};
