import { clipName } from '@/features/alerts/clip-name';
import { readCurrentProducts } from '@/features/alerts/current-list';
import { type GoneProduct, readGoneProducts } from '@/features/alerts/gone-products';

import { rangeWidth } from '@/features/effects/usual-days';
import { kindOf, readListed, readReplacements } from '@/features/link-health/read-catalog';
import { tupleKey } from '@/lib/base/tuple-key';
import { readStoredBasis } from '@/lib/data/fetch/lists/read-list';
import { addDays, type DayRange, laterOf } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { sumUnits, unitsNumber } from '@/lib/data/terms/units';
import type { Language } from '@/lib/language/language';
import type { Finder, Found } from '../found';
import { judgedDays } from '../judge-days';
import { type ProductDay, readProductDays } from '../read-product-days';
import { writeEstimate } from '../stake';
import type { TodayParts } from '../today-parts';
import { mostActions } from '../today-shape';

/** Products with fewer clicks in four weeks are left out. */
const fewestClicks = 20;
/** What a click brings is said only of as many conversions. */
const fewestConversions = 5;

/** Clicked products that cannot be bought, with one that may replace each. */
export const wastedFinder: Finder = {
  kinds: ['wasted'],
  find: async (parts) => {
    const gone = await readGoneProducts(parts, {
      clicks: fewestClicks,
      days: judgedDays.recent,
      subject: null,
    });
    const lists = await readStoredBasis(parts, ['products']);
    if (!gone) return { found: null, lists };
    const products = gone.products.slice(0, mostActions);
    const counted = gone.receipt.range;
    const range = { from: addDays(counted.from, -judgedDays.usual), to: counted.to };
    const replacements = await findReplacements(parts, products, range);
    const listed = [...products.map(({ product }) => product), ...replacements.values()];
    const days = await readProductDays(parts.store.read, parts.id, listed, range);
    const daysOf = (one: Listed) => days.get(productKey(one.marketplace, one.id)) ?? [];
    const found = products.flatMap((one) => {
      const instead = replacements.get(keyOf(one)) ?? null;
      const clicked = { from: laterOf(one.since ?? counted.from, counted.from), to: counted.to };
      const own = daysOf(one.product).filter(({ day }) => day >= clicked.from && day <= clicked.to);
      const clicks = sumOf(own, 'clicks');
      const worth = instead && findWorth(daysOf(instead));
      // One that sells as well as its replacement can be bought, whatever the list says.
      const lost = worth && clicks * worth.sales - sumOf(inCurrency(own, worth.currency), 'sales');
      const isLost = lost === null ? sumOf(own, 'conversions') === 0 : lost > 0;
      return clicks > 0 && isLost ? [describe(one, { clicks, clicked, instead, worth, lost })] : [];
    });
    return { found, lists };
  },
};

type Listed = { marketplace: string; id: string };
type Replacement = Listed & { name: string };

const keyOf = ({ product }: GoneProduct) => productKey(product.marketplace, product.id);

const sumOf = (days: readonly ProductDay[], metric: 'clicks' | 'sales' | 'conversions') =>
  unitsNumber(sumUnits(days.map(({ sums }) => sums[metric])));

const inCurrency = (days: readonly ProductDay[], currency: string | undefined) =>
  days.filter((one) => one.currency === currency);

/** What a click brings, in major units, and how far off that may be. */
type Worth = { currency: string; sales: number; spread: number };

/** Null with too few conversions. */
function findWorth(days: readonly ProductDay[]): Worth | null {
  const currency = days.toSorted((a, b) => Number(b.sums.clicks - a.sums.clicks))[0]?.currency;
  const own = inCurrency(days, currency);
  const [conversions, clicks] = [sumOf(own, 'conversions'), sumOf(own, 'clicks')];
  if (currency === undefined || conversions < fewestConversions || clicks === 0) return null;
  const sales = sumOf(own, 'sales') / clicks;
  return { currency, sales, spread: sales / Math.sqrt(conversions) };
}

/** The best product of the same brand, category and marketplace that can be bought, by `productKey`. */
async function findReplacements(
  parts: TodayParts,
  products: readonly GoneProduct[],
  range: DayRange,
): Promise<Map<string, Replacement>> {
  const list = await readCurrentProducts(parts);
  if (!list || products.length === 0) return new Map();
  const catalog = { workspaceId: parts.id, walk: list.walk };
  return parts.store.snapshot(async (session) => {
    const listed = products.map(({ product }) => product);
    const rows = await readListed(session, catalog, listed);
    const broken = [...rows.values()].map(({ row }) => row);
    const found = await readReplacements(session, catalog, broken, range);
    return new Map(
      products.flatMap((one): [string, Replacement][] => {
        const row = rows.get(tupleKey(one.product.marketplace, one.product.id))?.row;
        const [best] = (row && found.get(kindOf(row))) ?? [];
        if (!best) return [];
        const [marketplace, id] = [String(best.marketplace), String(best.id)];
        return [[keyOf(one), { marketplace, id, name: String(best.name) || id }]];
      }),
    );
  });
}

type Lost = {
  clicks: number;
  clicked: DayRange;
  instead: Replacement | null;
  worth: Worth | null;
  /** What as many clicks on the replacement bring, less what was sold. Null if that is unknown. */
  lost: number | null;
};

function describe(one: GoneProduct, wasted: Lost): Found {
  const { product, state, changesUntil } = one;
  const { clicks, worth, lost } = wasted;
  const off = worth ? rangeWidth * clicks * worth.spread : 0;
  return {
    kind: 'wasted',
    subject: keyOf(one),
    since: one.since,
    stake:
      worth && lost !== null
        ? writeEstimate('sales', worth.currency, {
            amount: lost,
            low: Math.max(0, lost - off),
            high: lost + off,
          })
        : null,
    path: `/products?${new URLSearchParams({ product: keyOf(one) })}`,
    changesUntil,
    tell: (language) => ({
      text: language.t(`today.kinds.wasted.${state}`, { name: clipName(product.name) }),
      why: tellWhy(language, wasted),
    }),
  };
}

function tellWhy({ t, format }: Language, { clicks, clicked, instead, worth }: Lost): string {
  const range = format.dayRange(clicked.from, clicked.to);
  const counted = t('today.kinds.wasted.clicks', { count: clicks, range });
  if (!instead) return `${counted} ${t('today.kinds.wasted.noReplacement')}`;
  const name = clipName(instead.name);
  const value = worth && format.money(worth.sales.toFixed(4), worth.currency);
  return `${counted} ${value === null ? t('today.kinds.wasted.replacement', { name }) : t('today.kinds.wasted.worth', { name, value })}`;
}
