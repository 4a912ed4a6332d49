import { clipName } from '@/features/alerts/clip-name';
import { findKeyDay } from '@/features/alerts/key-day';
import { mostListed } from '@/features/alerts/most-listed';
import { type ProductDay, readProductDays } from '@/features/effects/read-product-days';
import { type ListedChange, listProductChanges } from '@/lib/data/read/lists/list-product-changes';
import { addDays, type DayRange, daysBetween } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { lookBackDays } from '@/lib/data/terms/ranges/look-back';
import { sumUnits, type Units, unitsNumber, unitsText } from '@/lib/data/terms/units';
import { writeExactRate } from '@/lib/language/format/exact-rate';
import type { Language } from '@/lib/language/language';
import type { Finder, Found } from '../found';
import { judgedDays } from '../judge-days';
import { writeEstimate } from '../stake';

/** Changes of this many days are told, and what they did is counted for as long. */
const toldDays = 14;
/** What a change did is said only of as many conversions before and after it. */
const fewestConversions = 20;

/** Listed commissions that changed, what that costs or saves, and what was sold since. */
export const ratesFinder: Finder = {
  kinds: ['rate'],
  find: async (parts) => {
    const { creatorDays, today } = parts;
    if (!creatorDays || (await findKeyDay(parts)) === null) return { found: null };
    const { to } = creatorDays.range;
    const first = addDays(today, -toldDays);
    const listed = await listProductChanges(parts.db, parts.id, { from: first, to }, mostListed);
    const changes = listed.filter(({ field }) => field === 'rate');
    const range = { from: addDays(first, -judgedDays.recent), to };
    const products = changes.map(({ marketplace, product }) => ({ marketplace, id: product }));
    const days = await readProductDays(parts.store.read, parts.id, products, range);
    const found = changes.flatMap((change) => {
      const own = days.get(productKey(change.marketplace, change.product)) ?? [];
      return describe(change, own, to) ?? [];
    });
    return { found };
  },
};

type Sold = { sales: Units; conversions: Units };

function sumDays(days: readonly ProductDay[], { from, to }: DayRange): Sold {
  const within = days.filter(({ day }) => day >= from && day <= to);
  return {
    sales: sumUnits(within.map(({ sums }) => sums.sales)),
    conversions: sumUnits(within.map(({ sums }) => sums.conversions)),
  };
}

/** Null if nothing was sold in four weeks. */
function describe(change: ListedChange, days: readonly ProductDay[], to: string): Found | null {
  const { marketplace, product, title, day, before, after } = change;
  const [first] = days.toSorted((a, b) => Number(b.sums.sales - a.sums.sales));
  const own = days.filter(({ currency }) => currency === first?.currency);
  const month = sumDays(own, { from: addDays(to, 1 - judgedDays.recent), to });
  if (!first || month.sales <= 0n) return null;
  const rose = Number(after) > Number(before);
  const key = productKey(marketplace, product);
  // The same weekdays before the change.
  const back = Math.ceil((daysBetween(day, to) + 1) / 7) * 7;
  const since = sumDays(own, { from: day, to });
  const earlier = sumDays(own, { from: addDays(day, -back), to: addDays(to, -back) });
  return {
    kind: 'rate',
    subject: `${key} ${day}`,
    since: day,
    stake: writeEstimate('commission', first.currency, {
      amount: unitsNumber(month.sales) * Math.abs(Number(after) - Number(before)),
    }),
    path: `/products?${new URLSearchParams({ product: key })}`,
    changesUntil: addDays(to, lookBackDays),
    tell: (language) => ({
      text: language.t(`today.kinds.rate.${rose ? 'rose' : 'fell'}`, {
        name: clipName(title || product),
        before: writeExactRate(language, before),
        after: writeExactRate(language, after),
      }),
      why: `${language.t(`today.kinds.rate.${rose ? 'costs' : 'saves'}`)} ${tellEffect(language, first.currency, [since, earlier])}`,
    }),
  };
}

function tellEffect({ t, format }: Language, currency: string, [since, before]: [Sold, Sold]): string {
  const isEnough = [since, before].every(({ conversions }) => unitsNumber(conversions) >= fewestConversions);
  if (!isEnough) return t('today.kinds.rate.tooFew');
  return t('today.kinds.rate.effect', {
    since: format.money(unitsText(since.sales), currency),
    before: format.money(unitsText(before.sales), currency),
  });
}
