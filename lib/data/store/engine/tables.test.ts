import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { datasetNames, datasets } from '@/lib/data/terms/datasets';
import { expectDaysAddedUp } from '@/lib/data/testing/expect-days';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { brandA, brandB, creatorA, reportRow } from '@/lib/data/testing/rows';
import { storeSource } from '@/lib/data/testing/store-source';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';

const moneyColumns = datasetNames.flatMap((name) =>
  datasets[name].columns
    .filter(({ type }) => type === 'money')
    .map((column) => [datasets[name].table.replace('ledger.', ''), column.name]),
);
const range = { from: '2026-05-01', to: '2026-05-31' };

bothLedgers('Tables of version 3', (ledger) => {
  it('keep their rows, and get day sums by brand', async () => {
    const standard = [brandA, brandB, brandA].map((brandId, at) =>
      reportRow({ date: `2026-05-0${at + 1}`, brandId, sales: at + 0.5 }),
    );
    const context = await storeRows(ledger(), { standard }, range);
    const read = () =>
      summarize(
        { ...context, store: ledger().stores.of(context.id) },
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

bothLedgers('Tables of version 5', (ledger) => {
  it('tell what days had earlier, from their windows and the change log', async () => {
    const id = randomUUID();
    const rows = (sales: number, creatorId = creatorA) => ({
      standard: [reportRow({ id, date: '2026-05-01', sales, creatorId })],
    });
    const at = new Date('2026-05-11T12:00:00.000Z');
    const context = await storeRows(ledger(), rows(30), range, { at });
    const { id: workspaceId, store } = context;
    const connection = await requireConnectionInUse(ledger().db, workspaceId, 'seller');
    const fetch = async (sales: number, now: Date) => {
      const { call } = makeFakeApi(rows(sales));
      const place = {
        store,
        call,
        now: () => now,
        connection,
        range: { from: '2026-05-01', to: '2026-05-31' },
      };
      for (const source of datasets.reports.sources) {
        await storeSource(place, { workspaceId, source, fence: 1 });
      }
    };
    await fetch(20, new Date('2026-05-25T12:00:00.000Z'));
    await fetch(21.5, new Date('2026-06-25T12:00:00.000Z'));
    const looks = () =>
      store.read(
        `SELECT day, age, seen FROM ledger.looks WHERE workspace = $1 AND source = 'reports:standard' AND day = CAST('2026-05-01' AS DATE) ORDER BY age`,
        [workspaceId],
      );
    const differences = () =>
      store.read(
        `SELECT day, age, creator, sales FROM ledger.differences WHERE workspace = $1 ORDER BY age`,
        [workspaceId],
      );
    const found = [
      { day: '2026-05-01', age: 24, creator: creatorA, sales: '-10.00000000' },
      { day: '2026-05-01', age: 55, creator: creatorA, sales: '1.50000000' },
    ];
    expect(await differences()).toEqual(found);
    expect((await looks()).map(({ seen }) => Number(seen))).toEqual([10, 24, 55]);
    await store.write(async ({ run }) => {
      await run('DELETE FROM ledger.looks');
      await run('DELETE FROM ledger.differences');
      await run('UPDATE ledger.meta SET version = 5');
    });
    await ledger().reopen();
    const reopened = ledger().stores.of(workspaceId);
    Object.assign(store, { read: reopened.read });
    expect(await differences()).toEqual(found);
    // The first fetch is in neither: its window was replaced, and it changed nothing.
    expect((await looks()).map(({ age, seen }) => [Number(age), Number(seen)])).toEqual([
      [14, 24],
      [45, 55],
    ]);
  });
});

bothLedgers('Stored tables', (ledger) => {
  it('get nullable columns that they lack, and the rows a value when they are fetched again', async () => {
    const campaign = '00000000-0000-4000-8000-00000000000d';
    const rows = { standard: [reportRow({ date: '2026-05-01', cpcCampaignId: campaign })] };
    const { id: workspaceId, store } = await storeRows(ledger(), rows, range);
    const read = async () => {
      const { read } = ledger().stores.of(workspaceId);
      return read('SELECT campaign, sales FROM ledger.reports WHERE workspace = $1', [workspaceId]);
    };
    const [row] = await read();
    await store.write(({ run }) => run('ALTER TABLE ledger.reports DROP COLUMN campaign'));
    await ledger().reopen();
    expect(await read()).toEqual([{ ...row, campaign: null }]);
    const connection = await requireConnectionInUse(ledger().db, workspaceId, 'seller');
    const place = {
      store: ledger().stores.of(workspaceId),
      call: makeFakeApi(rows).call,
      connection,
      range,
      now: () => new Date('2026-06-30T12:00:00.000Z'),
    };
    await storeSource(place, { workspaceId, source: 'reports:standard', fence: 1 });
    expect(await read()).toEqual([row]);
  });
});

it('Tables have no later columns that are not nullable', () => {
  const required = datasetNames.flatMap((name) =>
    datasets[name].columns.filter(({ nullable }) => !nullable).map((column) => `${name}.${column.name}`),
  );
  expect(required).toEqual([
    ...['product', 'marketplace', 'currency', 'link', 'creator', 'brand'].map((name) => `reports.${name}`),
    ...['sales', 'commission', 'conversions', 'clicks'].map((name) => `reports.${name}`),
    ...['reports.detail_page_views', 'reports.add_to_carts'],
    ...['marketplace', 'currency', 'link', 'brand', 'link_type', 'clicks'].map((name) => `clicks.${name}`),
    ...['brand', 'marketplace', 'currency', 'bonus'].map((name) => `brb.${name}`),
    ...['product', 'marketplace', 'currency', 'campaign', 'campaign_name'].map((name) => `program.${name}`),
    ...['brand', 'brand_name', 'creator', 'creator_name'].map((name) => `program.${name}`),
    ...['creator_tag', 'creator_tag_name', 'sales', 'commission'].map((name) => `program.${name}`),
    ...['program.conversions', 'program.clicks'],
  ]);
});

bothLedgers('Tables of version 4', (ledger) => {
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
    const { id: workspaceId } = context;
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
