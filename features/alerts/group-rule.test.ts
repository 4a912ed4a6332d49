import { expect, it } from 'vitest';
import { deleteGroup } from '@/features/groups/change-group';
import { addDays, type DayRange, eachDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { creatorA, reportRow } from '@/lib/data/testing/rows';
import { noon, setUpAlerts, writeRule } from './testing/alert-set-up';

const last = '2026-06-29';
const today = noon('2026-06-30');
const range = { from: addDays(last, -39), to: last };
const other = 'c0000000-0000-4000-8000-0000000000b2';

/** The creator sells 200 USD a day except on the last day. The other one sells 1,000 USD each day. */
const rowsOf = (days: DayRange) =>
  eachDay(days).flatMap((date) => [
    reportRow({ date, sales: date === last ? 0 : 200, creatorId: creatorA }),
    reportRow({ date, sales: 1000, creatorId: other }),
  ]);

eachLedger('rules about groups', (ledger) => {
  it('tell nothing while the list that the group follows was not read', async () => {
    const world = await setUpAlerts(ledger());
    await world.fetch(rowsOf(range), range, today);
    const { id } = await world.addGroup({
      kind: 'creator',
      name: 'Live',
      filter: { q: 'Ada' },
    });
    await world.add(writeRule({ subject: { kind: 'creator_group', id } }), today);
    await world.evaluate(today);
    expect(await world.told()).toEqual([]);
  });

  it('watch the rows of the members, until the group is deleted', async () => {
    const world = await setUpAlerts(ledger());
    const { db, member } = world;
    await world.fetch(rowsOf(range), range, today);
    const { id } = await world.addGroup({
      kind: 'creator',
      name: 'Top',
      ids: creatorA,
    });
    const subject = { kind: 'creator_group', id };
    await world.add(writeRule({ subject }), today);
    await world.evaluate(today);
    expect(await world.told()).toEqual([last]);
    await deleteGroup(db, member, id);
    // A group without members would sell nothing on the next day.
    const next = { from: range.from, to: addDays(last, 1) };
    await world.fetch(rowsOf(next), next, noon('2026-07-01'));
    await world.evaluate(noon('2026-07-01'));
    expect(await world.told()).toEqual([last]);
    await expect(world.add(writeRule({ subject }), today)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
