import { expect, it } from 'vitest';
import { summarize } from '../summary/summary';
import { summaryQuerySchema } from '../summary/summary-query';
import { expectDaysAddedUp } from '../testing/expect-days';
import { eachLedger } from '../testing/ledgers';
import { brandA, brandB, reportRow } from '../testing/rows';
import { storeRows } from '../testing/stored-rows';

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
