import type { LedgerStore } from '@/lib/data/store/engine/store';
import { insertWindows, type WindowRecord } from '@/lib/data/store/windows/windows';
import type { Day } from '@/lib/data/terms/days';
import { lookAges } from '@/lib/data/terms/look-ages';
import { yearOf } from './fill-year';

const ages = lookAges.map((age) => `(${age})`).join(', ');

/** Looks of daily fetches at the rows of a year, and a change of every tenth row on a day of its first 42. */
export async function fillHistory(
  store: LedgerStore,
  workspace: string,
  { rows, today }: { rows: number; today: Day },
): Promise<void> {
  const windows = (['reports:standard', 'reports:cpc'] as const).map(
    (source): WindowRecord => ({
      source,
      scope: '',
      ...yearOf(today),
      status: 'ok',
      rows: rows / 2,
      pages: 1,
      allFinal: false,
      fetchedAt: `${today}T00:00:00.000Z`,
      connection: 'bench',
      reason: null,
    }),
  );
  await store.write(async (session) => {
    await insertWindows(session, workspace, windows);
    await session.run(
      `INSERT INTO ledger.looks (workspace, source, scope, day, age, seen, seen_at)
       SELECT workspace, source, '', day, age, age, CAST(day + age AS VARCHAR) || 'T06:00:00.000Z'
       FROM (SELECT DISTINCT workspace, source, day FROM ledger.day_sums) AS days
       CROSS JOIN (VALUES ${ages}) AS ages(age) WHERE day + age <= CAST('${today}' AS DATE)`,
    );
    await session.run(
      `INSERT INTO ledger.differences (workspace, source, scope, day, age, currency, brand, product, creator, link,
         sales, commission, conversions)
       SELECT workspace, source, '', day, age, currency, brand, product, creator, link, -sales, -commission, -1
       FROM (SELECT *, 3 + CAST(sales AS INTEGER) % 40 AS age FROM ledger.reports WHERE CAST(commission * 100 AS INTEGER) % 10 = 0) AS r
       WHERE day + age <= CAST('${today}' AS DATE)`,
    );
  });
}
