import { expect } from 'vitest';
import type { LedgerStores } from '@/lib/data/store/engine/store';
import { dayTableNames, dayTables, sumNames } from '@/lib/data/store/engine/tables';
import { daysOfMonth, isSummedByMonth } from '@/lib/data/store/windows/month-sums';
import { labelOf } from '@/lib/data/store/windows/summary-sql';
import { datasetNames, datasets } from '@/lib/data/terms/datasets';
import { groupings } from '@/lib/data/terms/dimensions';

/** Expects sums of exactly the days that have rows, in both tables. */
export async function expectDaysAddedUp({ readEach }: LedgerStores): Promise<void> {
  for (const table of dayTableNames) {
    const columns = ['workspace', 'source', 'scope', 'day', ...dayTables[table]].join(', ');
    const added = datasetNames.map((name) => {
      const carried: readonly string[] = Object.values(datasets[name].metrics);
      const sums = sumNames.map(
        (sum) => `CAST(${carried.includes(sum) ? `SUM(${sum})` : 'NULL'} AS DECIMAL(38,8))`,
      );
      return `SELECT ${columns}, COUNT(*), ${sums.join(', ')} FROM ${datasets[name].table} GROUP BY ${columns}`;
    });
    const rows = `(${added.join(' UNION ALL ')})`;
    const days = `SELECT ${columns}, row_count, ${sumNames.join(', ')} FROM ${table}`;
    const differ = await readEach(`(${days} EXCEPT ALL ${rows}) UNION ALL (${rows} EXCEPT ALL ${days})`);
    expect([table, differ]).toEqual([table, []]);
  }
}

/** Expects the sums of every summed month to equal its rows, by each dimension. */
export async function expectMonthsAddedUp({ readEach }: LedgerStores): Promise<void> {
  const own = 'workspace, source, scope, month, dimension, key, label, currency, final';
  const month = `CAST(date_trunc('month', CAST(day AS TIMESTAMP)) AS DATE)`;
  const marked = `(workspace, source, scope, ${month}) IN
    (SELECT workspace, source, scope, month FROM ledger.months WHERE dimension = '')`;
  const added = datasetNames.flatMap((name) => {
    const { table, dimensions, metrics } = datasets[name];
    const carried: readonly string[] = Object.values(metrics);
    const sums = sumNames.map(
      (sum) => `CAST(${carried.includes(sum) ? `SUM(${sum})` : 'NULL'} AS DECIMAL(38,8))`,
    );
    return groupings
      .filter((grouping) => grouping !== 'none')
      .filter((dimension) => dimensions[dimension] && isSummedByMonth(dimension))
      .map((dimension) => {
        const key = `${dimensions[dimension]}`;
        return `SELECT workspace, source, scope, ${month} AS month, '${dimension}' AS dimension, ${key} AS key,
          ${labelOf(name, dimension)} AS label, currency, final, ${sums.join(', ')}, ${daysOfMonth} AS days
          FROM ${table} WHERE ${marked} GROUP BY workspace, source, scope, ${month}, ${key}, currency, final`;
      });
  });
  const rows = `(${added.join(' UNION ALL ')})`;
  const months = `SELECT ${own}, ${sumNames.join(', ')}, days FROM ledger.months WHERE dimension <> ''`;
  const differ = await readEach(`(${months} EXCEPT ALL ${rows}) UNION ALL (${rows} EXCEPT ALL ${months})`);
  expect(differ).toEqual([]);
}
