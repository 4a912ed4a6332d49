import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operations } from '@/features/api';
import { createResetAtServer } from '@/features/people/accounts/password-resets';
import { pendingCookie } from '@/features/people/second-factor/pending-sign-in';
import {
  codeAt,
  makeAppMember,
  makePasswordMember,
  password,
} from '@/features/people/second-factor/testing/members';
import { createSoftwarePasskey } from '@/features/people/second-factor/testing/software-passkey';
import { sessionCookie } from '@/lib/access/session-token';
import { makeMember } from '@/lib/access/testing/people';
import { sessions, workspaces } from '@/lib/server/identity/schema';
import { eventually } from '@/lib/testing/eventually';
import { setPasswordByLink } from './(auth)/reset/[token]/actions';
import { signInByPassword } from './(auth)/sign-in/actions';
import { askForPasskey, finishSignIn } from './(auth)/sign-in/second-factor/actions';
import {
  act,
  call,
  carry,
  forgetConfirmation,
  jar,
  keep,
  openFactorSite,
  parts,
  site,
  soon,
} from './testing/factor-site';

const mails = openFactorSite();

describe('sign-in', () => {
  it('opens no session before the second step, which works once and only in this browser', async () => {
    const { db, vault } = await parts();
    const { member, secret } = await makeAppMember(db, new Date(), { vault });
    const own = eq(sessions.userId, member.userId);
    const before = await db.$count(sessions, own);
    const given = { email: member.email, password, callbackUrl: '/links' };
    expect(await act(signInByPassword, given)).toBe('/sign-in/second-factor?callbackUrl=%2Flinks');
    expect([...jar.keys()]).toEqual([pendingCookie]);
    expect(await db.$count(sessions, own)).toBe(before);
    expect((await call('GET /api/overview')).status).toBe(401);

    const wrong = await act(finishSignIn, { code: '000000', callbackUrl: '/links' });
    expect(wrong).toMatchObject({ issues: [{ field: 'code' }], values: { callbackUrl: '/links' } });
    expect(wrong).not.toHaveProperty('values.code');
    const token = jar.get(pendingCookie)?.value ?? '';
    jar.clear();
    const code = codeAt(secret, soon());
    expect(await act(finishSignIn, { code })).toMatchObject({
      message: 'This took too long. Enter your password again.',
    });
    keep(pendingCookie, token);
    expect(await act(finishSignIn, { code, callbackUrl: '/links' })).toBe('/links');
    expect([...jar.keys()].sort()).toEqual([sessionCookie, 'partnerdeck.device'].sort());
    expect(await db.$count(sessions, own)).toBe(before + 1);
    expect((await call('GET /api/second-factor')).status).toBe(200);
    keep(pendingCookie, token);
    expect(await act(finishSignIn, { code })).toMatchObject({ message: expect.stringMatching(/too long/) });
  });

  it('takes a passkey instead, and no response that cannot be read', async () => {
    const { db } = await parts();
    const member = await makePasswordMember(db);
    const key = createSoftwarePasskey(site);
    await carry(member);
    const begun = await call('POST /api/second-factor/passkeys/options');
    const response = key.create(Object(begun.answer).challenge);
    const added = await call('POST /api/second-factor/passkeys', { body: { name: 'Phone', response } });
    expect(added).toMatchObject({ status: 201, answer: { codes: expect.any(Array) } });
    jar.clear();
    expect(await act(askForPasskey, {})).toMatchObject({ message: expect.stringMatching(/too long/) });
    await act(signInByPassword, { email: member.email, password });
    for (const passkey of ['no json', '{}', '[]', '{"id":"x"}']) {
      expect(await act(finishSignIn, { passkey })).toHaveProperty('message');
    }
    const asked = await askForPasskey({}, new FormData());
    const passkey = JSON.stringify(key.sign(asked.passkey?.challenge ?? ''));
    expect(await act(finishSignIn, { passkey })).toBe('/');
    expect(await act(finishSignIn, { passkey })).toHaveProperty('message');
  });

  it('asks after a reset link as well', async () => {
    const { db, vault } = await parts();
    const { member, codes } = await makeAppMember(db, new Date(), { vault });
    const { token } = await createResetAtServer(db, member.email);
    const given = { token, password: 'another horse battery staple' };
    expect(await act(setPasswordByLink, given)).toBe('/sign-in/second-factor?callbackUrl=%2F');
    expect(jar.has(sessionCookie)).toBe(false);
    expect(await act(finishSignIn, { code: codes[0] ?? '' })).toBe('/');
    const told = () => mails().filter(({ subject }) => subject === 'A recovery code was used');
    // Codes of the app sent none.
    await eventually(() => expect(told()).toMatchObject([{ to: [member.email] }]));
  });
});

const confirmed = Object.entries(operations).filter(([, { confirm }]) => confirm);

describe('a confirmation', () => {
  it('is needed for keys, members, channels, tokens, live addresses, shared pages and the second factor itself, which no token changes', () => {
    expect(confirmed.map(([name]) => name.replace('/api/', '')).sort()).toEqual([
      'DELETE connections/{id}',
      'DELETE invitations/{id}',
      'DELETE live-addresses/{id}',
      'DELETE members/{id}',
      'DELETE second-factor/app',
      'DELETE second-factor/passkeys/{id}',
      'DELETE shares/{id}',
      'DELETE tokens/{id}',
      'PATCH alert-channels/{id}',
      'PATCH connections/{id}',
      'PATCH members/{id}',
      'POST alert-channels',
      'POST alert-channels/{id}/secret',
      'POST connections',
      'POST connections/trial-keys',
      'POST invitations',
      'POST live-addresses',
      'POST members/{id}/password-resets',
      'POST second-factor/app',
      'POST second-factor/codes',
      'POST second-factor/passkeys',
      'POST second-factor/passkeys/options',
      'POST shares',
      'POST tokens',
      'PUT grant-rules',
      'PUT second-factor/app',
      'PUT workspace/second-factor',
    ]);
    expect(confirmed.filter(([, { scope }]) => scope !== null)).toEqual([]);
  });

  it.each(confirmed.map(([name]) => name))('%s needs one', async (name) => {
    const { db, vault } = await parts();
    const { member } = await makeAppMember(db, new Date(), { vault });
    await carry(member);
    await forgetConfirmation(member);
    expect(await call(name)).toMatchObject({ status: 403, code: 'confirm_needed' });
    const { member: fresh } = await makeAppMember(db, new Date(), { vault });
    await carry(fresh);
    expect(await call(name)).not.toMatchObject({ status: 403 });
  });

  it('is given by a code, for this session', async () => {
    const { db, vault } = await parts();
    const { member, secret } = await makeAppMember(db, new Date(), { vault });
    await carry(member);
    await forgetConfirmation(member);
    const confirm = (code: string) => call('POST /api/second-factor/confirmations', { body: { code } });
    expect(await confirm('000000')).toMatchObject({ status: 422, answer: { issues: [{ field: 'code' }] } });
    expect(await call('POST /api/connections')).toMatchObject({ code: 'confirm_needed' });
    expect(await confirm(codeAt(secret, soon()))).toMatchObject({ status: 200 });
    expect(await call('POST /api/connections')).toMatchObject({ status: 422 });
    expect(await call('GET /api/connections')).toMatchObject({ status: 200 });
  });
});

it('adds no factor to the demo', async () => {
  const { db } = await parts();
  const member = await makeMember(db);
  await db.update(workspaces).set({ demo: true }).where(eq(workspaces.id, member.workspaceId));
  await carry(member);
  for (const name of ['app', 'passkeys/options', 'codes']) {
    expect(await call(`POST /api/second-factor/${name}`), name).toMatchObject({ status: 409 });
  }
});
