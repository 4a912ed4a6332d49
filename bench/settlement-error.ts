import type { DayHistory } from '@/features/settlement/day-histories';
import { toLooks } from '@/features/settlement/day-looks';
import { decimalsOf, expectMonths } from '@/features/settlement/expect-months';
import { lastOfMonth, monthOf } from '@/features/settlement/ladder';
import { type Day, eachDay } from '@/lib/data/days';
import { sumUnits, type Units } from '@/lib/data/units';
import type { LookMetric } from '@/lib/data/windows/look-ages';
import { lookAges } from '@/lib/data/windows/look-ages';
import { toDate, toDay } from '@/lib/platform/seed/calendar';
import { buildCatalog } from '@/lib/platform/seed/catalog';
import { planSellerDays } from '@/lib/platform/seed/fill-days';
import { seedPlans } from '@/lib/platform/seed/plan';
import { writeTable } from './measure/table';

/** The demo's seed, and another platform's. */
const seeds = (process.argv[2] ?? '42,1977').split(',').map(Number);
const plan = seedPlans.demo;
const today = toDay(new Date().toISOString().slice(0, 10));
const todayText = toDate(today);

const cents = (amount: number): Units => BigInt(Math.round(amount)) * 1_000_000n;

/** The histories of daily fetches of the demo seller's rows, by currency. */
function drawHistories(seed: number, metric: LookMetric): Map<string, DayHistory[]> {
  const [shop] = buildCatalog(plan, seed, today).sellers;
  if (!shop) throw new Error('The plan has no seller.');
  const planned = planSellerDays(shop, { days: plan.days, madeFor: today, seed });
  const byCurrency = new Map<string, DayHistory[]>();
  for (let day = today - 364; day < today; day += 1) {
    const text = toDate(day);
    const seen = lookAges.map((age) => (day + age <= today ? age : null));
    const left = eachDay({ from: text, to: lastOfMonth(monthOf(text)) }).length;
    const drawn = planned.drawReports(day, today);
    for (const currency of new Set(drawn.flatMap(({ link }) => link.product?.currency ?? []))) {
      const own = drawn.filter(({ link }) => link.product?.currency === currency);
      // A row has its correction once it is final.
      const valueAt = (age: number): Units =>
        sumUnits(
          own.map((row): Units => {
            const amount = metric === 'sales' ? row.salesCents : row.commissionCents;
            const change = metric === 'sales' ? row.correction.salesCents : row.correction.commissionCents;
            return cents(row.final && age < row.finalAge ? amount - change : amount);
          }),
        );
      const list = byCurrency.get(currency) ?? [];
      byCurrency.set(currency, list);
      list.push({
        ...toLooks(text, seen),
        current: valueAt(today - day),
        values: seen.map((age) => (age === null ? null : valueAt(age))),
        atMonthEnd: valueAt(left),
      });
    }
  }
  return byCurrency;
}

const rows = seeds.flatMap((seed) =>
  (['commission', 'sales'] as const).flatMap((metric) =>
    [...drawHistories(seed, metric)].toSorted().map(([currency, histories]) => {
      const looks = eachDay({ from: toDate(today - 364), to: toDate(today - 1) }).map((day: Day) =>
        toLooks(
          day,
          lookAges.map((age) => (toDay(day) + age <= today ? age : null)),
        ),
      );
      const watched = { looks, histories, decimals: decimalsOf(metric, currency) };
      const { tested, meanError } = expectMonths(watched, todayText, () => todayText);
      const sizes = tested.map(({ error }) => Math.abs(error ?? 0));
      const percent = (share: number | null) => (share === null ? '–' : `${(100 * share).toFixed(2)} %`);
      // What assuming that nothing changes would have been off by.
      const naive = tested.map(({ open, settled }) => Math.abs(Number(open) / Number(settled) - 1));
      const mean = naive.reduce((total, one) => total + one, 0) / Math.max(1, naive.length);
      return [
        `seed ${seed}, ${metric}, ${currency}`,
        String(tested.length),
        percent(meanError),
        percent(sizes.length > 0 ? Math.max(...sizes) : null),
        percent(mean),
      ];
    }),
  ),
);
console.log(writeTable(['estimate', 'months', 'mean error', 'largest', 'without an estimate'], rows));
