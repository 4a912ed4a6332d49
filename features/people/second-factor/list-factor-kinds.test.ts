import { expect, it } from 'vitest';
import { testAccountVault as accountVault } from '@/lib/gateway/connections/testing/vault';
import { passkeys } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { beginApp } from './authenticator-app';
import { listFactorKinds } from './list-factor-kinds';
import { makeAppMember, makePasswordMember } from './testing/members';

eachDatabase('The second factors of members', (database) => {
  const addPasskey = (userId: string) =>
    database()
      .db.insert(passkeys)
      .values({ userId, credentialId: userId, publicKey: 'key', counter: 0, name: 'Key', transports: [] });

  it('are named for each member of the workspace, and nobody else', async () => {
    const { db } = database();
    const owner = await makePasswordMember(db);
    const { workspaceId } = owner;
    const now = new Date();
    const app = await makeAppMember(db, now, { workspaceId });
    const both = await makeAppMember(db, now, { workspaceId });
    const passkey = await makePasswordMember(db, { workspaceId });
    const unfinished = await makePasswordMember(db, { workspaceId });
    await makeAppMember(db, now);
    await addPasskey(both.member.userId);
    await addPasskey(passkey.userId);
    await beginApp({ db, accountVault }, unfinished, now);
    expect(await listFactorKinds(db, workspaceId)).toEqual(
      new Map([
        [owner.userId, 'none'],
        [app.member.userId, 'app'],
        [both.member.userId, 'both'],
        [passkey.userId, 'passkey'],
        [unfinished.userId, 'none'],
      ]),
    );
  });
});
