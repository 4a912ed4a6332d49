import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { authenticateByOidc } from './oidc';
import { makeMember } from './testing/people';
import { listWorkspaces } from './workspaces';

const issuer = 'https://id.example';

eachDatabase('single sign-on', (database) => {
  const profile = () => ({ sub: randomUUID(), email: `${randomUUID()}@example.com`, email_verified: true });

  it('makes a person with a workspace at first, and knows them by subject after', async () => {
    const { db } = database();
    const first = profile();
    const userId = await authenticateByOidc(db, issuer, first);
    await expect(listWorkspaces(db, userId)).resolves.toMatchObject([{ role: 'owner' }]);
    const renamed = { ...first, email: 'another@example.com' };
    await expect(authenticateByOidc(db, issuer, renamed)).resolves.toBe(userId);
    await expect(listWorkspaces(db, userId)).resolves.toHaveLength(1);
  });

  it('does not open the account of whoever took the e-mail before', async () => {
    const { db } = database();
    const { email } = await makeMember(db);
    await expect(authenticateByOidc(db, issuer, { ...profile(), email })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it.each([{ email_verified: false }, { email: undefined }, { email: 'nobody' }])(
    'refuses a profile with %j',
    async (wrong) => {
      const attempt = authenticateByOidc(database().db, issuer, { ...profile(), ...wrong });
      await expect(attempt).rejects.toMatchObject({ code: 'forbidden' });
    },
  );

  it('keeps subjects of two providers apart', async () => {
    const { db } = database();
    const { sub } = profile();
    const one = await authenticateByOidc(db, issuer, { ...profile(), sub });
    const two = await authenticateByOidc(db, 'https://other.example', { ...profile(), sub });
    expect(one).not.toBe(two);
  });
});
