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

eachLedger('What a day had', (ledger) => {
  it('at the end of its month has what changed by the day after that, and nothing later', async () => {
    const { db, stores } = ledger();
    const workspaceId = await addWorkspace(db);
    const store = stores.of(workspaceId);
    const connection = await requireConnectionInUse(db, workspaceId, 'seller');
    const range = { from: day, to: day };
    const row = reportRow({ date: day, final: false });
    // May 31, which ends the month, then June 1, then June 9.
    for (const [on, commissionAmount] of [
      ['2026-05-31', 1],
      ['2026-06-01', 3],
      ['2026-06-09', 4],
    ] as const) {
      const api = makeFakeApi({ standard: [{ ...row, commissionAmount }] });
      const now = () => new Date(`${on}T12:00:00.000Z`);
      const place = { store, call: api.call, now, connection, range };
      await storeSource(place, { workspaceId, source, fence: 1 });
    }
    const looks = await readLooks(store.read, workspaceId, asked, { range, gaps: [] });
    const histories = await readHistories(store.read, workspaceId, asked, { looks: looks.joined, range });
    const [history] = histories.get('USD')?.commission ?? [];
    expect(history).toMatchObject({ current: toUnits('4'), atMonthEnd: toUnits('3') });
    expect(history?.values.slice(0, 3)).toEqual([toUnits('1'), null, toUnits('4')]);
  });
});
