import { clipName } from '@/features/alerts/clip-name';
import { findKeyDay } from '@/features/alerts/key-day';
import { describeSales, describeVerdict } from '@/features/effects/describe-change';
import type { Change } from '@/features/effects/effect-shape';
import { listEffects } from '@/features/effects/list-effects';
import { groupBy } from '@/lib/base/group-by';
import { addDays, type Day } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { lookBackDays } from '@/lib/data/terms/ranges/look-back';
import { sumUnits, unitsNumber } from '@/lib/data/terms/units';
import { writeExactRate } from '@/lib/language/format/exact-rate';
import type { Language } from '@/lib/language/language';
import type { Finder, Found } from '../found';
import { judgedDays } from '../judge-days';
import { type ProductDay, readProductDays } from '../read-product-days';
import { writeEstimate } from '../stake';

/** Changes of this many days are told. */
const toldDays = 14;

/** Listed commissions that changed, what that costs or saves, and what was sold since. */
export const ratesFinder: Finder = {
  kinds: ['rate'],
  find: async (parts) => {
    const { creatorDays, today } = parts;
    if (!creatorDays || (await findKeyDay(parts)) === null) return { found: null };
    const { to } = creatorDays.range;
    const { changes } = await listEffects(parts, { from: addDays(today, -toldDays), to, kind: 'rate' });
    const range = { from: addDays(to, 1 - judgedDays.recent), to };
    const products = changes.flatMap(({ subject }) => (subject.kind === 'product' ? [subject] : []));
    const days = await readProductDays(parts.store.read, parts.id, products, range);
    return { found: changes.flatMap((change) => describe(change, days, to) ?? []) };
  },
};

/** Null if nothing was sold in four weeks. */
function describe(change: Change, days: ReadonlyMap<string, ProductDay[]>, to: Day): Found | null {
  const { subject, day } = change;
  const rate = change.parts.find((part) => part.kind === 'rate');
  if (subject.kind !== 'product' || !rate) return null;
  const key = productKey(subject.marketplace, subject.id);
  const sold = [...groupBy(days.get(key) ?? [], ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    sales: sumUnits(own.map(({ sums }) => sums.sales)),
    conversions: sumUnits(own.map(({ sums }) => sums.conversions)),
  }));
  // Amounts of two currencies are not compared.
  const [most] = sold.toSorted((a, b) => Number(b.conversions - a.conversions));
  if (!most || most.sales <= 0n) return null;
  const { currency, sales: month } = most;
  const { before, after } = rate;
  const rose = Number(after) > Number(before);
  return {
    kind: 'rate',
    subject: `${key} ${day}`,
    since: day,
    stake: writeEstimate('commission', currency, {
      amount: unitsNumber(month) * Math.abs(Number(after) - Number(before)),
    }),
    path: '/reports/effects?range=last-28-days&kind=rate',
    changesUntil: addDays(to, lookBackDays),
    tell: (language) => ({
      text: language.t(`today.kinds.rate.${rose ? 'rose' : 'fell'}`, {
        name: clipName(subject.name),
        before: writeExactRate(language, before),
        after: writeExactRate(language, after),
      }),
      why: `${language.t(`today.kinds.rate.${rose ? 'costs' : 'saves'}`)} ${tellEffect(language, change)}`,
    }),
  };
}

/** What was sold since, in a sentence. */
function tellEffect(language: Language, change: Change): string {
  const { t, format } = language;
  const { effect } = change;
  if (!effect) return t('today.kinds.rate.silent', { why: describeVerdict(language, change) });
  return t('today.kinds.rate.effect', {
    since: describeSales(language, effect),
    expected: format.money(effect.expected, effect.currency),
    verdict: describeVerdict(language, change),
  });
}
