import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEvents } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { findMember } from './find-member';
import { makeMember } from './testing/people';
import { listWorkspaces, openNewWorkspace } from './workspaces';

eachDatabase('a new workspace', (database) => {
  it('belongs to its creator, has no key or data, and is opened', async () => {
    const { db } = database();
    const { workspaceId } = await makeMember(db);
    const member = await makeMember(db, { role: 'creator', workspaceId });
    await openNewWorkspace(db, member, 'Second shop');
    const now = await findMember(db, member.sessionId);
    expect(now).toMatchObject({ workspaceName: 'Second shop', role: 'owner' });
    const lines = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.workspaceId, now?.workspaceId ?? ''));
    expect(lines).toMatchObject([{ action: 'workspace.created', userId: member.userId }]);
  });

  it('is not created in the demo, and is rate-limited', async () => {
    const { db } = database();
    const member = await makeMember(db);
    const demo = { ...member, demo: true };
    await expect(openNewWorkspace(db, demo, 'Mine')).rejects.toMatchObject({ code: 'conflict' });
    for (let n = 0; n < 20; n++) await openNewWorkspace(db, member, `Shop ${n}`);
    await expect(openNewWorkspace(db, member, 'One more')).rejects.toMatchObject({ code: 'throttled' });
    await expect(listWorkspaces(db, member.userId)).resolves.toHaveLength(21);
  });
});
