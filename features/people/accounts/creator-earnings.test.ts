import { expect, it } from 'vitest';
import { findMember } from '@/lib/access/find-member';
import { listAudit } from '@/lib/access/list-audit';
import { allows } from '@/lib/access/member';
import { makeMember } from '@/lib/access/testing/people';
import { eachDatabase } from '@/lib/testing/databases';
import { showCreatorEarnings } from './creator-earnings';

eachDatabase('creator earnings', (database) => {
  it('are hidden until an owner shows them, and each change is audited once', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const creator = await makeMember(db, { role: 'creator', workspaceId: owner.workspaceId });
    const seen = async () => {
      const member = await findMember(db, creator.sessionId);
      return member && allows(member, 'earnings');
    };
    expect(await seen()).toBe(false);
    await showCreatorEarnings(db, owner, true);
    expect(await seen()).toBe(true);
    const shown = { ...owner, creatorEarnings: true };
    await showCreatorEarnings(db, shown, true);
    await showCreatorEarnings(db, shown, false);
    expect(await seen()).toBe(false);
    const events = await listAudit(db, owner.workspaceId);
    const noted = events.map(({ action }) => action).filter((action) => action.startsWith('earnings.'));
    expect(noted.sort()).toEqual(['earnings.hidden', 'earnings.shown']);
  });

  it('can be shown only by an owner, and do not change in the demo', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    for (const role of ['admin', 'analyst', 'creator'] as const) {
      const member = await makeMember(db, { role, workspaceId: owner.workspaceId });
      await expect(showCreatorEarnings(db, member, true)).rejects.toMatchObject({ code: 'forbidden' });
    }
    const visitor = { ...owner, demo: true };
    await expect(showCreatorEarnings(db, visitor, true)).rejects.toMatchObject({ code: 'conflict' });
  });
});
