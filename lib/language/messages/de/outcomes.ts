import type { Translated } from '../translated';

export const outcomes: Translated<'outcomes'> = {
  askAgain: 'Erneut anfragen',
  openHistory: 'Verlauf öffnen',
  openConnections: 'Verbindungen öffnen',
  product: '„{product}“',
  productOn: '„{product}“ auf {marketplace}',
  connectionLost: {
    title: 'Ihre Verbindung ist abgebrochen',
    text: 'Drücken Sie wieder „Link erstellen“, sobald Sie online sind. Dieselbe Anfrage erstellt nie einen zweiten Link.',
  },
  unknown: {
    title: 'Das Ergebnis ist unbekannt',
    text: '{why} Der Link existiert möglicherweise. Wir senden die Anfrage nur auf Ihren Wunsch erneut.',
    conflict: 'Derselbe Link wurde bereits angefragt, und die API hat nicht geantwortet.',
    internal: 'Beim Erstellen des Links ist bei uns ein Fehler aufgetreten.',
    timeout: 'Die API hat nicht rechtzeitig geantwortet.',
  },
  noPermission: {
    title: 'Keine Berechtigung für dieses Produkt',
    text: 'Der Creator dieses Schlüssels kann keine Links für {product} erstellen. Ein Link braucht ein aktives Produkt und eine aktive Partnerschaft mit der Marke.',
  },
  notFound: {
    title: 'Produkt nicht gefunden',
    text: 'Die API kennt {product} nicht. Prüfen Sie die ID.',
    textOn: 'Die API kennt {product} nicht. Prüfen Sie ID und Marktplatz.',
  },
  contentType: {
    title: 'Die API hat die Anfrage nicht als JSON akzeptiert',
    text: 'Möglicherweise hat ein Proxy die Anfrage verändert. Es wurde kein Link erstellt. Wenden Sie sich an den Betreiber der API.',
  },
  invalid: {
    title: 'Prüfen Sie Ihre Eingaben',
    refused: 'Die API hat die Anfrage abgelehnt',
    unnamed: 'Sie meldet „{message}“, ohne ein Feld zu nennen.',
  },
  signedOut: {
    title: 'Sie sind abgemeldet',
    text: 'Melden Sie sich wieder an; es wurde nichts gesendet.',
  },
  forbidden: 'Sie können hier keine Links erstellen',
  keyMissing: 'Kein Creator-Schlüssel in Verwendung',
  keyRefused: {
    title: 'Die API hat Ihren Creator-Schlüssel abgelehnt',
    text: 'Es wurde kein Link erstellt. Ersetzen Sie den Schlüssel unter Einstellungen, Verbindungen und versuchen Sie es erneut.',
  },
  throttled: {
    title: 'Noch nicht gesendet',
    text: '{message} Ein neuer Versuch ist in {seconds, number} s möglich.',
  },
  tooLarge: 'Zu viele Anfragen',
  elsewhere: 'Es wurde nichts gesendet',
  chooseMarketplace: {
    title: 'Marktplatz wählen',
    several: 'Die API hat die Anfrage abgelehnt. {product} gibt es auf mehreren Marktplätzen.',
    sharedid: 'Die API hat die Anfrage abgelehnt. Eine Sharedid gibt es nur für Produkte auf {storefront}.',
  },
  sharedid: {
    title: 'Die API hat die Sharedid abgelehnt',
    text: 'Lassen Sie sie weg oder verwenden Sie nur Buchstaben und Ziffern.',
  },
};
