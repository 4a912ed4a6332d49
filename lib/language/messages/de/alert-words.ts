import type { Translated } from '../translated';

/** Parts of the sentences of rules. */
export const alertWords: Translated<'alerts'>['words'] = {
  metrics: {
    sales: 'der Umsatz',
    commission: 'die Provision',
    clicks: 'die Zahl der Klicks',
    conversions: 'die Zahl der Conversions',
  },
  whose: {
    all: 'insgesamt',
    brand: 'von Marke',
    creator: 'von Creator',
    product: 'von Produkt',
    creator_group: 'von Creator-Gruppe',
    product_group: 'von Produktgruppe',
  },
  any: {
    creator: 'eines beliebigen Creators',
    brand: 'einer beliebigen Marke',
    product: 'eines beliebigen Produkts',
  },
  anyIn: {
    creator_group: 'eines beliebigen Creators aus Gruppe',
    product_group: 'eines beliebigen Produkts aus Gruppe',
    brand: 'eines beliebigen Produkts von Marke',
  },
  of: 'von {name}',
  anyOf:
    '{each, select, creator {eines beliebigen Creators} brand {einer beliebigen Marke} other {eines beliebigen Produkts}} von {name}',
  moves: {
    below: '{metric, select, other {fällt}}',
    above: '{metric, select, other {steigt}}',
    either: '{metric, select, other {abweicht}}',
  },
  passes: {
    below: '{metric, select, other {unterschreitet}}',
    above: '{metric, select, other {überschreitet}}',
  },
  lost: {
    times: 'Mal so hoch ist wie im früheren Mittel',
    points: 'Punkte über dem früheren Mittel liegt',
  },
  sales: { first: 'zum ersten Mal verkauft', none: 'nichts verkauft' },
  goals: {
    behind: 'laut Prognose verfehlt wird',
    ended: 'am Ende seines Zeitraums erreicht oder verfehlt ist',
  },
  anyCampaign: 'eine beliebige Kampagne',
  paces: {
    early: 'ihr Budget vor dem Ende aufbraucht',
    slow: 'ihr Budget bis zum Ende nicht ausgibt',
  },
  clicked: { any: 'mit oder ohne Klicks', least: 'mit mindestens' },
  allProducts: 'beliebigen Produkten',
  productsOf: 'Produkten von {name}',
  steps: { mine: 'meiner Partner', all: 'eines beliebigen Partners' },
  days: '{days, plural, one {# Tag} other {# Tage}}',
  hours: '{count, plural, one {# Stunde} other {# Stunden}}',
  clicks: '{count, plural, one {# Klick} other {# Klicks}}',
  conversions: '{count, plural, one {# Conversion} other {# Conversions}}',
  units: {
    days: '{count, plural, one {Tag} other {Tage}}',
    hours: '{count, plural, one {Stunde} other {Stunden}}',
    clicks: '{count, plural, one {Klick} other {Klicks}}',
    conversions: '{count, plural, one {Conversion} other {Conversions}}',
  },
  more: 'Grenze überschritten von {each, select, creator {{count, plural, one {# weiteren Creator} other {# weiteren Creators}}} brand {{count, plural, one {# weiteren Marke} other {# weiteren Marken}}} other {{count, plural, one {# weiteren Produkt} other {# weiteren Produkten}}}}: {metric}, {range}',
};
