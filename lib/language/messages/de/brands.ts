import type { Translated } from '../translated';

export const brands: Translated<'brands'> = {
  description: 'Ihre Marken auf allen Marktplätzen. Tage in UTC.',
  search: 'Marken suchen',
  none: {
    title: 'Noch keine Marken',
    text: 'Die API hat keine Marken für diesen Schlüssel.',
  },
  layout: {
    title: 'Anzeige',
    table: 'Tabelle',
    cards: 'Karten',
  },
  columns: {
    name: 'Marke',
    marketplace: 'Marktplatz',
    activity: 'Aktivität',
    all: 'Alle in dieser Liste',
  },
  filters: {
    marketplace: 'Marktplatz',
    activity: 'Aktivität',
    ids: 'IDs',
    brandIds: 'Marken-IDs',
  },
  active: 'Aktiv',
  inactive: 'Inaktiv',
  failed: 'Die Marke konnte nicht geladen werden',
  missing: 'Die API kennt diese ID nicht, oder die Marke gehört einem anderen Verkäufer.',
  allBrands: 'Alle Marken',
  products: {
    title: 'Produkte',
    description: 'Nach Umsatz in diesem Zeitraum',
    inactive: 'inaktiv',
    outOfStock: 'nicht auf Lager',
    none: 'Diese Marke hat keine Produkte.',
    all: '{count, plural, one {Zum einzigen Produkt} other {Alle # Produkte}}',
  },
  creators: {
    link: 'Creator',
    title: 'Partner-Creator',
    description: 'Nach Umsatz in diesem Zeitraum, über alle Ihre Marken',
    none: 'Kein Creator hat eine aktive Partnerschaft mit dieser Marke.',
    all: '{count, plural, one {Zum einzigen Partner} other {Alle # Partner}}',
  },
};
