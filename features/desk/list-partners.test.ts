import { expect, it } from 'vitest';
import { addGroup } from '@/features/groups/add-group';
import { newGroupSchema } from '@/features/groups/group';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { deskFiltersSchema, partnersQuerySchema } from './desk-query';
import { deskLimits } from './desk-shape';
import { listDueSteps } from './list-due-steps';
import { listPartners, readBoard } from './list-partners';
import { mostTags } from './read-desk';
import { mara, setUpDesk, today } from './testing/desk-set-up';

eachLedger('The list of partners', (ledger) => {
  it('is filtered, searched and sorted, with undated steps last', async () => {
    const { owner, add, names } = await setUpDesk(ledger());
    await add({ name: 'Late', step: { text: 'Call', day: '2026-05-09' }, tags: ['a'] });
    await add({ name: 'Now', step: { text: 'Call', day: today }, owner: owner.userId, stage: 'ended' });
    await add({ name: 'Soon', step: { text: 'Call', day: '2026-05-16' }, email: 'soon@example.com' });
    await add({ name: 'undated', step: { text: 'Think' }, tags: ['b'] });
    await add({ name: 'free', handle: '@LATER' });
    expect(await names({ order: 'asc' })).toEqual(['Late', 'Now', 'Soon', 'free', 'undated']);
    expect(await names({ order: 'desc' })).toEqual(['Soon', 'Now', 'Late', 'free', 'undated']);
    expect(await names({ sort: 'stage', order: 'desc' })).toEqual(['Now', 'free', 'Late', 'Soon', 'undated']);
    expect(await names({ sort: 'name', order: 'asc', limit: '2', offset: '1' })).toEqual(['Late', 'Now']);
    expect(await names({ due: 'overdue' })).toEqual(['Late']);
    expect(await names({ due: 'today' })).toEqual(['Now']);
    expect(await names({ due: 'week', order: 'asc' })).toEqual(['Now', 'Soon']);
    expect(await names({ due: 'none' })).toEqual(['free']);
    expect(await names({ tags: 'a,b', sort: 'name', order: 'asc' })).toEqual(['Late', 'undated']);
    expect(await names({ owners: owner.userId })).toEqual(['Now']);
    expect(await names({ owners: 'no-id' })).toEqual([]);
    expect(await names({ stages: 'ended,agreed' })).toEqual(['Now']);
    expect(await names({ q: 'LATE', sort: 'name', order: 'asc' })).toEqual(['free', 'Late']);
    expect(await names({ q: 'soon@' })).toEqual(['Soon']);
  });

  it('is filtered by named groups of creators, and shows them', async () => {
    const { owner, desk, add, names } = await setUpDesk(ledger());
    await add({ creatorId: mara });
    await add({ name: 'Recruit' });
    const group = (given: object) =>
      addGroup(desk, owner, newGroupSchema.parse({ kind: 'creator', ...given }));
    const chosen = await group({ name: 'Top', ids: mara });
    const live = await group({ name: 'Live', filter: { q: 'mara' } });
    await group({ kind: 'product', name: 'Not these', ids: mara });
    const { rows } = await listPartners(desk, partnersQuerySchema.parse({ order: 'asc' }));
    expect(rows.map(({ name, groups }) => [name, groups])).toEqual([
      [
        'Mara',
        [
          { id: live.id, name: 'Live' },
          { id: chosen.id, name: 'Top' },
        ],
      ],
      ['Recruit', []],
    ]);
    expect(await names({ groups: chosen.id.toUpperCase() })).toEqual(['Mara']);
    expect(await names({ groups: live.id })).toEqual(['Mara']);
    expect(await names({ groups: 'none' })).toEqual(['Recruit']);
    expect(await names({ groups: `none,${chosen.id}`, order: 'asc' })).toEqual(['Mara', 'Recruit']);
    expect(await names({ groups: 'no-id' })).toEqual([]);
    const other = await setUpDesk(ledger());
    await other.add({ creatorId: mara });
    expect(await other.names({ groups: chosen.id })).toEqual([]);
  });

  it('names values of its filters that it does not have, and no others', async () => {
    const { owner, desk, add } = await setUpDesk(ledger());
    // More tags than are offered: the last one is known, too.
    const many = Array.from({ length: mostTags + 10 }, (_, at) => `tag ${String(at).padStart(3, '0')}`);
    const most = deskLimits.tags;
    for (let at = 0; at < many.length; at += most) {
      await add({ name: `P${at}`, tags: many.slice(at, at + most) });
    }
    await add({ name: 'Cook', tags: ['zesty'], owner: owner.userId });
    const asked = {
      tags: 'zesty,zestyy,tag 001',
      stages: 'prospect,gone',
      owners: `none,${owner.userId}`,
      groups: 'none',
    };
    const { basis } = await listPartners(desk, partnersQuerySchema.parse(asked));
    const { unknownValues } = basis;
    expect(unknownValues.map(({ filter, value }) => [filter, value])).toEqual([
      ['stages', 'gone'],
      ['tags', 'zestyy'],
    ]);
    expect(unknownValues[1]?.known).toEqual([{ value: 'zesty', name: null }]);
    expect((await readBoard(desk, deskFiltersSchema.parse(asked))).basis).toEqual(basis);
  });

  it('has a column per stage, and tells of steps that are due, the reader’s own first', async () => {
    const { owner, desk, add } = await setUpDesk(ledger());
    for (const at of [1, 2, 3, 4, 5, 6])
      await add({ name: `P${at}`, step: { text: 'Call', day: `2026-05-0${at}` } });
    await add({ name: 'Mine', step: { text: 'Call', day: today }, owner: owner.userId, stage: 'active' });
    await add({ name: 'Later', step: { text: 'Call', day: '2026-05-11' }, owner: owner.userId });
    const { columns } = await readBoard(desk, deskFiltersSchema.parse({}));
    expect(columns.map(({ stage, total }) => [stage, total])).toEqual([
      ...[
        ['prospect', 7],
        ['contacted', 0],
        ['agreed', 0],
        ['active', 1],
        ['paused', 0],
        ['ended', 0],
      ],
    ]);
    expect(columns[0]?.partners.map(({ name }) => name)).toEqual([
      'P1',
      'P2',
      'P3',
      'P4',
      'P5',
      'P6',
      'Later',
    ]);
    const { steps, due } = await listDueSteps(desk, owner.userId);
    expect(steps.map(({ name, mine }) => [name, mine])).toEqual([
      ...[
        ['Mine', true],
        ['P1', false],
        ['P2', false],
        ['P3', false],
        ['P4', false],
      ],
    ]);
    expect(due).toBe(7);
  });
});
