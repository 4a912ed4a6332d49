import type { Translated } from '../translated';

export const brands: Translated<'brands'> = {
  description: 'Ihre Marken auf allen Marktplätzen.',
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
  },
  brandIds: 'Marken-IDs',
  failed: 'Die Marke konnte nicht geladen werden',
  missing: 'Die API kennt diese ID nicht, oder die Marke gehört einem anderen Verkäufer.',
  allBrands: 'Alle Marken',
  products: {
    description: 'Nach Umsatz in diesem Zeitraum',
    inactive: 'inaktiv',
    outOfStock: 'nicht auf Lager',
    none: 'Diese Marke hat keine Produkte.',
    all: '{count, plural, one {Zum einzigen Produkt} other {Alle # Produkte}}',
  },
  creators: {
    title: 'Partner-Creator',
    description: 'Nach Umsatz in diesem Zeitraum, über alle Ihre Marken',
    none: 'Kein Creator hat eine aktive Partnerschaft mit dieser Marke.',
    all: '{count, plural, one {Zum einzigen Partner} other {Alle # Partner}}',
  },
};
