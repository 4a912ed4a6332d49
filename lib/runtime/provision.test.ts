import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { costs } from '@/features/costs/schema';
import { goals } from '@/features/goals/schema';
import { authenticateByPassword, authenticateDemo } from '@/features/people/accounts/authenticate';
import { margins } from '@/features/profit/schema';
import { signUp } from '@/lib/access/sign-up';
import { makeMember, visitor } from '@/lib/access/testing/people';
import { readEnvironment } from '@/lib/base/environment';
import type { KeyFamily } from '@/lib/contract/operations';
import { deskPartners } from '@/lib/data/store/desk-schema';
import { groupMembers, namedGroups } from '@/lib/data/store/groups-schema';
import { linkOwners, madeLinks } from '@/lib/data/store/links-schema';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { removeConnection } from '@/lib/gateway/connections/change-connections';
import { connections } from '@/lib/gateway/connections/schema';
import { findStoredKey } from '@/lib/gateway/connections/stored-key';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { createVault } from '@/lib/gateway/connections/vault';
import { embeddedApi } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { memberships, users, workspaces } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { provision } from './provision';

const embedded = readEnvironment({ NODE_ENV: 'test' });

/** A platform's keys. Those in `revoked` are rejected. */
function keySource() {
  const minted: string[] = [];
  const revoked = new Set<string>();
  const mint = async () => {
    const keys = { sellerKey: `sk_${randomUUID()}`, creatorToken: `ck_${randomUUID()}` };
    minted.push(keys.sellerKey, keys.creatorToken);
    return keys;
  };
  const isLive = async (_db: Db, _family: KeyFamily, key: string) =>
    minted.includes(key) && !revoked.has(key);
  return { mint, isLive, minted, revoked };
}

const demoLink = (id: string) => ({
  link: {
    id,
    type: 'product' as const,
    marketplace: 'marketplace.com' as const,
    url: `https://example.com/l/${id}`,
    mobileOptimizedUrl: `https://example.com/l/${id}?app=1`,
  },
  productId: `P-${id}`,
  title: id,
  subid1: 'bio',
  subid2: null,
  sharedid: null,
  createdAt: new Date(0),
});

eachDatabase('provision', (database) => {
  it('sets up one demo with valid keys, also after repeated starts', async () => {
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

  it('creates a demo creator with links once, and shows them their earnings', async () => {
    const { db } = database();
    const demoLinks = async () => ['one', 'two', 'three'].map(demoLink);
    const parts = { db, vault: testVault, environment: embedded, demoKeys: keySource(), demoLinks };
    await provision(parts);
    await provision(parts);
    const made = await db
      .select({ link: madeLinks.linkId, name: users.name, role: memberships.role })
      .from(madeLinks)
      .innerJoin(linkOwners, eq(linkOwners.madeLinkId, madeLinks.id))
      .innerJoin(users, and(eq(users.id, madeLinks.userId), eq(users.id, linkOwners.userId)))
      .innerJoin(memberships, eq(memberships.userId, users.id))
      .innerJoin(workspaces, and(eq(workspaces.id, memberships.workspaceId), eq(workspaces.demo, true)))
      .where(eq(workspaces.creatorEarnings, true))
      .orderBy(madeLinks.linkId);
    expect(made).toEqual([
      { link: 'one', name: 'Demo visitor', role: 'owner' },
      { link: 'three', name: 'Demo visitor', role: 'owner' },
      { link: 'two', name: 'Mara Lindqvist', role: 'creator' },
    ]);
  });

  it('adds demo margins once, and keeps later changes', async () => {
    const { db } = database();
    const margin = { kind: 'category' as const, subject: 'Kitchen', from: '2024-01-01', percent: '41' };
    const parts = { db, vault: testVault, environment: embedded, demoKeys: keySource() };
    await provision({ ...parts, demoMargins: async () => [margin] });
    await provision({ ...parts, demoMargins: async () => [{ ...margin, percent: '50' }] });
    const stored = await db
      .select({ subject: margins.subject, percent: margins.percent })
      .from(margins)
      .innerJoin(workspaces, and(eq(workspaces.id, margins.workspaceId), eq(workspaces.demo, true)));
    expect(stored).toEqual([{ subject: 'Kitchen', percent: '41.00' }]);
  });

  it('adds demo costs once, and keeps later changes', async () => {
    const { db } = database();
    const cost = { kind: 'fee' as const, subject: null, amount: '900', currency: 'USD', note: '' };
    const list = async () => [{ ...cost, from: '2026-05-01', to: '2026-05-31' }];
    const parts = { db, vault: testVault, environment: embedded, demoKeys: keySource(), demoCosts: list };
    await provision(parts);
    await provision({
      ...parts,
      demoCosts: async () => [{ ...cost, from: '2026-06-01', to: '2026-06-01' }],
    });
    const stored = await db
      .select({ amount: costs.amount, to: costs.lastDay })
      .from(costs)
      .innerJoin(workspaces, and(eq(workspaces.id, costs.workspaceId), eq(workspaces.demo, true)));
    expect(stored).toEqual([{ amount: '900.000', to: '2026-05-31' }]);
  });

  it('adds demo groups once, and keeps later changes', async () => {
    const { db } = database();
    const ofDemo = and(eq(workspaces.id, namedGroups.workspaceId), eq(workspaces.demo, true));
    const select = () =>
      db
        .select({ name: namedGroups.name, members: count(groupMembers.member) })
        .from(namedGroups)
        .innerJoin(workspaces, ofDemo)
        .leftJoin(groupMembers, eq(groupMembers.groupId, namedGroups.id))
        .where(eq(namedGroups.kind, 'creator'))
        .groupBy(namedGroups.id);
    await db.delete(namedGroups);
    const group = { kind: 'creator' as const, name: 'Video creators' };
    const parts = { db, vault: testVault, environment: embedded, demoKeys: keySource() };
    for (const ids of [['a', 'b'], ['c']]) {
      await provision({ ...parts, demoGroups: async () => [{ ...group, ids }] });
      expect(await select()).toEqual([{ name: 'Video creators', members: 2 }]);
    }
  });

  it('puts demo partners on the desk once, some owned by the visitor', async () => {
    const { db } = database();
    const partner = {
      creatorId: null,
      name: 'Nora',
      email: null,
      handle: null,
      stage: 'prospect',
      tags: ['a'],
    };
    const list = async () => [
      { ...partner, notes: '', step: { text: 'Call', day: '2026-05-01' }, isOwned: true },
    ];
    const parts = { db, vault: testVault, environment: embedded, demoKeys: keySource(), demoPartners: list };
    await provision(parts);
    await provision(parts);
    const stored = await db
      .select({ name: deskPartners.name, day: deskPartners.stepDay, owner: users.name })
      .from(deskPartners)
      .innerJoin(workspaces, and(eq(workspaces.id, deskPartners.workspaceId), eq(workspaces.demo, true)))
      .innerJoin(users, eq(users.id, deskPartners.ownerId));
    expect(stored).toEqual([{ name: 'Nora', day: '2026-05-01', owner: 'Demo visitor' }]);
  });

  it('adds demo goals once', async () => {
    const { db } = database();
    const goal = { metric: 'sales' as const, currency: 'USD', subject: null, target: '900' };
    const parts = { db, vault: testVault, environment: embedded, demoKeys: keySource() };
    for (const period of ['2026-05', '2026-06']) {
      await provision({ ...parts, demoGoals: async () => [{ ...goal, period }] });
    }
    const stored = await db
      .select({ target: goals.target, to: goals.lastDay })
      .from(goals)
      .innerJoin(workspaces, and(eq(workspaces.id, goals.workspaceId), eq(workspaces.demo, true)));
    expect(stored).toEqual([{ target: '900.000', to: '2026-05-31' }]);
  });

  it('has no demo if the API is elsewhere or DEMO is off', async () => {
    const { db } = database();
    for (const environment of [
      readEnvironment({ NODE_ENV: 'test', DEMO: 'off' }),
      readEnvironment({ NODE_ENV: 'test', AFFILIATE_BASE_URL: 'https://api.example' }),
    ]) {
      await expect(authenticateDemo(db, environment, visitor)).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('creates the configured workspace once, and keeps later changes', async () => {
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

  const admin = (email: string, key: string) =>
    readEnvironment({
      NODE_ENV: 'test',
      DEMO: 'off',
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: 'correct horse battery',
      SELLER_API_KEY: key,
    });

  it('updates a changed key from the environment, but not one that a person selected', async () => {
    const { db } = database();
    const parts = { db, vault: testVault };
    const start = (key: string) => provision({ ...parts, environment: admin('key@example.com', key) });
    const keyInUse = async () => {
      const [row] = await db
        .select({ workspaceId: memberships.workspaceId })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.userId))
        .where(eq(users.email, 'key@example.com'));
      const workspaceId = row?.workspaceId ?? '';
      return { workspaceId, stored: await findStoredKey(db, testVault, workspaceId, 'seller') };
    };
    await start('the-first-key');
    await start('the-second-key');
    const { workspaceId, stored } = await keyInUse();
    expect(stored?.key).toBe('the-second-key');
    await addConnection(db, testVault, { workspaceId, family: 'seller', key: 'chosen-by-hand' });
    await removeConnection(db, workspaceId, stored?.connectionId ?? '');
    await start('the-third-key');
    expect((await keyInUse()).stored?.key).toBe('chosen-by-hand');
  });

  it('gives no key to someone who signed up with the address first', async () => {
    const { db } = database();
    const stranger = { name: 'Stranger', email: 'taken@example.com', password: 'a quite different one' };
    const userId = await signUp(db, stranger, { workspaceName: 'Theirs' });
    await provision({ db, vault: testVault, environment: admin('taken@example.com', 'key-of-the-house') });
    const owned = await db.select().from(memberships).where(eq(memberships.userId, userId));
    for (const { workspaceId } of owned) {
      expect(await findStoredKey(db, testVault, workspaceId, 'seller')).toBeUndefined();
    }
  });

  it('re-encrypts stored keys after a newer encryption key was added', async () => {
    const { db } = database();
    const { workspaceId } = await makeMember(db);
    const old = { kid: 'k1', key: new Uint8Array(32).fill(7) };
    const rotated = createVault([{ kid: 'k2', key: new Uint8Array(32).fill(8) }, old], embeddedApi);
    const newest = createVault([{ kid: 'k2', key: new Uint8Array(32).fill(8) }], embeddedApi);
    const id = randomUUID();
    const jwe = await createVault([old], embeddedApi).seal('the-key', { workspaceId, connectionId: id });
    const row = { id, workspaceId, family: 'seller' as const, prefix: 'th', lastFour: '-key', inUse: true };
    await db.insert(connections).values({ ...row, jwe });
    await provision({ db, vault: rotated, environment: readEnvironment({ NODE_ENV: 'test', DEMO: 'off' }) });
    expect((await findStoredKey(db, newest, workspaceId, 'seller'))?.key).toBe('the-key');
  });
});
