import { expect } from 'vitest';
import { datasetNames, datasets } from '../datasets';
import type { LedgerStore } from '../store/store';
import { sumNames } from '../store/tables';

const place = 'workspace, source, scope, day, currency, marketplace, final';

/** Every day that rows are held for is added up, and nothing else is. */
export async function expectDaysAddedUp(store: LedgerStore): Promise<void> {
  const added = datasetNames.map((name) => {
    const carried: readonly string[] = Object.values(datasets[name].metrics);
    const sums = sumNames.map(
      (sum) => `CAST(${carried.includes(sum) ? `SUM(${sum})` : 'NULL'} AS DECIMAL(38,8))`,
    );
    return `SELECT ${place}, COUNT(*), ${sums.join(', ')} FROM ${datasets[name].table} GROUP BY ${place}`;
  });
  const rows = `(${added.join(' UNION ALL ')})`;
  const days = `SELECT ${place}, row_count, ${sumNames.join(', ')} FROM ledger.days`;
  const differ = await store.read(`(${days} EXCEPT ALL ${rows}) UNION ALL (${rows} EXCEPT ALL ${days})`);
  expect(differ).toEqual([]);
}
