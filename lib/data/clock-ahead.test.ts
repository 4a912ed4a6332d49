import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { claimRequest } from '@/features/links/claim-request';
import { whereLinks } from '@/features/links/list-links';
import { query } from '@/features/links/testing/history';
import { walkLinks } from '@/features/links/walk-links';
import { noteVisit, readLastVisit } from '@/features/overview/visits';
import { findInvitation, invite } from '@/features/people/accounts/invitations';
import { createResetAtServer, findReset } from '@/features/people/accounts/password-resets';
import { findMember } from '@/lib/access/find-member';
import { makeMember } from '@/lib/access/testing/people';
import { countAttempt } from '@/lib/access/throttle';
import { recordHealth } from '@/lib/gateway/connections/connection-health';
import { connections } from '@/lib/gateway/connections/schema';
import { createSellerWorkspace } from '@/lib/gateway/connections/testing/seller-workspace';
import { findNewestBackup } from '@/lib/server/backup/backup-folder';
import { createBackups } from '@/lib/server/backup/daily-backups';
import type { Db } from '@/lib/server/db/database';
import { addMessages } from '@/lib/server/outbox/add-message';
import { addQuestion } from '@/lib/server/outbox/questions';
import { messages } from '@/lib/server/outbox/schema';
import { beginSending, settleOld, takeMessage } from '@/lib/server/outbox/take-message';
import { eachDatabase, openTestPglite } from '@/lib/testing/databases';
import { takeLease } from './fetch/sync/lease';
import { readRuns } from './fetch/sync/read-runs';

const aYear = sql`interval '1 year'`;
const yearMs = 365 * 86_400_000;
const source = 'reports:standard';
const request = { range: { from: '2026-01-01', to: '2026-01-01' }, forced: 0 };

eachDatabase('After a clock was ahead for a year', (database) => {
  it('a session of that time has ended, and an older one stays', async () => {
    const { db } = database();
    const [then, before] = [await makeMember(db), await makeMember(db)];
    await db.execute(
      sql`UPDATE sessions SET created_at = created_at + ${aYear}, last_seen_at = last_seen_at + ${aYear} WHERE id = ${then.sessionId}`,
    );
    await db.execute(
      sql`UPDATE sessions SET last_seen_at = last_seen_at + ${aYear} WHERE id = ${before.sessionId}`,
    );
    expect(await findMember(db, then.sessionId)).toBeUndefined();
    expect(await findMember(db, before.sessionId)).toBeDefined();
    // The use of the session is noted again, so it expires as usual.
    expect(await findMember(db, before.sessionId, new Date(Date.now() + 31 * 86_400_000))).toBeUndefined();
  });

  it('links to join or to set a password do not live longer', async () => {
    const { db } = database();
    const member = await makeMember(db);
    const invitation = await invite(db, member, 'analyst');
    const reset = await createResetAtServer(db, member.email);
    expect(await findInvitation(db, invitation.token)).toBeDefined();
    expect(await findReset(db, reset.token)).toBeDefined();
    for (const table of ['invitations', 'password_resets']) {
      await db.execute(sql`UPDATE ${sql.identifier(table)} SET expires_at = expires_at + ${aYear}`);
    }
    expect(await findInvitation(db, invitation.token)).toBeUndefined();
    expect(await findReset(db, reset.token)).toBeUndefined();
  });

  it('nobody is locked out for a year', async () => {
    const { db } = database();
    const subject = randomUUID();
    const attempt = () => countAttempt(db, 'account', subject);
    for (let n = 0; n < 10; n += 1) await attempt();
    await expect(attempt()).rejects.toMatchObject({ code: 'throttled' });
    await db.execute(sql`UPDATE throttles SET expire = expire + ${aYear}`);
    await expect(attempt()).resolves.toBeUndefined();
  });

  it('a visit is noted, and one of that time hides no changes', async () => {
    const { db } = database();
    const member = await makeMember(db);
    const now = Date.now();
    const minutes = (count: number) => new Date(now + count * 60_000);
    await noteVisit(db, member, new Date(now + yearMs));
    expect(await readLastVisit(db, member, minutes(0))).toBeNull();
    await noteVisit(db, member, minutes(0));
    expect(await readLastVisit(db, member, minutes(60))).toEqual(minutes(0));
  });

  it('the lease of a dead process is free, and its list is not fresh', async () => {
    const { db } = database();
    const { workspaceId } = await makeMember(db);
    const key = { workspaceId, source } as const;
    expect(await takeLease(db, key, request)).not.toBeNull();
    expect(await takeLease(db, key, request)).toBeNull();
    await db.execute(
      sql`UPDATE ledger_syncs SET lease_until = lease_until + ${aYear}, started_at = started_at + ${aYear}`,
    );
    const run = (await readRuns(db, workspaceId, [source])).get(source);
    expect(run?.state).toBe('abandoned');
    expect(run?.ageMs).toBeLessThan(0);
    expect(await takeLease(db, key, request)).not.toBeNull();
  });

  it('a claimed link request is not busy for a year', async () => {
    const { db } = database();
    const { workspaceId } = await makeMember(db);
    const claim = { workspaceId, digest: randomUUID(), attempt: randomUUID(), owner: 'dead' };
    await claimRequest(db, claim, false);
    expect(await claimRequest(db, claim, false)).toMatchObject({ kind: 'busy' });
    await db.execute(sql`UPDATE link_requests SET claimed_at = claimed_at + ${aYear}`);
    expect(await claimRequest(db, claim, false)).toMatchObject({ kind: 'unknown' });
  });

  describe('messages', () => {
    const turn = { kind: 'clock', mostOfOne: 9, perHour: async () => 2 };
    const take = (db: Db, now = new Date()) => takeMessage(db, { ...turn, now });
    const add = async (db: Db, transport: 'mail' | 'webhook', destination: string) => {
      const { workspaceId } = await makeMember(db);
      const createdAt = new Date();
      await addMessages(db, [{ kind: 'clock', transport, workspaceId, destination, createdAt }]);
    };
    const stateOf = async (db: Db, id: string) =>
      (await db.select().from(messages).where(eq(messages.id, id)))[0]?.state;

    it.each([
      ['mail', 'unknown'],
      ['webhook', 'waiting'],
    ] as const)(
      'a dead process does not hold a %s, and those behind it, for a year',
      async (transport, state) => {
        const { db } = database();
        const destination = randomUUID();
        for (const _ of ['held', 'behind']) await add(db, transport, destination);
        const held = await take(db);
        if (!held) throw new Error('Nothing was due.');
        await beginSending(db, held, randomUUID(), new Date(Date.now() + yearMs));
        expect(await take(db)).toBeUndefined();
        await db.update(messages).set({ heldUntil: sql`${messages.heldUntil} + ${aYear}` });
        await settleOld(db, new Date());
        expect(await stateOf(db, held.message.id)).toBe(state);
        expect((await take(db))?.message.destination).toBe(destination);
        await db.delete(messages);
      },
    );

    it('those of that time are sent, and given up in their time', async () => {
      const { db } = database();
      const destination = randomUUID();
      await add(db, 'mail', destination);
      const { createdAt, nextAt, givenUpAt } = messages;
      const later = (moment: typeof nextAt) => sql`${moment} + ${aYear}`;
      await db
        .update(messages)
        .set({ createdAt: later(createdAt), nextAt: later(nextAt), givenUpAt: later(givenUpAt) });
      expect(await take(db)).toBeUndefined();
      await settleOld(db, new Date());
      const held = await take(db);
      expect(held?.message.destination).toBe(destination);
      await db.update(messages).set({ heldUntil: null });
      await settleOld(db, new Date(Date.now() + 7 * 3_600_000));
      expect(await stateOf(db, held?.message.id ?? '')).toBe('failed');
    });

    it('an address may be asked again', async () => {
      const { db } = database();
      const { workspaceId } = await makeMember(db);
      const address = `${randomUUID()}@example.com`;
      const ask = () =>
        addQuestion(db, {
          kind: 'invitation',
          workspaceId,
          address,
          subjectId: randomUUID(),
          createdAt: new Date(),
        });
      expect([await ask(), await ask()]).toEqual([true, false]);
      await db.update(messages).set({ createdAt: sql`${messages.createdAt} + ${aYear}` });
      expect([await ask(), await ask()]).toEqual([true, false]);
    });
  });

  it('links of that time are in files', async () => {
    const { db } = database();
    const { workspaceId, userId } = await makeMember(db);
    await db.execute(sql`
      INSERT INTO made_links (workspace_id, product_id, marketplace, link_id, type, url, mobile_url, created_at)
      VALUES (${workspaceId}, 'P', 'marketplace.de', 'L', 'product', '', '', now() + ${aYear})`);
    const read: string[] = [];
    for await (const links of walkLinks(db, whereLinks(db, { workspaceId }, query(), userId))) {
      read.push(...links.map(({ linkId }) => linkId));
    }
    expect(read).toEqual(['L']);
  });

  it('the use of a key is noted', async () => {
    const { db } = database();
    const workspaceId = await createSellerWorkspace(db);
    const ofWorkspace = eq(connections.workspaceId, workspaceId);
    const [key] = await db.select().from(connections).where(ofWorkspace);
    const now = new Date();
    await recordHealth(db, key?.id ?? '', 'success', new Date(now.getTime() + yearMs));
    await recordHealth(db, key?.id ?? '', 'success', now);
    const [noted] = await db.select().from(connections).where(ofWorkspace);
    expect(noted?.lastSuccessAt).toEqual(now);
  });
});

it('daily backups go on after a clock was ahead, and those of that time are dropped first', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'partnerdeck-clock-'));
  const database = await openTestPglite();
  const backups = createBackups(dataDir, database);
  onTestFinished(async () => {
    await backups.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  for (let n = 100; n < 107; n += 1) expect(await backups.createIfDue(day(n))).toBeDefined();
  expect(await backups.createIfDue(day(1))).toBeDefined();
  expect(await backups.createIfDue(day(1))).toBeUndefined();
  expect((await findNewestBackup(dataDir, day(1)))?.createdAt).toEqual(day(1));
});
