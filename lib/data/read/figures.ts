import type { SqlRow } from '@/lib/data/store/engine/store';
import {
  type BaseMetric,
  baseMetrics,
  type ComparedFigures,
  type Figures,
  provisionalMetrics,
} from '@/lib/data/terms/metrics';
import {
  divideToMoney,
  divideToRate,
  multiplyByRate,
  toUnits,
  type Units,
  unitsNumber,
  unitsText,
} from '@/lib/data/terms/units';

/** Exact sums, before any division. */
export type Sums = Record<BaseMetric, Units> & {
  any: boolean;
  provisional: Record<(typeof provisionalMetrics)[number], Units>;
};

export function makeSums(): Sums {
  return {
    sales: 0n,
    commission: 0n,
    bonus: 0n,
    clicks: 0n,
    conversions: 0n,
    detailPageViews: 0n,
    addToCarts: 0n,
    any: false,
    provisional: { sales: 0n, commission: 0n, clicks: 0n },
  };
}

const amount = (row: SqlRow, name: string): Units => {
  const value = row[name];
  return value === null || value === undefined ? 0n : toUnits(String(value));
};

/** Parses the columns of `sumColumns`, or of `plainSums` and `final`. */
export function readSums(row: SqlRow): Sums {
  const sums = makeSums();
  for (const metric of baseMetrics) sums[metric] = amount(row, metric);
  sums.any = row.provisional_any === true || row.final === false;
  for (const metric of provisionalMetrics) {
    sums.provisional[metric] = row.final === false ? sums[metric] : amount(row, `provisional_${metric}`);
  }
  return sums;
}

/** The sums of figures. Exact except the provisional part, which is derived from its share. */
function fromFigures(figures: Figures): Sums {
  const sums = makeSums();
  for (const metric of baseMetrics) sums[metric] = toUnits(String(figures[metric]));
  sums.any = figures.provisional.any;
  for (const metric of provisionalMetrics) {
    sums.provisional[metric] = multiplyByRate(sums[metric], figures.provisional[metric]);
  }
  return sums;
}

function combine(a: Sums, b: Sums, each: (x: Units, y: Units) => Units): Sums {
  const result = makeSums();
  for (const metric of baseMetrics) result[metric] = each(a[metric], b[metric]);
  for (const metric of provisionalMetrics) {
    result.provisional[metric] = each(a.provisional[metric], b.provisional[metric]);
  }
  return result;
}

export const addSums = (a: Sums, b: Sums): Sums => ({
  ...combine(a, b, (x, y) => x + y),
  any: a.any || b.any,
});

/** The figures of several groups as one. Amounts only make sense for groups of the same currency. */
export const addFigures = (all: readonly Figures[]): Figures =>
  toFigures(all.map(fromFigures).reduce(addSums, makeSums()), false);

/** The same with what their changes are between. */
export function addCompared(all: readonly ComparedFigures[]): ComparedFigures {
  const add = (side: 'counted' | 'compared') => {
    const found = all.flatMap((one) => one[side] ?? []);
    return found.length > 0 && found.length === all.length ? addFigures(found) : null;
  };
  return {
    figures: addFigures(all.map(({ figures }) => figures)),
    counted: add('counted'),
    compared: add('compared'),
  };
}

/** The caller provides `any`, which cannot be subtracted. */
export const subtractSums = (a: Sums, b: Sums, any: boolean): Sums => ({
  ...combine(a, b, (x, y) => x - y),
  any,
});

/** `open`: whether rows of these days may still arrive, even if there are none yet. */
export function toFigures(sums: Sums, open: boolean): Figures {
  const share = (metric: (typeof provisionalMetrics)[number]) =>
    Math.min(1, Math.max(0, divideToRate(sums.provisional[metric], sums[metric]) ?? 0));
  return {
    sales: unitsText(sums.sales),
    commission: unitsText(sums.commission),
    bonus: unitsText(sums.bonus),
    clicks: unitsNumber(sums.clicks),
    conversions: unitsNumber(sums.conversions),
    detailPageViews: unitsNumber(sums.detailPageViews),
    addToCarts: unitsNumber(sums.addToCarts),
    conversionRate: divideToRate(sums.conversions, sums.clicks),
    cartRate: divideToRate(sums.addToCarts, sums.clicks),
    epc: divideToMoney(sums.commission, sums.clicks),
    aov: divideToMoney(sums.sales, sums.conversions),
    commissionRate: divideToRate(sums.commission, sums.sales),
    costPerConversion: divideToMoney(sums.commission, sums.conversions),
    provisional: {
      any: open || sums.any,
      sales: share('sales'),
      commission: share('commission'),
      clicks: share('clicks'),
    },
  };
}
