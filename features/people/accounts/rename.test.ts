import { expect, it } from 'vitest';
import { findMember } from '@/lib/access/find-member';
import { listAudit } from '@/lib/access/list-audit';
import { makeMember } from '@/lib/access/testing/people';
import { eachDatabase } from '@/lib/testing/databases';
import { renameAccount, renameWorkspace } from './rename';

eachDatabase('names', (database) => {
  it('of a person and a workspace change, and are audited', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    await renameAccount(db, owner, 'Grace');
    await renameWorkspace(db, owner, 'Harbor');
    await renameWorkspace(db, { ...owner, workspaceName: 'Harbor' }, 'Harbor');
    await expect(findMember(db, owner.sessionId)).resolves.toMatchObject({
      name: 'Grace',
      workspaceName: 'Harbor',
    });
    const events = await listAudit(db, owner.workspaceId);
    const renamed = events.filter(({ action }) => action.endsWith('.renamed'));
    expect(renamed.map(({ action, subject }) => `${action}: ${subject}`).sort()).toEqual([
      'account.renamed: Ada to Grace',
      'workspace.renamed: Home to Harbor',
    ]);
  });

  it('of a workspace can be changed by managers, and never in the demo', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const { workspaceId } = owner;
    const analyst = await makeMember(db, { role: 'analyst', workspaceId });
    const admin = await makeMember(db, { role: 'admin', workspaceId });
    await expect(renameWorkspace(db, analyst, 'Theirs')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(renameWorkspace(db, admin, 'Ours')).resolves.toBeUndefined();
    await expect(renameAccount(db, analyst, 'Lin')).resolves.toBeUndefined();
    const visitor = { ...owner, demo: true };
    await expect(renameAccount(db, visitor, 'Me')).rejects.toMatchObject({ code: 'conflict' });
    await expect(renameWorkspace(db, visitor, 'Mine')).rejects.toMatchObject({ code: 'conflict' });
  });
});
