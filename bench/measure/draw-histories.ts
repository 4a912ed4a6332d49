import type { DayHistory } from '@/features/settlement/day-histories';
import { toLooks } from '@/features/settlement/day-looks';
import { lastOfMonth } from '@/features/settlement/ladder';
import { type Day, eachDay } from '@/lib/data/terms/days';
import { type LookMetric, lookAges } from '@/lib/data/terms/look-ages';
import { monthOf } from '@/lib/data/terms/month';
import { sumUnits, type Units } from '@/lib/data/terms/units';
import { toDate, toDay } from '@/lib/platform/seed/calendar';
import { buildCatalog } from '@/lib/platform/seed/catalog';
import { planSellerDays } from '@/lib/platform/seed/fill-days';
import { seedPlans } from '@/lib/platform/seed/plan';

const plan = seedPlans.demo;
const today = toDay(new Date().toISOString().slice(0, 10));
export const todayText = toDate(today);
const firstText = toDate(today - 364);

/** The days of a year before today, each with its looks. */
export const drawnLooks = eachDay({ from: firstText, to: toDate(today - 1) }).map((day: Day) =>
  toLooks(
    day,
    lookAges.map((age) => (toDay(day) + age <= today ? age : null)),
  ),
);

const cents = (amount: number): Units => BigInt(Math.round(amount)) * 1_000_000n;

/** What days had at each look, and what a day has at an age. */
export type Drawn = { histories: DayHistory[]; valueAt: (day: Day, age: number) => Units };

/** The histories of daily fetches of the demo seller's rows, by currency. `seed`: of the platform's random numbers. */
export function drawHistories(seed: number, metric: LookMetric): Map<string, Drawn> {
  const [shop] = buildCatalog(plan, seed, today).sellers;
  if (!shop) throw new Error('The plan has no seller.');
  const planned = planSellerDays(shop, { days: plan.days, madeFor: today, seed });
  const byCurrency = new Map<string, Drawn>();
  const values = new Map<string, (age: number) => Units>();
  const keyOf = (currency: string, day: Day) => `${currency} ${day}`;
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
      values.set(keyOf(currency, text), valueAt);
      const known = byCurrency.get(currency) ?? {
        histories: [],
        valueAt: (of: Day, age: number) => values.get(keyOf(currency, of))?.(age) ?? 0n,
      };
      byCurrency.set(currency, known);
      known.histories.push({
        ...toLooks(text, seen),
        current: valueAt(today - day),
        values: seen.map((age) => (age === null ? null : valueAt(age))),
        atMonthEnd: valueAt(left),
      });
    }
  }
  return byCurrency;
}
