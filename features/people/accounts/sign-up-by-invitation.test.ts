import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { listMembers } from '@/lib/access/members';
import { findUserByEmail } from '@/lib/access/sign-up';
import { makeMember } from '@/lib/access/testing/people';
import { eachDatabase } from '@/lib/testing/databases';
import { invite } from './invitations';
import { signUpByInvitation } from './sign-up-by-invitation';

eachDatabase('signing up by invitation', (database) => {
  it('creates one person when two use the same link, and leaves the other’s e-mail unused', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const { token } = await invite(db, owner, 'analyst');
    const emails = [1, 2].map(() => `${randomUUID()}@example.com`);
    const both = await Promise.allSettled(
      emails.map((email) =>
        signUpByInvitation(db, { name: 'Ada', email, password: 'a long enough password' }, token),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const made = await Promise.all(emails.map((email) => findUserByEmail(db, email)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await listMembers(db, owner.workspaceId)).toHaveLength(2);
    const [joined] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(joined?.workspaceId).toBe(owner.workspaceId);
  });
});
