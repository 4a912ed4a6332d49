import type { Translated } from '../translated';

export const products: Translated<'products'> = {
  description: 'Ihr Katalog mit seinem Umsatz.',
  search: 'Produkte suchen',
  none: {
    title: 'Noch keine Produkte',
    text: 'Produkte erscheinen hier, sobald eine Marke sie hinzufügt.',
  },
  source: {
    title: 'Welcher Katalog',
    v1: {
      label: 'Marktplätze',
      title: 'Die neun Marktplätze der API-Version 1',
    },
    v2: {
      label: 'Alle Kanäle',
      title: 'Alle Marktplätze, Händler und Storefronts',
    },
  },
  columns: {
    title: 'Produkt',
    conversion: 'Conversion',
    stock: 'Bestand',
    price: 'Preis',
    brand: 'Marke',
    marketplace: 'Marktplatz',
    listed: 'Angegeben',
    listedMeaning: 'Angegebene Provision als Anteil am Umsatz',
    category: 'Kategorie',
    id: 'ID',
    idMeaning: 'ASIN, Artikel-ID des Händlers oder Varianten-ID der Storefront',
  },
  stock: {
    in: 'Auf Lager',
    out: 'Nicht auf Lager',
    short: 'Ausverkauft',
  },
  price: {
    title: 'Preis unter',
    below: 'unter {amount}',
    amount: 'Unter',
    hint: 'Preise in anderen Währungen bleiben außen vor.',
    wrong: 'Geben Sie einen Betrag ein, zum Beispiel {example}.',
  },
  filters: {
    productIds: 'Produkt-IDs',
    finding: 'Auffälligkeit',
  },
  findings: {
    title: 'Auffälligkeiten',
    'clicked-out-of-stock': {
      title: 'Klicks, nicht auf Lager',
      meaning: 'Creator verweisen auf Produkte, die niemand kaufen kann.',
    },
    'clicked-inactive': {
      title: 'Klicks, inaktiv',
      meaning: 'Creator verweisen auf inaktive Produkte.',
    },
    'no-clicks': {
      title: 'Aktiv, ohne Klicks',
      meaning: 'Aktive Produkte ohne Klick in diesem Zeitraum.',
    },
    'rate-differs': {
      title: 'Provision weicht vom angegebenen Satz ab',
      meaning:
        'Der Standard-Provisionssatz weicht um mindestens 25 % und einen Prozentpunkt vom angegebenen Satz ab.',
    },
    unknown: 'Noch keine Berichtszeilen geladen',
    wasted: '{count, plural, one {# Klick} other {# Klicks}} verloren',
    clicks: '{count, plural, one {# Klick} other {# Klicks}}',
    none: 'Keine Auffälligkeiten',
    noClicks: 'Keine Klicks',
  },
  createLinks: 'Links erstellen',
  storageBlocked: 'Ihr Browser blockiert den Speicher, die Auswahl kann nicht übergeben werden',
  copyId: 'Produkt-ID kopieren',
  failed: 'Das Produkt konnte nicht geladen werden',
  missing: {
    title: 'Nicht im Katalog',
    text: 'Die API hat kein Produkt mit dieser ID auf {marketplace}.',
    anywhere: 'Die API hat auf keinem Marktplatz ein Produkt mit dieser ID.',
    incomplete: 'Der Katalog konnte nur teilweise gelesen werden.',
  },
  notReported: 'Berichte umfassen {marketplace} nicht, daher gibt es keine Zahlen zu diesem Produkt.',
  history: {
    title: 'Preis, Bestand und Provision im Zeitverlauf',
    since:
      'Änderungen werden seit {day} aufgezeichnet. Zwischen zwei Listen, die sich unterscheiden, ist ein Wert nicht bekannt.',
    gone: 'Zuletzt gelistet: {day}.',
    failed: 'Der Verlauf konnte nicht geladen werden',
    none: 'Für diese Tage ist nichts aufgezeichnet.',
    price: 'Angegebener Preis nach Tag, {currency}',
    rate: 'Angegebene Provision nach Tag',
    stock: 'Vorrätig nach Tag',
    clicks: 'Klicks nach Tag',
    inStock: 'Vorrätig',
    active: 'Aktiv',
    yes: 'Ja',
    no: 'Nein',
  },
  facts: {
    listed: 'Angegebene Provision',
    state: 'Status',
  },
  listedIs: 'Angegeben sind {rate}',
  farFromListed: ', weit entfernt von den angegebenen {rate}',
};
