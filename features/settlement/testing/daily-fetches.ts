import type { LedgerStore } from '@/lib/data/store/engine/store';
import { addDays, type Day, daysBetween, eachDay } from '@/lib/data/terms/days';
import { brandA, creatorA, reportRow } from '@/lib/data/testing/rows';
import { recordDemoLooks } from '../record-demo-looks';

/** What is lost of the 100.00 sales and 10.00 commission of a day, at an age. */
type Loss = { age: number; sales: number; commission: number };
type LostDays = { from: Day; today: Day; lossOf: (day: Day) => Loss };

/** A row per day up to `today`, as it is today. */
export const lostRows = ({ from, today, lossOf }: LostDays, given: object = {}) =>
  eachDay({ from, to: today }).map((date) => {
    const { age, sales, commission } = lossOf(date);
    const lost = daysBetween(date, today) >= age;
    return reportRow({
      date,
      sales: 100 - (lost ? sales : 0),
      commissionAmount: 10 - (lost ? commission : 0),
      ...given,
    });
  });

/** Records what daily fetches of these rows have seen, in place of what was recorded. */
export async function recordFetches(
  store: LedgerStore,
  workspaceId: string,
  { from, today, lossOf }: LostDays,
): Promise<void> {
  const to = addDays(today, -1);
  const corrections = eachDay({ from, to }).flatMap((day) => {
    const { age, sales, commission } = lossOf(day);
    if (daysBetween(day, today) < age) return [];
    return [
      {
        source: 'reports:standard' as const,
        day,
        age,
        currency: 'USD',
        brand: brandA,
        product: 'B0TEST0001',
        creator: creatorA,
        link: 'link-1',
        conversions: 0,
        sales: String(-sales),
        commission: String(-commission),
      },
    ];
  });
  for (const table of ['looks', 'differences']) {
    await store.write(({ run }) => run(`DELETE FROM ledger.${table} WHERE workspace = $1`, [workspaceId]));
  }
  await recordDemoLooks(store, workspaceId, async () => ({ from, to, corrections }));
}
