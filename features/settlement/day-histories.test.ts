import { expect, it } from 'vitest';
import { toUnits } from '@/lib/data/terms/units';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeSource } from '@/lib/data/testing/store-source';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { readHistories } from './day-histories';
import { readLooks } from './day-looks';

const day = '2026-05-30';
const source = 'reports:standard';
const asked = { dataset: 'reports' as const, payout_models: ['standard'] };

type Fetch = readonly [on: string, commission: number];

eachLedger('What a day had', (ledger) => {
  async function readAfter(fetches: readonly Fetch[]) {
    const { db, stores } = ledger();
    const workspaceId = await addWorkspace(db);
    const store = stores.of(workspaceId);
    const connection = await requireConnectionInUse(db, workspaceId, 'seller');
    const range = { from: day, to: day };
    const row = reportRow({ date: day, final: false });
    for (const [on, commissionAmount] of fetches) {
      const api = makeFakeApi({ standard: [{ ...row, commissionAmount }] });
      const now = () => new Date(`${on}T12:00:00.000Z`);
      const place = { store, call: api.call, now, connection, range };
      await storeSource(place, { workspaceId, source, fence: 1 });
    }
    const looks = await readLooks(store.read, workspaceId, asked, { range, gaps: [] });
    const histories = await readHistories(store.read, workspaceId, asked, { looks: looks.joined, range });
    return histories.get('USD')?.commission[0];
  }

  it('at the end of its month has what changed by the day after that, and nothing later', async () => {
    // May 31, which ends the month, then June 1, then June 9.
    const history = await readAfter([
      ['2026-05-31', 1],
      ['2026-06-01', 3],
      ['2026-06-09', 4],
    ]);
    expect(history).toMatchObject({ current: toUnits('4'), atMonthEnd: toUnits('3') });
    expect(history?.values.slice(0, 3)).toEqual([toUnits('1'), null, toUnits('4')]);
  });

  it('lacks what a fetch two days after its month brought, and has what was there at each age', async () => {
    const history = await readAfter([
      ['2026-05-31', 100],
      ['2026-06-01', 90],
      ['2026-06-02', 80],
      ['2026-06-13', 70],
      ['2026-07-14', 60],
    ]);
    expect(history).toMatchObject({ current: toUnits('60'), atMonthEnd: toUnits('90') });
    // After 1, 3, 7, 14, 30 and 45 days. Nothing was fetched at 7 and 30.
    const values = ['100', '80', null, '70', null, '60'];
    expect(history?.values).toEqual(values.map((value) => value && toUnits(value)));
  });
});
