import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changePassword } from '@/features/people/accounts/change-password';
import { deleteAccount } from '@/features/people/accounts/delete-account';
import { setFactorSetting } from '@/features/people/accounts/factor-setting';
import { createResetAtServer } from '@/features/people/accounts/password-resets';
import { findMember } from '@/lib/access/find-member';
import { hasFactor } from '@/lib/access/has-factor';
import { purgeExpired } from '@/lib/access/purge-expired';
import { startSession } from '@/lib/access/start-session';
import { makeMember, visitor } from '@/lib/access/testing/people';
import type { Visitor } from '@/lib/access/visitor';
import { testAccountVault as accountVault } from '@/lib/gateway/connections/testing/vault';
import {
  auditEvents,
  authenticatorApps,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  recoveryCodes,
  workspaces,
} from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { beginApp } from './authenticator-app';
import { confirming, confirmSession } from './confirm-session';
import { addPasskey, askPasskey, beginPasskey } from './passkeys';
import { findPending, finishPending, startPending } from './pending-sign-in';
import { codeAt, environment, makeAppMember, makePasswordMember, password } from './testing/members';
import { createSoftwarePasskey } from './testing/software-passkey';

const now = new Date();
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const wrong = { code: 'invalid_input' };
const gone = { code: 'not_found' };

eachDatabase('The second step of a sign-in', (database) => {
  const partsOf = () => ({ db: database().db, accountVault, environment, mail: null });
  const fromHere = (): Visitor => ({ ...visitor, network: randomUUID() });

  it('is completed by a code or recovery code, once, within ten minutes', async () => {
    const { db } = database();
    const { member, secret, codes } = await makeAppMember(db, now);
    const { userId } = member;
    const token = await startPending(db, userId, now);
    expect(JSON.stringify(await db.select().from(pendingSignIns))).not.toContain(token);
    const at = inMinutes(9.9);
    const finish = (code: string, more: { token?: string; at?: Date } = {}) =>
      finishPending(partsOf(), { token: more.token ?? token, given: { code } }, fromHere(), more.at ?? at);
    await expect(finish('000000')).rejects.toMatchObject({ ...wrong, issues: [{ field: 'code' }] });
    await expect(finish(codeAt(secret, at), { token: 'another' })).rejects.toMatchObject(gone);
    await expect(finish(codes[0] ?? '', { at: inMinutes(10.1) })).rejects.toMatchObject(gone);
    await expect(finish(codeAt(secret, at))).resolves.toBe(userId);
    await expect(finish(codes[0] ?? '')).rejects.toMatchObject(gone);

    const second = await startPending(db, userId, now);
    const both = await Promise.allSettled([
      finish(codes[0] ?? '', { token: second }),
      finish(codes[1] ?? '', { token: second }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(findPending(db, undefined)).resolves.toBeUndefined();
  });

  it('is completed by a passkey that signs the challenge of this sign-in', async () => {
    const { db } = database();
    const member = await makePasswordMember(db);
    const key = createSoftwarePasskey(environment.APP_URL);
    const { challenge } = await beginPasskey(partsOf(), member, now);
    await addPasskey(partsOf(), member, { name: 'Phone', response: key.create(challenge) }, now);
    const token = await startPending(db, member.userId, now);
    const other = await startPending(db, member.userId, now);
    const ask = async (of: string) => {
      const asking = await findPending(db, of, now);
      if (!asking) throw new Error('Nobody waits.');
      return (await askPasskey(partsOf(), asking, now)).challenge;
    };
    const finish = (passkey: ReturnType<typeof key.sign>) =>
      finishPending(partsOf(), { token, given: { passkey } }, fromHere(), now);
    await expect(finish(key.sign(await ask(other)))).rejects.toMatchObject(wrong);
    await expect(finish(key.sign(await ask(token)))).resolves.toBe(member.userId);
  });

  it('limits wrong codes per person over all networks, and leaves known devices their own limit', async () => {
    const { db } = database();
    const { member, codes } = await makeAppMember(db, now);
    const { userId } = member;
    const token = await startPending(db, userId, now);
    const finish = (code: string, from = fromHere()) =>
      finishPending(partsOf(), { token, given: { code } }, from, now);
    for (let nth = 1; nth <= 10; nth++) await expect(finish('000000')).rejects.toMatchObject(wrong);
    await expect(finish(codes[0] ?? '')).rejects.toMatchObject({ code: 'throttled' });
    const device = { id: randomUUID(), userId };
    const stranger = { ...device, userId: (await makeMember(db)).userId };
    const blocked = finish(codes[0] ?? '', { ...fromHere(), device: stranger });
    await expect(blocked).rejects.toMatchObject({ code: 'throttled' });
    await expect(finish(codes[0] ?? '', { ...fromHere(), device })).resolves.toBe(userId);
  });

  it('limits wrong codes of one network for all people, and counts no right ones', async () => {
    const { db } = database();
    const from = fromHere();
    const people = await Promise.all(Array.from({ length: 11 }, () => makeAppMember(db, now)));
    const tokens = await Promise.all(people.map(({ member }) => startPending(db, member.userId, now)));
    const finish = (nth: number, code: string) =>
      finishPending(partsOf(), { token: tokens[nth], given: { code } }, from, now);
    for (let nth = 0; nth < 10; nth++) {
      for (let attempt = 1; attempt <= 10; attempt++) {
        await expect(finish(nth, 'wrong')).rejects.toMatchObject(wrong);
      }
    }
    await expect(finish(10, people[10]?.codes[0] ?? '')).rejects.toMatchObject({ code: 'throttled' });
  });

  it('is void once the password changes, and is deleted when it has expired', async () => {
    const { db } = database();
    const { member } = await makeAppMember(db, now);
    const token = await startPending(db, member.userId, now);
    await expect(findPending(db, token, now)).resolves.toBeDefined();
    await changePassword(db, member, { current: password, next: 'another horse battery staple' });
    await expect(findPending(db, token, now)).resolves.toBeUndefined();
    await startPending(db, member.userId, now);
    const other = await makePasswordMember(db);
    await beginApp(partsOf(), other, now);
    await beginPasskey(partsOf(), other, now);
    await purgeExpired(db, inMinutes(61));
    for (const table of [pendingSignIns, passkeyChallenges]) expect(await db.$count(table)).toBe(0);
    expect(await db.$count(authenticatorApps, eq(authenticatorApps.userId, other.userId))).toBe(0);
    expect(await hasFactor(db, member.userId)).toBe(true);
  });
});

eachDatabase('A session of a person with a second factor', (database) => {
  const partsOf = () => ({ db: database().db, accountVault, environment, mail: null });

  it('needs it again after 15 minutes, and is confirmed by a code, a recovery code or a passkey', async () => {
    const { db } = database();
    const { member, secret, codes } = await makeAppMember(db, now);
    const needs = async (at: Date, id = member.sessionId) =>
      (await findMember(db, id, at))?.needsConfirmation;
    expect(await needs(inMinutes(14))).toBe(false);
    // The clock of another instance is behind.
    expect(await needs(inMinutes(-0.05))).toBe(false);
    expect(await needs(inMinutes(16))).toBe(true);
    const other = await startSession(db, member.userId, visitor);
    expect(await needs(now, other)).toBe(true);
    const confirm = (code: string, at: Date) => confirmSession(partsOf(), member, { code }, at);
    await expect(confirm('000000', inMinutes(16))).rejects.toMatchObject(wrong);
    expect(await needs(inMinutes(16))).toBe(true);
    await confirm(codeAt(secret, inMinutes(16)), inMinutes(16));
    expect(await needs(inMinutes(30))).toBe(false);
    expect(await needs(now, other)).toBe(true);
    await confirm(codes[0] ?? '', inMinutes(40));
    expect(await needs(inMinutes(41))).toBe(false);

    const key = createSoftwarePasskey(environment.APP_URL);
    const { challenge } = await beginPasskey(partsOf(), member, now);
    await addPasskey(partsOf(), member, { name: 'Phone', response: key.create(challenge) }, now);
    const asked = await askPasskey(partsOf(), confirming(member), inMinutes(60));
    expect(await needs(inMinutes(60))).toBe(true);
    await confirmSession(partsOf(), member, { passkey: key.sign(asked.challenge) }, inMinutes(60));
    expect(await needs(inMinutes(60))).toBe(false);
  });

  it('allows ten wrong codes in 15 minutes', async () => {
    const { db } = database();
    const { member, codes } = await makeAppMember(db, now);
    const confirm = (code: string) => confirmSession(partsOf(), member, { code }, now);
    for (let nth = 1; nth <= 10; nth++) await expect(confirm('000000')).rejects.toMatchObject(wrong);
    await expect(confirm(codes[0] ?? '')).rejects.toMatchObject({ code: 'throttled' });
  });

  it('is never asked if single sign-on started it', async () => {
    const { db } = database();
    const { member } = await makeAppMember(db, now);
    const id = await startSession(db, member.userId, visitor, { singleSignOn: true });
    expect(await findMember(db, id)).toMatchObject({ needsConfirmation: false, lacksFactor: false });
  });

  it('lacks a factor only where it is required, and only with a password', async () => {
    const { db } = database();
    const owner = await makePasswordMember(db);
    const { workspaceId } = owner;
    const lacks = async (id: string) => (await findMember(db, id))?.lacksFactor;
    expect(await lacks(owner.sessionId)).toBe(false);
    await setFactorSetting(db, owner, true);
    await setFactorSetting(db, owner, true);
    expect(await lacks(owner.sessionId)).toBe(true);
    const signedOn = await startSession(db, owner.userId, visitor, { workspaceId, singleSignOn: true });
    expect(await lacks(signedOn)).toBe(false);
    expect(await lacks((await makeMember(db, { workspaceId })).sessionId)).toBe(false);
    const { member } = await makeAppMember(db, now, { workspaceId, role: 'analyst' });
    expect(await lacks(member.sessionId)).toBe(false);
    await expect(setFactorSetting(db, member, false)).rejects.toMatchObject({ code: 'forbidden' });
    const demo = { ...owner, demo: true };
    await expect(setFactorSetting(db, demo, false)).rejects.toMatchObject({ code: 'conflict' });
    await setFactorSetting(db, owner, false);
    expect(await lacks(owner.sessionId)).toBe(false);
    const lines = await db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.workspaceId, workspaceId));
    const settings = lines.filter(({ action }) => /required|optional/.test(action));
    expect(settings).toEqual([{ action: 'factor.required' }, { action: 'factor.optional' }]);
  });
});

eachDatabase('Second factors', (database) => {
  const partsOf = () => ({ db: database().db, accountVault, environment, mail: null });

  it('stay after a reset link, and are removed by the command if it says so', async () => {
    const { db } = database();
    const { member } = await makeAppMember(db, now);
    await createResetAtServer(db, member.email);
    expect(await hasFactor(db, member.userId)).toBe(true);
    await createResetAtServer(db, member.email, { secondFactor: true });
    expect(await hasFactor(db, member.userId)).toBe(false);
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, member.userId))).toBe(0);
    const lines = await db.select().from(auditEvents).where(eq(auditEvents.workspaceId, member.workspaceId));
    expect(lines).toContainEqual(
      expect.objectContaining({ action: 'factor.removed.server', userId: null, subject: member.email }),
    );
  });

  it('are deleted with their person', async () => {
    const { db } = database();
    const { member } = await makeAppMember(db, now);
    const key = createSoftwarePasskey(environment.APP_URL);
    const { challenge } = await beginPasskey(partsOf(), member, now);
    await addPasskey(partsOf(), member, { name: 'Phone', response: key.create(challenge) }, now);
    await askPasskey(partsOf(), confirming(member), now);
    await startPending(db, member.userId, now);
    const tables = [authenticatorApps, passkeys, recoveryCodes, pendingSignIns, passkeyChallenges];
    const count = () => Promise.all(tables.map((table) => db.$count(table, eq(table.userId, member.userId))));
    expect(await count()).toEqual([1, 1, 10, 1, 1]);
    await deleteAccount(db, member);
    expect(await count()).toEqual([0, 0, 0, 0, 0]);
    expect(await db.$count(workspaces, eq(workspaces.id, member.workspaceId))).toBe(0);
  });
});
