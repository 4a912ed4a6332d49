import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { deleteAccount } from '@/lib/server/accounts/delete-account';
import { digestToken } from '@/lib/server/accounts/link-token';
import type { Member } from '@/lib/server/accounts/member';
import { changeRole, removeMember } from '@/lib/server/accounts/members';
import { auditEvents, throttles, workspaces } from '@/lib/server/accounts/schema';
import { makeMember } from '@/lib/server/accounts/testing/people';
import { findAddress } from '@/lib/server/live/find-address';
import { findHolder } from '@/lib/server/tokens/find-holder';
import { makeToken } from '@/lib/server/tokens/token-form';
import { eachDatabase } from '@/lib/testing/databases';
import { countView } from './count-view';
import { createShare } from './create-share';
import { findShare } from './find-share';
import { listShares } from './list-shares';
import { purgeShares } from './purge-shares';
import { revokeShare } from './revoke-share';
import { shares } from './schema';
import { opensShare, sealUnlock } from './share-cookie';
import { unlockShare } from './unlock-share';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const view = { page: '/reports', search: 'brands=b1', range: 'last-28-days', weekStart: 0 };
const password = 'five green kettles';

eachDatabase('Shares', (database) => {
  const make = (member: Member, more: { days?: number; password?: string } = {}) =>
    createShare(database().db, member, { ...view, name: 'Brand page', days: 30, password: null, ...more });
  const rowOf = async (secret: string) => {
    const [row] = await database()
      .db.select()
      .from(shares)
      .where(eq(shares.digest, digestToken(secret)));
    return row;
  };
  const idOf = async (secret: string) => (await rowOf(secret))?.id ?? '';
  const team = async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const { workspaceId } = owner;
    return { db, owner, workspaceId, analyst: await makeMember(db, { role: 'analyst', workspaceId }) };
  };

  it('lead to what they show and to their member as it is now, and are stored as a digest', async () => {
    const { db, owner, analyst, workspaceId } = await team();
    const secret = await make(analyst);
    expect(secret).toMatch(/^pds_[0-9A-Za-z]{49}$/);
    const { sessionId: _, lacksFactor: __, needsConfirmation: ___, ...member } = analyst;
    expect(await findShare(db, secret)).toMatchObject({ ...view, name: 'Brand page', member });
    await changeRole(db, owner, analyst.userId, 'creator');
    expect((await findShare(db, secret))?.member.role).toBe('creator');
    const row = await rowOf(secret);
    expect([row?.lastFour, row?.passwordHash]).toEqual([secret.slice(-4), null]);
    expect(JSON.stringify(row)).not.toContain(secret.slice(4, -4));
    expect(row && row.expiresAt.getTime() - row.createdAt.getTime()).toBe(30 * dayMs);
    const audit = await db.select().from(auditEvents).where(eq(auditEvents.workspaceId, workspaceId));
    expect(audit).toContainEqual(
      expect.objectContaining({ action: 'share.created', subject: 'Brand page: /reports' }),
    );
  });

  it('say nothing about those that do not work, and are no other secret', async () => {
    const { db, owner } = await team();
    const secret = await make(owner, { days: 7 });
    for (const wrong of [`${secret}a`, secret.slice(0, -1), 'pds_', '', makeToken('pds'), makeToken('pdl')]) {
      expect(await findShare(db, wrong)).toBeUndefined();
    }
    expect(await findShare(db, secret, inDays(6.9))).toBeDefined();
    expect(await findShare(db, secret, inDays(7))).toBeUndefined();
    // Created while the clock was two years ahead.
    expect(await findShare(db, secret, inDays(-730))).toBeUndefined();
    await expect(findHolder(db, secret)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(findAddress(db, secret)).rejects.toMatchObject({ code: 'not_found' });
    await revokeShare(db, owner, await idOf(secret));
    expect(await findShare(db, secret)).toBeUndefined();
  });

  it('die with the access of their member', async () => {
    const { db, owner, analyst } = await team();
    const removed = await make(analyst);
    await removeMember(db, owner, analyst.userId);
    expect(await findShare(db, removed)).toBeUndefined();
    const other = await makeMember(db, { role: 'analyst', workspaceId: owner.workspaceId });
    const erased = await make(other);
    await deleteAccount(db, other);
    expect(await findShare(db, erased)).toBeUndefined();
    const homeless = await make(owner);
    await db.delete(workspaces).where(eq(workspaces.id, owner.workspaceId));
    expect(await findShare(db, homeless)).toBeUndefined();
  });

  it('count views at most once a minute, also if several come at once', async () => {
    const { db, owner } = await team();
    const secret = await make(owner);
    const id = await idOf(secret);
    const at = (seconds: number) => new Date(Date.UTC(2026, 10, 27, 12) + seconds * 1_000);
    const seen = async () => {
      const row = await rowOf(secret);
      return [row?.views, row?.lastViewedAt?.getTime()];
    };
    expect(await seen()).toEqual([0, undefined]);
    await Promise.all([0, 0, 0].map(() => countView(db, id, at(0))));
    await countView(db, id, at(59));
    expect(await seen()).toEqual([1, at(0).getTime()]);
    await countView(db, id, at(60));
    expect(await seen()).toEqual([2, at(60).getTime()]);
    // The clock of another instance is behind.
    await countView(db, id, at(57));
    expect(await seen()).toEqual([2, at(60).getTime()]);
    // The clock was set back.
    await countView(db, id, at(-300));
    expect(await seen()).toEqual([3, at(-300).getTime()]);
  });

  it('open by their password, which is stored as a hash, and limit wrong ones by network and share', async () => {
    const { db, owner } = await team();
    const [one, other] = [await make(owner, { password }), await make(owner, { password })];
    const [share, neighbor] = [await findShare(db, one), await findShare(db, other)];
    if (!share || !neighbor) throw new Error('There is no share.');
    expect(share.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(await rowOf(one))).not.toContain(password);
    const network = '203.0.113.7';
    const attempt = (text: string, from = network, of = share) => unlockShare(db, of, text, from);
    for (let at = 0; at < 12; at += 1) await attempt(password);
    for (let at = 0; at < 10; at += 1) {
      await expect(attempt(`wrong ${at}`)).rejects.toMatchObject({
        code: 'unauthenticated',
        issues: [{ field: 'password', message: 'Wrong password' }],
      });
    }
    await expect(attempt(password)).rejects.toMatchObject({ code: 'throttled' });
    // Neither another share nor another network is locked out.
    await expect(attempt(password, network, neighbor)).resolves.toBeUndefined();
    await expect(attempt(password, '198.51.100.1')).resolves.toBeUndefined();
    const counted = await db.select({ key: throttles.key }).from(throttles);
    expect(JSON.stringify(counted)).not.toContain(network);
    const open = await findShare(db, await make(owner));
    await expect(open && unlockShare(db, open, '', network)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('are seen and revoked by owners, others see and revoke their own', async () => {
    const { db, owner, analyst, workspaceId } = await team();
    const admin = await makeMember(db, { role: 'admin', workspaceId });
    const stranger = await makeMember(db);
    const id = await idOf(await make(analyst, { password }));
    await make(owner);
    const seen = async (member: Member) => (await listShares(db, member)).map(({ locked }) => locked);
    expect(await Promise.all([owner, analyst, admin, stranger].map(seen))).toEqual([
      [false, true],
      [true],
      [],
      [],
    ]);
    for (const other of [admin, stranger]) {
      await expect(revokeShare(db, other, id)).rejects.toMatchObject({ code: 'not_found' });
    }
    await revokeShare(db, owner, id);
    await expect(revokeShare(db, analyst, id)).rejects.toMatchObject({ code: 'not_found' });
    const [listed] = await listShares(db, owner);
    expect(Object.keys(listed ?? {})).not.toContain('digest');
    expect(Object.keys(listed ?? {})).not.toContain('passwordHash');
  });

  it('are deleted 30 days after their end', async () => {
    const { db, owner } = await team();
    const [short, revoked, long] = [
      await make(owner, { days: 1 }),
      await make(owner, { days: 90 }),
      await make(owner, { days: 90 }),
    ];
    await revokeShare(db, owner, await idOf(revoked));
    const left = async () => [await rowOf(short), await rowOf(revoked), await rowOf(long)].map(Boolean);
    await purgeShares(db, inDays(29.9));
    expect(await left()).toEqual([true, true, true]);
    await purgeShares(db, inDays(30.1));
    expect(await left()).toEqual([true, false, true]);
    await purgeShares(db, inDays(31.1));
    expect(await left()).toEqual([false, false, true]);
  });
});

it('a cookie opens its own share alone', async () => {
  const cookie = await sealUnlock('one', 'secret');
  expect(await opensShare(cookie, 'one', 'secret')).toBe(true);
  for (const [value, id, secret] of [
    [cookie, 'other', 'secret'],
    [cookie, 'one', 'another secret'],
    [`${cookie}x`, 'one', 'secret'],
    [undefined, 'one', 'secret'],
    ['one', 'one', 'secret'],
  ] as const) {
    expect(await opensShare(value, id, secret)).toBe(false);
  }
});
