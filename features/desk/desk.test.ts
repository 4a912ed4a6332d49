import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { removeMember } from '@/lib/access/members';
import { makeMember } from '@/lib/access/testing/people';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { memberships } from '@/lib/server/identity/schema';
import { addPartner, deletePartner } from './change-partner';
import { changeStages } from './change-stages';
import { importPartners } from './import-partners';
import { readPartner } from './list-partners';
import { newPartnerSchema, type PartnerChangesInput, partnerChangesSchema } from './partner';
import { stagesChangeSchema } from './stage-list';
import { mara, setUpDesk, today, unnamed } from './testing/desk-set-up';

eachLedger('The desk', (ledger) => {
  it('has creators and recruits, who are changed, connected and deleted, each with an audit row', async () => {
    const { desk, db, owner, add, change, audit } = await setUpDesk(ledger());
    const creator = await add({ creatorId: 'mara', tags: ['Video', ' kitchen ', 'video'] });
    const recruit = await add({
      name: 'Nora',
      email: 'nora@example.com',
      handle: '@nora',
      link: 'https://example.com/nora',
      stage: 'contacted',
      owner: owner.userId,
      notes: 'Met\nat a fair',
      step: { text: 'Call', day: today },
    });
    expect(await readPartner(desk, creator.id)).toMatchObject({
      creatorId: mara,
      name: 'Mara',
      stage: 'prospect',
      tags: ['Video', 'kitchen'],
      step: null,
      owner: null,
      notes: '',
      version: 1,
    });
    expect(await readPartner(desk, recruit.id)).toMatchObject({
      creatorId: null,
      notes: 'Met\nat a fair',
      step: { text: 'Call', day: today },
      owner: { id: owner.userId, name: 'Ada' },
    });
    await change(recruit.id, { version: 1, stage: 'agreed', step: null });
    await expect(change(recruit.id, { version: 1, notes: 'Lost' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(change(recruit.id, { creatorId: 'Mara' })).rejects.toMatchObject({ code: 'conflict' });
    await deletePartner(db, owner, creator.id);
    await change(recruit.id, { creatorId: 'Mara' });
    expect(await readPartner(desk, recruit.id)).toMatchObject({
      creatorId: mara,
      name: 'Nora',
      stage: 'agreed',
      step: null,
      notes: 'Met\nat a fair',
      version: 3,
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
    const { db, workspaceId, add } = await setUpDesk(ledger());
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
    const { desk, db, workspaceId, names } = await setUpDesk(ledger());
    const other = await setUpDesk(ledger());
    const { id } = await other.add({ name: 'Theirs' });
    expect(await names()).toEqual([]);
    await expect(readPartner(desk, id)).rejects.toMatchObject({ code: 'not_found' });
    const { owner, change } = await setUpDesk(ledger());
    await expect(change(id, { name: 'Mine' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(deletePartner(db, owner, id)).rejects.toMatchObject({ code: 'not_found' });
    const creator = await makeMember(db, { role: 'creator', workspaceId });
    const analyst = await makeMember(db, { role: 'analyst', workspaceId });
    const refused = { code: 'forbidden' };
    const given = newPartnerSchema.parse({ name: 'A' });
    await expect(addPartner({ ...desk, member: creator }, given)).rejects.toMatchObject(refused);
    await expect(importPartners({ ...desk, member: creator }, 'name\nA')).rejects.toMatchObject(refused);
    await addPartner({ ...desk, member: analyst }, given);
    const stages = stagesChangeSchema.parse({ version: 0, stages: [{ name: 'A' }] });
    await expect(changeStages(db, analyst, stages)).rejects.toMatchObject(refused);
  });

  it('keeps partners of a member who leaves, without an owner', async () => {
    const { desk, db, workspaceId, add, names } = await setUpDesk(ledger());
    const { userId } = await makeMember(db, { role: 'analyst', workspaceId });
    const { id } = await add({ name: 'Nora', owner: userId });
    const own = and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId));
    await db.delete(memberships).where(own);
    expect(await readPartner(desk, id)).toMatchObject({ name: 'Nora', owner: null });
    expect(await names({ owners: 'none' })).toEqual(['Nora']);
  });

  it('names a creator by id if no list names them', async () => {
    const { desk, add } = await setUpDesk(ledger());
    const { id } = await add({ creatorId: unnamed });
    expect(await readPartner(desk, id)).toMatchObject({ creatorId: unnamed, name: unnamed });
  });

  it('loses nobody if a stage is removed, or an owner leaves, during a change', async () => {
    const { db, owner, desk, add, change, stages, names } = await setUpDesk(ledger());
    const { userId } = await makeMember(db, { role: 'analyst', workspaceId: desk.id });
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
