import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { authenticateByPassword, authenticateDemo } from './accounts/authenticate';
import { connections, users, workspaces } from './accounts/schema';
import { findStoredKey } from './accounts/stored-key';
import { makeMember, testVault, visitor } from './accounts/testing/people';
import { createVault } from './accounts/vault';
import type { KeyFamily } from './contract/operations';
import { readEnvironment } from './environment';
import { provision } from './provision';
import { eachDatabase } from './testing/databases';

const embedded = readEnvironment({ NODE_ENV: 'test' });

/** A platform's keys, of which `revoked` are no longer good. */
function keySource() {
  const minted: string[] = [];
  const revoked = new Set<string>();
  const mint = async () => {
    const keys = { sellerKey: `sk_${randomUUID()}`, creatorToken: `ck_${randomUUID()}` };
    minted.push(keys.sellerKey, keys.creatorToken);
    return keys;
  };
  const isLive = async (_: KeyFamily, key: string) => minted.includes(key) && !revoked.has(key);
  return { mint, isLive, minted, revoked };
}

eachDatabase('provision', (database) => {
  it('sets up one demo, however often it starts, with keys that work', async () => {
    const { db } = database();
    const demoKeys = keySource();
    const parts = { db, vault: testVault, environment: embedded, demoKeys };
    await Promise.all([provision(parts), provision(parts)]);
    await provision(parts);
    const [demo, ...more] = await db.select().from(workspaces).where(eq(workspaces.demo, true));
    expect(more).toEqual([]);
    expect(demoKeys.minted).toHaveLength(2);
    const workspaceId = demo?.id ?? '';
    await expect(authenticateDemo(db, embedded, visitor)).resolves.toBeTypeOf('string');
    const [sellerKey, creatorToken] = demoKeys.minted;
    expect((await findStoredKey(db, testVault, workspaceId, 'seller'))?.key).toBe(sellerKey);
    expect((await findStoredKey(db, testVault, workspaceId, 'creator'))?.key).toBe(creatorToken);

    demoKeys.revoked.add(sellerKey ?? '');
    await provision(parts);
    expect((await findStoredKey(db, testVault, workspaceId, 'seller'))?.key).toBe(demoKeys.minted[2]);
    expect((await findStoredKey(db, testVault, workspaceId, 'creator'))?.key).toBe(creatorToken);
  });

  it('has no demo where the API is elsewhere or DEMO is off', async () => {
    const { db } = database();
    for (const environment of [
      readEnvironment({ NODE_ENV: 'test', DEMO: 'off' }),
      readEnvironment({ NODE_ENV: 'test', AFFILIATE_BASE_URL: 'http://api.example' }),
    ]) {
      await expect(authenticateDemo(db, environment, visitor)).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('makes the first workspace of the environment once, and leaves later changes alone', async () => {
    const { db } = database();
    const environment = readEnvironment({
      NODE_ENV: 'test',
      DEMO: 'off',
      ADMIN_EMAIL: 'Boss@Example.com',
      ADMIN_PASSWORD: 'correct horse battery',
      SELLER_API_KEY: 'seller-key-from-outside',
    });
    await provision({ db, vault: testVault, environment });
    await provision({ db, vault: testVault, environment });
    const found = await db.select().from(users).where(eq(users.email, 'boss@example.com'));
    expect(found).toHaveLength(1);
    const given = { email: 'boss@example.com', password: 'correct horse battery' };
    await expect(authenticateByPassword(db, given, visitor)).resolves.toBe(found[0]?.id);
    const keys = await db.select().from(connections).where(eq(connections.prefix, 'selle'));
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ family: 'seller', lastFour: 'side', inUse: true, provisioned: true });
  });

  it('seals stored keys anew once there is a newer encryption key', async () => {
    const { db } = database();
    const { workspaceId } = await makeMember(db);
    const old = { kid: 'k1', key: new Uint8Array(32).fill(7) };
    const rotated = createVault([{ kid: 'k2', key: new Uint8Array(32).fill(8) }, old]);
    const newest = createVault([{ kid: 'k2', key: new Uint8Array(32).fill(8) }]);
    const id = randomUUID();
    const jwe = await createVault([old]).seal('the-key', { workspaceId, connectionId: id });
    const row = { id, workspaceId, family: 'seller' as const, prefix: 'th', lastFour: '-key', inUse: true };
    await db.insert(connections).values({ ...row, jwe });
    await provision({ db, vault: rotated, environment: readEnvironment({ NODE_ENV: 'test', DEMO: 'off' }) });
    expect((await findStoredKey(db, newest, workspaceId, 'seller'))?.key).toBe('the-key');
  });
});
