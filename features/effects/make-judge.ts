import { groupBy } from '@/lib/base/group-by';
import { tupleKey } from '@/lib/base/tuple-key';
import { type Day, type DayRange, daysBetween, eachDay } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { sumUnits, toUnits, unitsNumber, unitsText } from '@/lib/data/terms/units';
import { countDecimals } from '@/lib/language/format/currency';
import type { Change, Effect } from './effect-shape';
import { findSides, type Spell } from './find-sides';
import type { Told } from './gather-changes';
import { type Judged, judgeEffect, type Sides } from './judge-effect';
import type { ProductDay } from './read-product-days';
import type { Seller } from './read-sellers';

/** What changes are judged by. */
export type Evidence = {
  today: Day;
  /** Days of report rows that are not stored. */
  unread: readonly DayRange[];
  /** By `productKey`. */
  days: ReadonlyMap<string, readonly ProductDay[]>;
  spellsOf: ReadonlyMap<string, readonly Spell[]>;
  sellers: readonly Seller[];
  /** By `tupleKey(marketplace, id)`. */
  categories: ReadonlyMap<string, string>;
};

type Product = Told['products'][number];

const keyOf = ({ marketplace, id }: Product) => productKey(marketplace, id);

/** Makes the function that says what a change did. */
export function makeJudge({ today, unread, days, spellsOf, sellers, categories }: Evidence) {
  const sellersIn = groupBy(sellers, ({ marketplace, currency }) => tupleKey(marketplace, currency));
  const categoryOf = ({ marketplace, id }: Product) => categories.get(tupleKey(marketplace, id));

  const take = (products: readonly Product[], currency: string, range: DayRange) => {
    const byDay = groupBy(
      products.flatMap((one) => days.get(keyOf(one)) ?? []).filter((row) => row.currency === currency),
      ({ day }) => day,
    );
    const of = (metric: 'sales' | 'conversions') =>
      eachDay(range).map((day) =>
        unitsNumber(sumUnits((byDay.get(day) ?? []).map(({ sums }) => sums[metric]))),
      );
    return { sales: of('sales'), conversions: of('conversions') };
  };

  /** The currency that the products sell most in. */
  const findCurrency = (products: readonly Product[]) => {
    const rows = groupBy(
      products.flatMap((one) => days.get(keyOf(one)) ?? []),
      ({ currency }) => currency,
    );
    const [first] = [...rows]
      .map(([currency, own]) => ({ currency, sales: sumUnits(own.map(({ sums }) => sums.sales)) }))
      .toSorted((a, b) => (a.sales < b.sales ? 1 : -1));
    return first?.currency;
  };

  const judge = (products: readonly Product[], { before, after }: { before: DayRange; after: DayRange }) => {
    const currency = findCurrency(products);
    const [first] = products;
    if (currency === undefined || first === undefined) return 'tooFew';
    const sidesOf = (some: readonly Product[]): Sides => ({
      before: take(some, currency, before),
      after: take(some, currency, after),
    });
    const own = new Set(products.map(keyOf));
    const isSteady = (one: Product) =>
      !own.has(keyOf(one)) &&
      !(spellsOf.get(keyOf(one)) ?? []).some(({ day, since }) => day >= before.from && since <= after.to);
    const steady = (sellersIn.get(tupleKey(first.marketplace, currency)) ?? []).filter(isSteady);
    const kinds = new Set(products.map(categoryOf).filter((one) => one !== undefined));
    const alike = steady.filter((one) => kinds.has(categoryOf(one) ?? ''));
    const apart = daysBetween(before.from, after.from);
    const compare = (others: readonly Product[]) =>
      judgeEffect(
        sidesOf(products),
        others.map((one) => sidesOf([one])),
        apart,
      );
    const inCategory = compare(alike);
    if (typeof inCategory !== 'string') return writeEffect(inCategory, currency, 'category');
    if (inCategory !== 'noOthers') return inCategory;
    const inAll = compare(steady);
    return typeof inAll === 'string' ? inAll : writeEffect(inAll, currency, 'marketplace');
  };

  return ({ products, spells, ...told }: Told): Change => {
    const sides = findSides(told, spells, today);
    const silent = { ...told, days: null, ready: null, effect: null };
    if ('reason' in sides) {
      return { ...silent, verdict: sides.reason, ready: sides.reason === 'tooEarly' ? sides.ready : null };
    }
    const known = { ...silent, days: sides };
    if ([sides.before, sides.after].some((range) => touchesGap(range, unread))) {
      return { ...known, verdict: 'notLoaded' };
    }
    const judged = judge(products, sides);
    return typeof judged === 'string' ? { ...known, verdict: judged } : { ...known, ...judged };
  };
}

function writeEffect(judged: Judged, currency: string, of: Effect['others']['of']) {
  const { verdict, sales, expected, low, high, conversions, expectedConversions, others } = judged;
  const write = (value: number) => unitsText(toUnits(value.toFixed(countDecimals(currency))));
  const effect: Effect = {
    currency,
    sales: write(sales),
    expected: write(expected),
    difference: write(sales - expected),
    low: write(low),
    high: write(high),
    share: expected > 0 ? (sales - expected) / expected : null,
    conversions,
    expectedConversions: Math.round(expectedConversions),
    others: { of, ...others },
  };
  return { verdict, effect };
}
