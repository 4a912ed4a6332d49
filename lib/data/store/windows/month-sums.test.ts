import { expect, it } from 'vitest';
import { forgetConnection } from '@/lib/data/fetch/sync/forget';
import { eachDay } from '@/lib/data/terms/days';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addSellerKey, bothLedgers } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { prepareSetUp } from '@/lib/data/testing/sync-set-up';
import { listSummedMonths } from './month-sums';

const range = { from: '2025-10-01', to: '2026-06-30' };
/** Complete months before today. */
const over = ['10', '11', '12', '01', '02', '03', '04', '05'].map((month) =>
  month < '10' ? `2026-${month}-01` : `2025-${month}-01`,
);
const byProduct = { ...range, group: 'product', series: 'none' };

bothLedgers('Sums of months', (ledger) => {
  const setUp = prepareSetUp(ledger);

  const makeRows = () =>
    eachDay(range).map((date, at) => reportRow({ date, asin: `B0TEST000${at % 3}`, sales: at + 0.25 }));

  async function start(rows = makeRows()) {
    const api = makeFakeApi({ standard: rows });
    const made = await setUp(api);
    await made.run({ range });
    const read = () =>
      made.context().store.snapshot(({ read }) => listSummedMonths(read, made.workspaceId, 'reports', range));
    const sumRows = async () => {
      await made
        .context()
        .store.write(({ run }) => run('DELETE FROM ledger.months WHERE workspace = $1', [made.workspaceId]));
      return made.sum(byProduct);
    };
    return { ...made, rows, api, read, sumRows };
  }

  it('are computed when a sync ends, for complete past months, and equal the rows', async () => {
    const { read, sum, sumRows } = await start();
    expect(await read()).toEqual(over);
    const { currencies } = await sum(byProduct);
    expect(currencies).toEqual((await sumRows()).currencies);
  });

  it('are read instead of rows', async () => {
    const { workspaceId, context, sum, sumRows } = await start();
    const [before] = (await sum(byProduct)).currencies;
    await context().store.write(({ run }) =>
      run(`UPDATE ledger.months SET sales = sales + 1 WHERE workspace = $1 AND dimension = 'product'`, [
        workspaceId,
      ]),
    );
    const [after] = (await sum(byProduct)).currencies;
    expect(after?.groups.map(({ figures }) => Number(figures.sales))).toEqual(
      before?.groups.map(({ figures }) => Number(figures.sales) + over.length),
    );
    expect((await sumRows()).currencies).toEqual([before]);
  });

  it('are dropped when a row moves out of their month, and recomputed by the next sync', async () => {
    const rows = makeRows();
    const { api, read, run, sum, sumRows, clock } = await start(rows);
    const [moved] = rows.filter(({ date }) => date.startsWith('2026-02-14'));
    if (!moved) throw new Error('No row to move.');
    moved.date = '2026-06-20T00:00:00.000Z';
    let seen: string[] = [];
    api.fault = async (_, answer) => {
      seen = await read();
      return answer();
    };
    clock.now = new Date(clock.now.getTime() + 86_400_000);
    await run({ range: { from: '2026-06-01', to: '2026-06-30' } });
    expect(seen).toEqual(over);
    // June has ended by now.
    expect(await read()).toEqual([...over.filter((month) => month !== '2026-02-01'), '2026-06-01']);
    const { currencies } = await sum(byProduct);
    expect(currencies[0]?.figures.conversions).toBe(rows.length);
    expect(currencies).toEqual((await sumRows()).currencies);
    await run({ range });
    expect(await read()).toEqual([...over, '2026-06-01']);
  });

  it('stay when a sync fetches the same rows, and are recomputed for different ones', async () => {
    const rows = makeRows();
    const { workspaceId, context, run, sum, sumRows } = await start(rows);
    const may = { range: { from: '2026-05-01', to: '2026-05-31' }, force: true };
    const { store } = context();
    await store.write(({ run }) =>
      run(
        `UPDATE ledger.months SET label = 'mark' WHERE workspace = $1 AND month = CAST('2026-05-01' AS DATE)`,
        [workspaceId],
      ),
    );
    const readMarks = async () => {
      const marked = await store.read('SELECT 1 FROM ledger.months WHERE workspace = $1 AND label = $2', [
        ...[workspaceId, 'mark'],
      ]);
      return marked.length;
    };
    await run(may);
    expect(await readMarks()).toBeGreaterThan(0);
    const [changed] = rows.filter(({ date }) => date.startsWith('2026-05-20'));
    if (!changed) throw new Error('No row to change.');
    changed.sales += 1;
    await run(may);
    expect(await readMarks()).toBe(1);
    const { currencies } = await sum(byProduct);
    expect(currencies).toEqual((await sumRows()).currencies);
  });

  it('of a version with other dimensions are not read, and computed again by the next sync', async () => {
    const { workspaceId, context, read, run, sum, sumRows } = await start();
    const { store } = context();
    const forget = (key: string) =>
      store.write(async ({ run }) => {
        await run(`DELETE FROM ledger.months WHERE workspace = $1 AND dimension = 'product'`, [workspaceId]);
        await run(`UPDATE ledger.months SET key = ${key} WHERE workspace = $1 AND dimension = ''`, [
          workspaceId,
        ]);
      });
    for (const key of ['NULL', `'brand campaign creator link'`]) {
      await forget(key);
      expect(await read()).toEqual([]);
      const { currencies } = await sum(byProduct);
      await run({ range, force: true });
      expect(await read()).toEqual(over);
      expect((await sum(byProduct)).currencies).toEqual(currencies);
    }
    expect((await sum(byProduct)).currencies).toEqual((await sumRows()).currencies);
  });

  it('are deleted with the key of their rows', async () => {
    const { workspaceId, context, read } = await start();
    const { db } = ledger();
    const next = await addSellerKey(db, workspaceId);
    await forgetConnection(context().store, workspaceId, { except: next });
    expect(await read()).toEqual([]);
  });
});
