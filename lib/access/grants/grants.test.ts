import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { deleteAccount } from '@/features/people/accounts/delete-account';
import { acceptInvitation, invite } from '@/features/people/accounts/invitations';
import type { Member } from '@/lib/access/member';
import { changeRole, removeMember } from '@/lib/access/members';
import { makeMember } from '@/lib/access/testing/people';
import { auditEvents, workspaces } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { type Making, noteUse, purgeGrants } from './define-grant';
import type { Maker } from './grant-rules';
import { claimRefresh, findAddress, liveAddresses } from './live-addresses';
import { makeSecret } from './secret-form';
import { createShare, findShare, shares } from './shares';
import { idOf as readId, rowOf as readRow } from './testing/stored-grant';
import { createToken, findToken, tokens } from './tokens';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const stored = { search: 'brands=b1', range: 'last-28-days', weekStart: 0 };
const live = { ...stored, list: 'brands', receipt: 'columns' as const };
const shared = { ...stored, page: '/reports' };

const kinds = {
  token: {
    grant: tokens,
    prefix: 'pd',
    opens: { scopes: ['links:read' as const] },
    make: (...[making, member, days]: Made) =>
      createToken(making, member, { name: 'Sheet', days, scopes: ['links:read'] }),
    find: findToken,
    audit: { made: 'token.created', subject: 'Sheet: links:read', revoked: 'token.revoked' },
  },
  live: {
    grant: liveAddresses,
    prefix: 'pdl',
    opens: live,
    make: (...[making, member, days]: Made) =>
      liveAddresses.make(making, member, { name: 'Sheet', days, opens: live }),
    find: findAddress,
    audit: { made: 'live.created', subject: 'Sheet: brands', revoked: 'live.revoked' },
  },
  share: {
    grant: shares,
    prefix: 'pds',
    opens: shared,
    make: (...[making, member, days]: Made) =>
      createShare(making, member, { name: 'Sheet', days, password: null, opens: shared }),
    find: findShare,
    audit: { made: 'share.created', subject: 'Sheet: /reports', revoked: 'share.revoked' },
  },
} as const;
type Made = [making: Making, member: Maker, days: number];
const names = ['token', 'live', 'share'] as const;

eachDatabase('A grant', (database) => {
  const rowOf = (secret: string) => readRow(database().db, secret);
  const idOf = (secret: string) => readId(database().db, secret);
  const team = async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const { workspaceId } = owner;
    return { db, owner, workspaceId, analyst: await makeMember(db, { role: 'analyst', workspaceId }) };
  };
  const auditOf = ({ workspaceId }: Member) =>
    database().db.select().from(auditEvents).where(eq(auditEvents.workspaceId, workspaceId));

  it.each(names)(
    'of the kind %s leads to what it opens and to its member as they are now, and is stored as a digest',
    async (name) => {
      const { make, find, prefix, opens, audit } = kinds[name];
      const { db, owner, analyst } = await team();
      const secret = await make({ db, mail: null }, analyst, 30);
      expect(secret).toMatch(new RegExp(`^${prefix}_[0-9A-Za-z]{49}$`));
      const { sessionId: _, hasFactor: __, lacksFactor: ___, needsConfirmation: ____, ...member } = analyst;
      expect(await find(db, secret)).toMatchObject({ id: await idOf(secret), name: 'Sheet', opens, member });
      await changeRole(db, owner, analyst.userId, 'creator');
      expect((await find(db, secret))?.member.role).toBe('creator');
      const row = await rowOf(secret);
      expect([row?.lastFour, row?.passwordHash]).toEqual([secret.slice(-4), null]);
      expect(JSON.stringify(row)).not.toContain(secret.slice(4, -4));
      expect(row && row.expiresAt.getTime() - row.createdAt.getTime()).toBe(30 * dayMs);
      const entry = { action: audit.made, subject: audit.subject, userId: analyst.userId };
      expect(await auditOf(owner)).toContainEqual(expect.objectContaining(entry));
    },
  );

  it.each(names)('of the kind %s ends, and is no other secret', async (name) => {
    const { grant, make, prefix, audit } = kinds[name];
    const { db, owner } = await team();
    const secret = await make({ db, mail: null }, owner, 7);
    const others = await Promise.all(
      names.filter((other) => other !== name).map((one) => kinds[one].make({ db, mail: null }, owner, 7)),
    );
    for (const wrong of [
      `${secret}a`,
      secret.slice(0, -1),
      `${prefix}_`,
      '',
      makeSecret(prefix),
      ...others,
    ]) {
      expect(await grant.find(db, wrong)).toBeUndefined();
    }
    const endAt = async (now: Date) => (await grant.find(db, secret, now))?.ended;
    expect(await endAt(inDays(6.9))).toBeNull();
    expect(await endAt(inDays(7))).toBe('expired');
    // Created while the clock was two years ahead.
    expect(await endAt(inDays(-730))).toBe('expired');
    await grant.revoke(db, await idOf(secret), owner);
    expect(await endAt(new Date())).toBe('revoked');
    expect((await auditOf(owner)).map(({ action }) => action)).toContain(audit.revoked);
  });

  it.each(names)('of the kind %s dies with the access of its member, and does not return', async (name) => {
    const { grant, make } = kinds[name];
    const { db, owner, analyst } = await team();
    const secret = await make({ db, mail: null }, analyst, 30);
    await removeMember(db, owner, analyst.userId);
    expect(await grant.find(db, secret)).toBeUndefined();
    const { token: invitation } = await invite(db, owner, 'analyst');
    await acceptInvitation(db, invitation, analyst.userId);
    expect(await grant.find(db, secret)).toBeUndefined();
    const erased = await make({ db, mail: null }, analyst, 30);
    await deleteAccount(db, analyst);
    expect(await grant.find(db, erased)).toBeUndefined();
    const homeless = await make({ db, mail: null }, owner, 30);
    await db.delete(workspaces).where(eq(workspaces.id, owner.workspaceId));
    expect(await grant.find(db, homeless)).toBeUndefined();
  });

  it('notes its uses at most once a minute, also if several come at once, and from where', async () => {
    const { db, owner } = await team();
    const secret = await kinds.live.make({ db, mail: null }, owner, 30);
    const at = (seconds: number) => new Date(Date.now() + seconds * 1_000);
    const start = at(0);
    const use = async (seconds: number, from = '192.0.2.0/24') => {
      const found = await findAddress(db, secret);
      await noteUse(db, found, from, new Date(start.getTime() + seconds * 1_000));
    };
    const seen = async () => {
      const row = await rowOf(secret);
      return [
        row?.uses,
        row?.lastUsedAt && (row.lastUsedAt.getTime() - start.getTime()) / 1_000,
        row?.lastUsedFrom,
      ];
    };
    expect(await seen()).toEqual([0, null, null]);
    await Promise.all([use(0), use(0), use(0)]);
    await use(59, '203.0.113.0/24');
    expect(await seen()).toEqual([1, 0, '192.0.2.0/24']);
    await use(60, '203.0.113.0/24');
    expect(await seen()).toEqual([2, 60, '203.0.113.0/24']);
    // The clock of another instance is behind.
    await use(57);
    expect(await seen()).toEqual([2, 60, '203.0.113.0/24']);
    // The clock was set back.
    await use(-300);
    expect(await seen()).toEqual([3, -300, '192.0.2.0/24']);
  });

  it.each(names)(
    'of the kind %s is seen and revoked by owners, others see and revoke their own',
    async (name) => {
      const { grant, make } = kinds[name];
      const { db, owner, analyst, workspaceId } = await team();
      const admin = await makeMember(db, { role: 'admin', workspaceId });
      const stranger = await makeMember(db);
      const id = await idOf(await make({ db, mail: null }, analyst, 30));
      await make({ db, mail: null }, owner, 30);
      const seen = async (member: Member) => (await grant.list(db, member)).length;
      expect(await Promise.all([owner, analyst, admin, stranger].map(seen))).toEqual([2, 1, 0, 0]);
      const gone = { code: 'not_found' };
      for (const other of [admin, stranger])
        await expect(grant.revoke(db, id, other)).rejects.toMatchObject(gone);
      await expect(grant.revoke(db, 'no-id', owner)).rejects.toMatchObject(gone);
      for (const other of names.filter((one) => one !== name)) {
        await expect(kinds[other].grant.revoke(db, id, owner)).rejects.toMatchObject(gone);
      }
      await grant.revoke(db, id, owner);
      await expect(grant.revoke(db, id, analyst)).rejects.toMatchObject(gone);
      expect(await Promise.all([owner, analyst].map(seen))).toEqual([1, 0]);
      const [listed] = await grant.list(db, owner);
      expect(Object.keys(listed ?? {})).not.toContain('digest');
      expect(Object.keys(listed ?? {})).not.toContain('passwordHash');
    },
  );

  it.each(names)('of the kind %s is deleted 30 days after its end', async (name) => {
    const { grant, make } = kinds[name];
    const { db, owner } = await team();
    const made = [
      await make({ db, mail: null }, owner, 1),
      await make({ db, mail: null }, owner, 90),
      await make({ db, mail: null }, owner, 90),
    ];
    await grant.revoke(db, await idOf(made[1] ?? ''), owner);
    const left = async () => (await Promise.all(made.map(rowOf))).map(Boolean);
    await purgeGrants(db, inDays(29.9));
    expect(await left()).toEqual([true, true, true]);
    await purgeGrants(db, inDays(30.1));
    expect(await left()).toEqual([true, false, true]);
    await purgeGrants(db, inDays(31.1));
    expect(await left()).toEqual([false, false, true]);
  });

  it('of a live address fetches at most once in ten minutes, also if several read it at once', async () => {
    const { db, owner } = await team();
    const make = async () => idOf(await kinds.live.make({ db, mail: null }, owner, 30));
    const id = await make();
    const at = (minutes: number) => new Date(Date.UTC(2026, 10, 27, 12) + minutes * 60_000);
    const claims = await Promise.all([0, 0, 0, 0].map(() => claimRefresh(db, id, at(0))));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claimRefresh(db, id, at(9.9))).toBe(false);
    expect(await claimRefresh(db, id, at(10))).toBe(true);
    // The clock of another instance is behind.
    expect(await claimRefresh(db, id, at(9.95))).toBe(false);
    // The clock was set back.
    expect(await claimRefresh(db, id, at(4))).toBe(true);
    expect(await claimRefresh(db, await make(), at(4))).toBe(true);
  });
});
