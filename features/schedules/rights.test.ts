import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { deleteSchedule } from './change-schedule';
import { setUpSchedules } from './testing/schedule-set-up';

const start = '2026-06-28T12:00:00Z';

eachLedger('a scheduled report', (ledger) => {
  it('is paused by owners and admins, and changed and deleted by its owner alone', async () => {
    const world = await setUpSchedules(ledger(), start);
    const { db, member, workspaceId } = world;
    const analyst = await makeMember(db, { workspaceId, role: 'analyst' });
    const { id } = await world.add({}, analyst);
    const forbidden = { code: 'forbidden' };
    await expect(world.change(id, { name: 'Mine' })).rejects.toMatchObject(forbidden);
    await expect(world.change(id, { paused: true, name: 'Mine' })).rejects.toMatchObject(forbidden);
    await expect(world.sendNow(id)).rejects.toMatchObject(forbidden);
    await expect(deleteSchedule(db, member, id)).rejects.toMatchObject(forbidden);
    const admin = await makeMember(db, { workspaceId, role: 'admin' });
    for (const other of [member, admin]) {
      await world.change(id, { paused: true }, other);
      expect(await world.list()).toMatchObject([{ name: 'Weekly sales', paused: true }]);
      await world.change(id, { paused: false }, analyst);
    }
    await world.change(id, { name: 'Mine' }, analyst);
    expect(await world.list()).toMatchObject([{ name: 'Mine', paused: false }]);
    await deleteSchedule(db, analyst, id);
    expect(await world.list()).toEqual([]);
  });
});
