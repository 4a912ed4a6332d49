import { and, desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { setUpProfit } from '@/features/profit/testing/profit-set-up';
import type { Day } from '@/lib/data/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { removeMember } from '@/lib/server/accounts/members';
import { auditEvents, memberships } from '@/lib/server/accounts/schema';
import { makeMember } from '@/lib/server/accounts/testing/people';
import { addPartner, changePartner, deletePartner } from './change-partner';
import { changeStages } from './change-stages';
import { deskFiltersSchema, partnersQuerySchema } from './desk-query';
import { importPartners } from './import-partners';
import { listDueSteps } from './list-due-steps';
import { listPartners, readBoard, readPartner } from './list-partners';
import {
  type NewPartnerInput,
  newPartnerSchema,
  type PartnerChangesInput,
  partnerChangesSchema,
} from './partner';
import { readDesk } from './read-desk';
import { stagesChangeSchema } from './stage-list';

const range = { from: '2026-05-01', to: '2026-05-02' } as const;
const mara = 'c0000000-0000-4000-8000-0000000000c2';
const unnamed = 'c0000000-0000-4000-8000-0000000000c5';
const sold = { standard: [reportRow({ date: `${range.from}T12:00:00.000Z`, creatorId: unnamed })] };
const listed = {
  creators: [
    { id: mara, name: 'Mara' },
    { id: 'c0000000-0000-4000-8000-0000000000c3', name: 'Twice' },
    { id: 'c0000000-0000-4000-8000-0000000000c4', name: 'twice' },
  ],
};
const today: Day = '2026-05-10';

eachLedger('The desk', (ledger) => {
  async function setUp() {
    const { db } = ledger();
    const { owner, reader } = await setUpProfit(ledger(), sold, range, listed);
    const { workspaceId } = owner;
    const desk = { workspaceId, today };
    return {
      ...{ db, owner, reader, workspaceId, desk },
      add: (given: NewPartnerInput) => addPartner(db, owner, reader, newPartnerSchema.parse(given)),
      change: (id: string, given: PartnerChangesInput) =>
        changePartner(db, owner, reader, { ...partnerChangesSchema.parse(given), id }),
      stages: (given: object) => changeStages(db, owner, stagesChangeSchema.parse(given)),
      names: async (query: Record<string, string> = {}) =>
        (await listPartners(db, desk, partnersQuerySchema.parse(query))).rows.map(({ name }) => name),
      audit: async () =>
        (
          await db
            .select({ action: auditEvents.action, subject: auditEvents.subject })
            .from(auditEvents)
            .where(eq(auditEvents.workspaceId, workspaceId))
            .orderBy(desc(auditEvents.at), desc(auditEvents.id))
        )
          .filter(({ action }) => action.startsWith('desk.'))
          .map(({ action, subject }) => `${action} ${subject}`),
    };
  }

  it('has creators and recruits, who are changed, connected and deleted, each with an audit row', async () => {
    const { db, owner, workspaceId, add, change, audit } = await setUp();
    const creator = await add({ creatorId: 'mara', tags: ['Video', ' kitchen ', 'video'] });
    const recruit = await add({
      ...{ name: 'Nora', email: 'nora@example.com', handle: '@nora', link: 'https://example.com/nora' },
      ...{
        stage: 'contacted',
        owner: owner.userId,
        notes: 'Met\nat a fair',
        step: { text: 'Call', day: today },
      },
    });
    expect(await readPartner(db, workspaceId, creator.id)).toMatchObject({
      ...{ creatorId: mara, name: 'Mara', stage: 'prospect', tags: ['Video', 'kitchen'], step: null },
      ...{ owner: null, notes: '', version: 1 },
    });
    expect(await readPartner(db, workspaceId, recruit.id)).toMatchObject({
      ...{ creatorId: null, notes: 'Met\nat a fair', step: { text: 'Call', day: today } },
      owner: { id: owner.userId, name: 'Ada' },
    });
    await change(recruit.id, { version: 1, stage: 'agreed', step: null });
    await expect(change(recruit.id, { version: 1, notes: 'Lost' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(change(recruit.id, { creatorId: 'Mara' })).rejects.toMatchObject({ code: 'conflict' });
    await deletePartner(db, owner, creator.id);
    await change(recruit.id, { creatorId: 'Mara' });
    expect(await readPartner(db, workspaceId, recruit.id)).toMatchObject({
      ...{ creatorId: mara, name: 'Nora', stage: 'agreed', step: null, notes: 'Met\nat a fair', version: 3 },
    });
    expect(await audit()).toEqual([
      'desk.changed Nora',
      'desk.deleted Mara',
      'desk.changed Nora: Contacted → Agreed',
      'desk.added Nora',
      'desk.added Mara',
    ]);
  });

  it('refuses unknown creators, stages and owners by field, and a creator twice', async () => {
    const { db, workspaceId, add } = await setUp();
    const seesNothing = await makeMember(db, { role: 'creator', workspaceId });
    await add({ creatorId: mara });
    const refused = (field: string) => ({ issues: [{ field }] });
    await expect(add({ creatorId: 'Twice' })).rejects.toMatchObject(refused('creatorId'));
    await expect(add({ creatorId: 'Nobody' })).rejects.toMatchObject(refused('creatorId'));
    await expect(add({ creatorId: mara.toUpperCase() })).rejects.toMatchObject(refused('creatorId'));
    await expect(add({ name: 'A', stage: 'won' })).rejects.toMatchObject(refused('stage'));
    await expect(add({ name: 'A', owner: seesNothing.userId })).rejects.toMatchObject(refused('owner'));
  });

  it('belongs to one workspace, and roles that see no reports change nothing', async () => {
    const { db, reader, workspaceId, names } = await setUp();
    const other = await setUp();
    const { id } = await other.add({ name: 'Theirs' });
    expect(await names()).toEqual([]);
    await expect(readPartner(db, workspaceId, id)).rejects.toMatchObject({ code: 'not_found' });
    const { owner, change } = await setUp();
    await expect(change(id, { name: 'Mine' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(deletePartner(db, owner, id)).rejects.toMatchObject({ code: 'not_found' });
    const creator = await makeMember(db, { role: 'creator', workspaceId });
    const analyst = await makeMember(db, { role: 'analyst', workspaceId });
    const refused = { code: 'forbidden' };
    const given = newPartnerSchema.parse({ name: 'A' });
    await expect(addPartner(db, creator, reader, given)).rejects.toMatchObject(refused);
    await expect(importPartners(db, creator, reader, 'name\nA')).rejects.toMatchObject(refused);
    await addPartner(db, analyst, reader, given);
    const stages = stagesChangeSchema.parse({ version: 0, stages: [{ name: 'A' }] });
    await expect(changeStages(db, analyst, stages)).rejects.toMatchObject(refused);
  });

  it('keeps partners of a member who leaves, without an owner', async () => {
    const { db, workspaceId, add, names } = await setUp();
    const { userId } = await makeMember(db, { role: 'analyst', workspaceId });
    const { id } = await add({ name: 'Nora', owner: userId });
    const own = and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId));
    await db.delete(memberships).where(own);
    expect(await readPartner(db, workspaceId, id)).toMatchObject({ name: 'Nora', owner: null });
    expect(await names({ owners: 'none' })).toEqual(['Nora']);
  });

  it('names a creator by id if no list names them', async () => {
    const { db, workspaceId, add } = await setUp();
    const { id } = await add({ creatorId: unnamed });
    expect(await readPartner(db, workspaceId, id)).toMatchObject({ creatorId: unnamed, name: unnamed });
  });

  it('loses nobody if a stage is removed, or an owner leaves, during a change', async () => {
    const { db, owner, desk, add, change, stages, names } = await setUp();
    const { userId } = await makeMember(db, { role: 'analyst', workspaceId: desk.workspaceId });
    const ids = [];
    for (const name of ['A', 'B']) ids.push((await add({ name, owner: userId })).id);
    for (const name of ['C', 'D']) ids.push((await add({ name, owner: userId, stage: 'active' })).id);
    const kept = [{ key: 'active', name: null }];
    const changes = Promise.allSettled(
      ids.map((id) => change(id, { stage: 'prospect', owner: owner.userId })),
    );
    const moved = stages({ version: 0, stages: kept, moves: [{ from: 'prospect', to: 'active' }] });
    const left = removeMember(db, owner, userId);
    await Promise.all([moved, left]);
    for (const answer of await changes) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ issues: [{ field: 'stage' }] });
    }
    expect(await names({ stages: 'active', sort: 'name', order: 'asc' })).toEqual(['A', 'B', 'C', 'D']);
    await expect(change(ids[0] ?? '', { owner: userId })).rejects.toMatchObject({
      issues: [{ field: 'owner' }],
    });
  });

  it('is filtered, searched and sorted, with undated steps last', async () => {
    const { owner, add, names } = await setUp();
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

  it('has a column per stage, and tells of steps that are due, the reader’s own first', async () => {
    const { db, owner, desk, add } = await setUp();
    for (const at of [1, 2, 3, 4, 5, 6])
      await add({ name: `P${at}`, step: { text: 'Call', day: `2026-05-0${at}` } });
    await add({ name: 'Mine', step: { text: 'Call', day: today }, owner: owner.userId, stage: 'active' });
    await add({ name: 'Later', step: { text: 'Call', day: '2026-05-11' }, owner: owner.userId });
    const { columns } = await readBoard(db, desk, deskFiltersSchema.parse({}));
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
    const { steps, due } = await listDueSteps(db, desk, owner.userId);
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

  it('has stages of its own, and moves the partners of a removed one', async () => {
    const { db, desk, add, stages, names } = await setUp();
    await add({ name: 'Nora', stage: 'contacted' });
    const kept = [{ key: 'prospect', name: null }, { name: 'Trial' }, { key: 'active', name: 'Live' }];
    await expect(stages({ version: 0, stages: kept })).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      stages({ version: 0, stages: kept, moves: [{ from: 'contacted', to: 'ended' }] }),
    ).rejects.toMatchObject({ issues: [{ field: 'moves.0.to' }] });
    await expect(
      stages({ version: 0, stages: kept, moves: [{ from: 'gone', to: 'active' }] }),
    ).rejects.toMatchObject({ issues: [{ field: 'moves.0.from' }] });
    await expect(stages({ version: 0, stages: [{ key: 'gone', name: 'A' }] })).rejects.toMatchObject({
      issues: [{ field: 'stages.0.key' }],
    });
    await stages({ version: 0, stages: kept, moves: [{ from: 'contacted', to: 'active' }] });
    await expect(stages({ version: 0, stages: kept })).rejects.toMatchObject({ code: 'conflict' });
    const after = await readDesk(db, desk);
    expect(after.stages.map(({ name, partners }) => [name, partners])).toEqual([
      ...[
        [null, 0],
        ['Trial', 0],
        ['Live', 1],
      ],
    ]);
    expect(await names({ stages: 'active' })).toEqual(['Nora']);
    await expect(add({ name: 'A', stage: 'ended' })).rejects.toMatchObject({ issues: [{ field: 'stage' }] });
  });

  it('imports a file once, with a message for each line that is wrong', async () => {
    const { db, owner, reader, names } = await setUp();
    const file = [
      'Name;Creator id;E-mail;Stage;Owner;Tags;Next step;Due (UTC);Notes',
      `;Mara;;Aktiv;${owner.email};kitchen, Video;Call;11.05.2026;"Two\nlines"`,
      'Nora;;nora@example.com;;;;;;',
      'nora;;nora@example.com;ended;;;;;',
    ].join('\n');
    expect(await importPartners(db, owner, reader, file)).toEqual({ imported: 2, known: 1 });
    expect(await importPartners(db, owner, reader, file)).toEqual({ imported: 0, known: 3 });
    expect(await names({ order: 'asc' })).toEqual(['Mara', 'Nora']);
    const [first] = (
      await listPartners(db, { workspaceId: owner.workspaceId, today }, partnersQuerySchema.parse({}))
    ).rows;
    expect(first).toMatchObject({
      ...{ creatorId: mara, stage: 'active', tags: ['kitchen', 'Video'], owner: { id: owner.userId } },
      step: { text: 'Call', day: '2026-05-11' },
    });
    const issuesOf = async (lines: string) =>
      importPartners(db, owner, reader, `name,creator,email,stage,owner,step,due,link\n${lines}`).then(
        () => [],
        ({ issues }) => issues.map(({ field }: { field: string }) => field),
      );
    expect(await issuesOf(',,x,,,,05/06/2026,ftp://a')).toEqual([
      ...['line 2, name', 'line 2, email', 'line 2, link', 'line 2, step', 'line 2, due'],
    ]);
    expect(await issuesOf('A,,,,,Call,03/04/2026,')).toEqual(['line 2, due']);
    expect(await issuesOf(`A,${'x'.repeat(201)},,${'x'.repeat(41)},,,,`)).toEqual([
      ...['line 2, creator', 'line 2, stage'],
    ]);
    expect(await issuesOf('A\n'.repeat(5_001))).toEqual(['line 5002']);
    expect(await issuesOf('A,Twice,,won,Nobody,,,')).toEqual([
      ...['line 2, creator', 'line 2, stage', 'line 2, owner'],
    ]);
  });
});

it.each<[PartnerChangesInput | object, string]>([
  [{}, 'name'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ email: 'nora' }, 'email'],
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ link: 'https://me:secret@example.com' }, 'link'],
  [{ tags: ['a;b'] }, 'tags'],
  [{ tags: ['x'.repeat(41)] }, 'tags'],
  [{ tags: Array.from({ length: 11 }, (_, at) => `t${at}`) }, 'tags'],
  [{ notes: 'x'.repeat(5_001) }, 'notes'],
  [{ step: { text: '', day: '2026-05-01' } }, 'step.text'],
  [{ step: { text: 'Call', day: '2026-02-30' } }, 'step.day'],
  [{ owner: 'me' }, 'owner'],
])('a change %j is refused by its field', (given, field) => {
  const { error } = partnerChangesSchema.safeParse(given);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

it.each([
  [[], 'stages'],
  [[{ name: '' }], 'stages.0.name'],
  [[{ name: null }], 'stages.0.name'],
  [[{ name: 'x'.repeat(41) }], 'stages.0.name'],
  [[{ name: 'A' }, { name: 'a' }], 'stages.1.name'],
  [[{ key: 'active', name: null }, { name: 'Active' }], 'stages.1.name'],
  [Array.from({ length: 13 }, (_, at) => ({ name: `S${at}` })), 'stages'],
])('stages %j are refused by their field', (stages, field) => {
  const { error } = stagesChangeSchema.safeParse({ version: 0, stages });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
