import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findMember } from '@/lib/access/find-member';
import type { Member } from '@/lib/access/member';
import { makeMember } from '@/lib/access/testing/people';
import { testAccountVault as accountVault } from '@/lib/gateway/connections/testing/vault';
import { auditEvents, authenticatorApps, recoveryCodes } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { beginApp, finishApp, takeAppCode } from './authenticator-app';
import { isRecoveryCode } from './give-factor';
import { readFactors } from './read-factors';
import { countCodes, renewCodes, takeCode } from './recovery-codes';
import { removeApp } from './remove-factor';
import { codeAt, makeAppMember, makePasswordMember } from './testing/members';

const now = new Date('2026-11-28T12:00:10.000Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const wrong = { code: 'invalid_input', issues: [{ field: 'code' }] };

eachDatabase('An authenticator app', (database) => {
  const partsOf = () => ({ db: database().db, accountVault, mail: null });
  const listActions = async ({ workspaceId }: Member) => {
    const lines = await database()
      .db.select({ action: auditEvents.action, subject: auditEvents.subject })
      .from(auditEvents)
      .where(eq(auditEvents.workspaceId, workspaceId))
      .orderBy(desc(auditEvents.at));
    return lines.filter(({ action }) => action.startsWith('factor'));
  };

  it('counts only after its first code, which makes ten recovery codes', async () => {
    const { db } = database();
    const member = await makePasswordMember(db);
    const { secret, url } = await beginApp(partsOf(), member, now);
    expect(url).toMatch(/^otpauth:\/\/totp\/Partnerdeck:/);
    expect(new URL(url).searchParams.get('secret')).toBe(secret);
    await expect(finishApp(partsOf(), member, '000000', now)).rejects.toMatchObject(wrong);
    expect(await takeAppCode(partsOf(), member.userId, codeAt(secret, now), now)).toBe(false);
    expect(await readFactors(db, member.userId)).toEqual({ app: null, passkeys: [], codesLeft: 0 });
    expect(await findMember(db, member.sessionId)).toMatchObject({ needsConfirmation: false });

    const { codes } = await finishApp(partsOf(), member, codeAt(secret, now), now);
    expect(new Set(codes).size).toBe(10);
    expect(codes?.[0]).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/);
    expect(await readFactors(db, member.userId)).toMatchObject({
      app: { addedAt: now.toISOString(), lastUsedAt: null },
      codesLeft: 10,
    });
    expect(await listActions(member)).toEqual([{ action: 'factor.added', subject: 'authenticator app' }]);
  });

  it('replaces a setup that nobody finished, which ends after an hour', async () => {
    const member = await makePasswordMember(database().db);
    const first = await beginApp(partsOf(), member, now);
    const second = await beginApp(partsOf(), member, now);
    await expect(finishApp(partsOf(), member, codeAt(first.secret, now), now)).rejects.toMatchObject(wrong);
    const late = inSeconds(3_601);
    const finishing = finishApp(partsOf(), member, codeAt(second.secret, late), late);
    await expect(finishing).rejects.toMatchObject({ code: 'not_found' });
    await finishApp(partsOf(), member, codeAt(second.secret, now), now);
    await expect(beginApp(partsOf(), member, now)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    // The time is ten seconds into a step of 30.
    [-41, false],
    [-40, true],
    [0, true],
    [49, true],
    [50, false],
  ])('takes a code of a clock that is %i seconds off: %s', async (seconds, taken) => {
    const { db } = database();
    const { member, secret } = await makeAppMember(db, inSeconds(-600));
    const code = codeAt(secret, inSeconds(seconds));
    expect(await takeAppCode(partsOf(), member.userId, code, now)).toBe(taken);
  });

  it('takes a code once, also in two requests at the same time, and no older one after it', async () => {
    const { db } = database();
    const { member, secret } = await makeAppMember(db, now);
    const take = (code: string, at: Date) => takeAppCode(partsOf(), member.userId, code, at);
    expect(await take(codeAt(secret, now), now)).toBe(false);
    const later = inSeconds(60);
    const code = codeAt(secret, later);
    expect((await Promise.all([take(code, later), take(code, later)])).sort()).toEqual([false, true]);
    expect(await take(codeAt(secret, inSeconds(30)), later)).toBe(false);
    expect(await take(`${codeAt(secret, inSeconds(90)).replace(/^.../, '$& ')}`, later)).toBe(true);
    expect((await readFactors(db, member.userId)).app?.lastUsedAt).toBe(later.toISOString());
  });

  it.each([
    [
      'in full-width digits',
      (code: string) => code.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? ''),
    ],
    ['in Arabic digits', (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')],
    ['with a hyphen', (code: string) => code.replace(/^.../, '$&-')],
    ['with a dash and spaces', (code: string) => code.replace(/^.../, ' $& – ')],
    ['with no-break spaces', (code: string) => code.replace(/^.../, '$&\u00A0')],
    ['with a zero-width space at its end', (code: string) => `${code}\u200B`],
    ['with marks of direction and a line break', (code: string) => `\u2066${code}\u2069\n`],
  ])('takes a code that is typed %s, when it is added and later', async (_, type) => {
    const { db } = database();
    const member = await makePasswordMember(db);
    const { secret } = await beginApp(partsOf(), member, now);
    const { codes } = await finishApp(partsOf(), member, type(codeAt(secret, now)), now);
    const later = inSeconds(60);
    const given = { code: type(codeAt(secret, later)) };
    expect(isRecoveryCode(given)).toBe(false);
    expect(await takeAppCode(partsOf(), member.userId, given.code, later)).toBe(true);
    expect(await takeCode(partsOf(), member.userId, type(codes?.[0] ?? ''))).toBe(true);
  });

  it('refuses six characters of any script as a wrong code', async () => {
    const member = await makePasswordMember(database().db);
    await beginApp(partsOf(), member, now);
    for (const code of ['ääääää', '漢字漢字漢字', '🕯🕯🕯', '١٢٣٤٥', 'abcdef', '', '-', '12345６７']) {
      await expect(finishApp(partsOf(), member, code, now)).rejects.toMatchObject(wrong);
      expect(await takeAppCode(partsOf(), member.userId, code, now)).toBe(false);
    }
  });

  it('is stored encrypted for its person alone, and recovery codes as digests', async () => {
    const { db } = database();
    const { member, secret, codes } = await makeAppMember(db, now);
    const other = await makeAppMember(db, now);
    const [row] = await db
      .select()
      .from(authenticatorApps)
      .where(eq(authenticatorApps.userId, member.userId));
    const stored = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, member.userId));
    expect(JSON.stringify([row, stored])).not.toContain(secret);
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code);
    await db
      .update(authenticatorApps)
      .set({ jwe: row?.jwe ?? '' })
      .where(eq(authenticatorApps.userId, other.member.userId));
    const moved = takeAppCode(partsOf(), other.member.userId, codeAt(secret, inSeconds(60)), inSeconds(60));
    await expect(moved).rejects.toMatchObject({ code: 'internal' });
  });

  it('takes each recovery code once, however it is typed, and only the newest ones', async () => {
    const { db } = database();
    const { member, codes } = await makeAppMember(db, now);
    const { userId } = member;
    const [first = '', second = ''] = codes;
    const typed = ` ${first.replaceAll('-', ' ').toUpperCase()} `;
    const both = await Promise.all([takeCode(partsOf(), userId, typed), takeCode(partsOf(), userId, first)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await takeCode(partsOf(), (await makeMember(db)).userId, second)).toBe(false);
    expect(await countCodes(db, userId)).toBe(9);
    const fresh = await renewCodes(partsOf(), userId);
    expect(await takeCode(partsOf(), userId, second)).toBe(false);
    expect(await takeCode(partsOf(), userId, fresh[0] ?? '')).toBe(true);
    expect((await listActions(member)).map(({ action }) => action)).toEqual([
      ...['factor.code', 'factor.codes', 'factor.code', 'factor.added'],
    ]);
  });

  it('takes its recovery codes with it, if it was the last factor', async () => {
    const { db } = database();
    const { member, codes } = await makeAppMember(db, now);
    await removeApp(partsOf(), member.userId);
    expect(await readFactors(db, member.userId)).toEqual({ app: null, passkeys: [], codesLeft: 0 });
    expect(await takeCode(partsOf(), member.userId, codes[0] ?? '')).toBe(false);
    await expect(removeApp(partsOf(), member.userId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(renewCodes(partsOf(), member.userId)).rejects.toMatchObject({ code: 'conflict' });
    expect((await listActions(member))[0]).toEqual({
      action: 'factor.removed',
      subject: 'authenticator app',
    });
  });

  it('cannot be added in the demo, or by people who only use single sign-on', async () => {
    const { db } = database();
    const conflict = { code: 'conflict' };
    const member = await makePasswordMember(db);
    await expect(beginApp(partsOf(), { ...member, demo: true }, now)).rejects.toMatchObject(conflict);
    await expect(beginApp(partsOf(), await makeMember(db), now)).rejects.toMatchObject(conflict);
  });
});
