import { expect, it } from 'vitest';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { dayTableNames } from '@/lib/data/store/engine/tables';
import { datasets } from '@/lib/data/terms/datasets';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { overviewQuerySchema } from './overview-query';
import { readOverview } from './read-overview';

const range = { from: '2025-07-01', to: '2025-07-31' };

eachLedger('An overview', (ledger) => {
  it('does not see a write between its reads', async () => {
    const context = await storeRows(ledger(), { standard: [reportRow({ date: '2025-07-10' })] }, range);
    const { id: workspaceId, store } = context;
    let written = false;
    const writing: LedgerStore = {
      ...store,
      snapshot: (work) =>
        store.snapshot((session) =>
          work({
            ...session,
            read: async (sql, values) => {
              const rows = await session.read(sql, values);
              if (!written) {
                written = true;
                await store.write(async ({ run }) => {
                  for (const table of [datasets.reports.table, ...dayTableNames, 'ledger.months']) {
                    await run(`DELETE FROM ${table} WHERE workspace = $1`, [workspaceId]);
                  }
                });
              }
              return rows;
            },
          }),
        ),
    };
    const overview = await readOverview({ ...context, store: writing }, overviewQuerySchema.parse(range));
    expect(written).toBe(true);
    expect(overview.currencies).toHaveLength(1);
    expect(overview.tops.products).not.toEqual([]);
    expect(overview.tops.brands).not.toEqual([]);
  });
});
