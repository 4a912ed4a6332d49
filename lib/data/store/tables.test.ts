import { expect, it } from 'vitest';
import { datasetNames, datasets } from '../datasets';
import { summarize } from '../summary/summary';
import { summaryQuerySchema } from '../summary/summary-query';
import { expectDaysAddedUp } from '../testing/expect-days';
import { eachLedger } from '../testing/ledgers';
import { brandA, brandB, reportRow } from '../testing/rows';
import { storeRows } from '../testing/stored-rows';

const moneyColumns = datasetNames.flatMap((name) =>
  datasets[name].columns
    .filter(({ type }) => type === 'money')
    .map((column) => [datasets[name].table.replace('ledger.', ''), column.name]),
);
const range = { from: '2026-05-01', to: '2026-05-31' };

eachLedger('Tables of version 3', (ledger) => {
  it('keep their rows, and get day sums by brand', async () => {
    const standard = [brandA, brandB, brandA].map((brandId, at) =>
      reportRow({ date: `2026-05-0${at + 1}`, brandId, sales: at + 0.5 }),
    );
    const context = await storeRows(ledger(), { standard }, range);
    const read = () =>
      summarize(
        { ...context, store: ledger().stores.of(context.workspaceId) },
        summaryQuerySchema.parse({ ...range, group: 'brand' }),
      );
    const before = await read();
    expect(before.currencies[0]?.groups.map(({ figures }) => figures.sales)).toEqual(['3.00', '1.50']);
    await context.store.write(async ({ run }) => {
      await run('DROP TABLE ledger.brand_day_sums');
      await run('ALTER TABLE ledger.day_sums RENAME TO days');
      await run('UPDATE ledger.meta SET version = 3');
    });
    await ledger().reopen();
    expect(await read()).toEqual(before);
    await expectDaysAddedUp(ledger().stores);
  });
});

eachLedger('Tables of version 4', (ledger) => {
  it('keep their amounts, and get columns for larger ones', async () => {
    const row = (date: string, sales: number) => reportRow({ date, sales });
    const context = await storeRows(ledger(), { standard: [row('2026-05-01', 0.5)] }, range);
    await context.store.write(async ({ run }) => {
      for (const [table, column] of [...moneyColumns, ['changes', 'was'], ['changes', 'became']]) {
        await run(`ALTER TABLE ledger.${table} ALTER COLUMN ${column} TYPE DECIMAL(18,8)`);
      }
      await run('UPDATE ledger.meta SET version = 4');
    });
    await ledger().reopen();
    const { workspaceId } = context;
    const { read, write } = ledger().stores.of(workspaceId);
    await write(({ run }) => run('UPDATE ledger.reports SET commission = 1000000000000.00000001'));
    const [stored] = await read('SELECT sales, commission FROM ledger.reports WHERE workspace = $1', [
      workspaceId,
    ]);
    expect(stored).toEqual({ sales: '0.50000000', commission: '1000000000000.00000001' });
    // Leaves what other tests of this store find exact.
    await write(({ run }) => run('UPDATE ledger.reports SET commission = 1'));
  });
});
