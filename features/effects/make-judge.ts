import { groupBy } from '@/lib/base/group-by';
import { tupleKey } from '@/lib/base/tuple-key';
import { type Day, type DayRange, daysBetween, earlierOf } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { eachMonth, monthOf } from '@/lib/data/terms/month';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import { countDecimals } from '@/lib/language/format/currency';
import type { Change, Effect } from './effect-shape';
import { findSides, type Spell } from './find-sides';
import type { Told } from './gather-changes';
import { type Judged, judgeEffect, type Sides } from './judge-effect';
import { mostSellers, type Seller } from './read-sellers';
import type { Product, Series } from './read-series';

/** What changes are judged by. */
type Evidence = {
  today: Day;
  /** The first day whose rows were read. */
  first: Day;
  /** Days whose rows are not stored. */
  unread: Record<'reports' | 'program', readonly DayRange[]>;
  series: Series;
  /** By `productKey`. */
  spellsOf: ReadonlyMap<string, readonly Spell[]>;
  sellers: readonly Seller[];
  /** By `tupleKey(marketplace, id)`. */
  categories: ReadonlyMap<string, string>;
};

const keyOf = ({ marketplace, id }: Product) => productKey(marketplace, id);

/** Makes the function that says what a change did. */
export function makeJudge({ today, first, unread, series, spellsOf, sellers, categories }: Evidence) {
  const sellersIn = groupBy(sellers, ({ marketplace, currency, month }) =>
    tupleKey(marketplace, currency, month),
  );
  const categoryOf = ({ marketplace, id }: Product) => categories.get(tupleKey(marketplace, id));

  /** The products of a marketplace that sold most on some days. Those of their months alone, so that the asked range does not count. */
  function listBest(marketplace: string, currency: string, days: DayRange): Product[] {
    const months = eachMonth(monthOf(days.from), monthOf(days.to));
    const some = months.flatMap((month) => sellersIn.get(tupleKey(marketplace, currency, month)) ?? []);
    const each = new Map(some.map((one) => [one.id, { one, sold: series.sold(one, currency, days) }]));
    return [...each.values()]
      .toSorted((a, b) => b.sold - a.sold || (a.one.id < b.one.id ? -1 : 1))
      .slice(0, mostSellers)
      .map(({ one }) => one);
  }

  const judge = (products: readonly Product[], { before, after }: { before: DayRange; after: DayRange }) => {
    const [currency, ...otherCurrencies] = series.currenciesOf(products, [before, after]);
    if (currency === undefined) return 'tooFew';
    const sidesOf = (some: readonly Product[]): Sides => ({
      before: series.of(some, currency, before),
      after: series.of(some, currency, after),
    });
    const own = new Set(products.map(keyOf));
    const isSteady = (one: Product) =>
      !own.has(keyOf(one)) &&
      !(spellsOf.get(keyOf(one)) ?? []).some(({ day, since }) => day >= before.from && since <= after.to);
    const marketplaces = [...new Set(products.map(({ marketplace }) => marketplace))];
    const steady = marketplaces
      .flatMap((marketplace) => listBest(marketplace, currency, before))
      .filter(isSteady);
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
    if (typeof inCategory !== 'string')
      return writeEffect(inCategory, { currency, otherCurrencies }, 'category');
    if (inCategory !== 'noOthers') return inCategory;
    const inAll = compare(steady);
    return typeof inAll === 'string'
      ? inAll
      : writeEffect(inAll, { currency, otherCurrencies }, 'marketplace');
  };

  /** Whether rows are missing of the compared days, or of those on which a campaign sold what is compared. */
  const lacksRows = (sides: { before: DayRange; after: DayRange }, sold: DayRange | null) =>
    touchesGap(sides.before, unread.reports) ||
    touchesGap(sides.after, unread.reports) ||
    (sold !== null &&
      touchesGap({ from: sold.from, to: earlierOf(sold.to, sides.after.to) }, unread.program));

  return ({ products, spells, sold, ...told }: Told): Change => {
    const sides = findSides(told, spells, { today, first });
    const silent = { ...told, days: null, ready: null, effect: null };
    if ('reason' in sides) {
      return { ...silent, verdict: sides.reason, ready: sides.reason === 'tooEarly' ? sides.ready : null };
    }
    const known = { ...silent, days: sides };
    if (lacksRows(sides, sold)) return { ...known, verdict: 'notLoaded' };
    const judged = judge(products, sides);
    return typeof judged === 'string' ? { ...known, verdict: judged } : { ...known, ...judged };
  };
}

function writeEffect(
  judged: Judged,
  { currency, otherCurrencies }: Pick<Effect, 'currency' | 'otherCurrencies'>,
  of: Effect['others']['of'],
) {
  const { verdict, sales, expected, low, high, conversions, expectedConversions, others } = judged;
  const write = (value: number) => unitsText(toUnits(value.toFixed(countDecimals(currency))));
  const effect: Effect = {
    currency,
    otherCurrencies,
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
