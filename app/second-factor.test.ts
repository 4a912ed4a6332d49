import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '@/features/api';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { setFactorSetting } from '@/lib/server/accounts/factor-setting';
import { findMember } from '@/lib/server/accounts/find-member';
import type { SignedIn } from '@/lib/server/accounts/member';
import { pageScope } from '@/lib/server/accounts/page-scope';
import { createResetAtServer } from '@/lib/server/accounts/password-resets';
import { encodeSessionToken, sessionCookie } from '@/lib/server/accounts/session-token';
import { makeMember } from '@/lib/server/accounts/testing/people';
import { setGrantRules } from '@/lib/server/grants/grant-rules';
import { createToken } from '@/lib/server/grants/tokens';
import type { FormState } from '@/lib/server/http/form';
import { sessions, workspaces } from '@/lib/server/identity/schema';
import { openSmtpSink, type SmtpSink } from '@/lib/server/mail/testing/smtp-sink';
import { pendingCookie } from '@/lib/server/second-factor/pending-sign-in';
import {
  codeAt,
  makeAppMember,
  makePasswordMember,
  password,
} from '@/lib/server/second-factor/testing/members';
import { createSoftwarePasskey } from '@/lib/server/second-factor/testing/software-passkey';
import { sent } from '@/lib/testing/next/headers';
import { setPasswordByLink } from './(auth)/reset/[token]/actions';
import { signInByPassword } from './(auth)/sign-in/actions';
import { askForPasskey, finishSignIn } from './(auth)/sign-in/second-factor/actions';
import { openWorkspace } from './(dashboard)/actions';
import { rename } from './(dashboard)/settings/account/actions';
import { answerRequest } from './api/testing/answer-request';

const site = 'http://localhost:3000';
const jar = sent.cookies;
const keep = (name: string, value: string) => jar.set(name, { name, value });

let sink: SmtpSink;
beforeAll(async () => {
  sink = await openSmtpSink();
  vi.stubEnv('SMTP_URL', sink.url);
  vi.stubEnv('MAIL_FROM', 'Deck <deck@example.com>');
  vi.stubEnv('APP_URL', site);
});
openDataFolder();
afterAll(() => sink.close());
beforeEach(() => {
  jar.clear();
  sent.headers.origin = site;
});

const now = new Date();
/** A moment whose code is still unused after `makeAppMember`. */
const soon = new Date(now.getTime() + 30_000);

const parts = async () => {
  const { db, accountVault, secrets } = await getRuntime();
  return { db, vault: accountVault, secrets };
};

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

type Action = (state: FormState, form: FormData) => Promise<FormState>;

/** Where an action leads, or its state. */
const act = (action: Action, values: Record<string, string>): Promise<FormState | string> =>
  action({}, formOf(values)).catch((error: unknown) => String(error).replace('Error: redirect ', ''));

async function carry({ sessionId }: SignedIn): Promise<void> {
  const { secrets } = await parts();
  keep(sessionCookie, await encodeSessionToken(sessionId, secrets.session));
}

/** The session's last confirmation becomes too old. */
async function forgetConfirmation({ sessionId }: SignedIn): Promise<void> {
  const { db } = await parts();
  await db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.id, sessionId));
}

const id = '00000000-0000-4000-8000-000000000000';

async function call(name: string, { body, token }: { body?: unknown; token?: string } = {}) {
  const [method = '', path = ''] = name.split(' ');
  const filled = path.replace('{id}', id).replace('{list}', 'links');
  const headers = {
    ...{ host: 'localhost:3000', origin: site, 'content-type': 'application/json' },
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const content = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
  const response = await answerRequest(new Request(`${site}${filled}`, { method, headers, ...content }));
  const answer: unknown = response.headers.get('content-type')?.includes('json')
    ? await response.json()
    : await response.body?.cancel();
  return { status: response.status, answer, code: Object(answer).code };
}

describe('sign-in', () => {
  it('opens no session before the second step, which works once and only in this browser', async () => {
    const { db, vault } = await parts();
    const { member, secret } = await makeAppMember(db, now, { vault });
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
    const code = codeAt(secret, soon);
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
    const { member, codes } = await makeAppMember(db, now, { vault });
    const { token } = await createResetAtServer(db, member.email);
    const given = { token, password: 'another horse battery staple' };
    expect(await act(setPasswordByLink, given)).toBe('/sign-in/second-factor?callbackUrl=%2F');
    expect(jar.has(sessionCookie)).toBe(false);
    expect(await act(finishSignIn, { code: codes[0] ?? '' })).toBe('/');
    const told = () => sink.mails.filter(({ subject }) => subject === 'A recovery code was used');
    // Codes of the app sent none.
    await vi.waitFor(() => expect(told()).toMatchObject([{ to: [member.email] }]), 15_000);
  });
});

const modules = import.meta.glob<Record<string, (...given: unknown[]) => Promise<FormState>>>(
  './**/actions.ts',
);
const confirmed = Object.entries(operations).filter(([, { confirm }]) => confirm);

describe('a confirmation', () => {
  it('is needed for keys, channels, tokens, live addresses, shared pages and the second factor itself, which no token changes', () => {
    expect(confirmed.map(([name]) => name.replace('/api/', '')).sort()).toEqual([
      'DELETE connections/{id}',
      'DELETE live-addresses/{id}',
      'DELETE second-factor/app',
      'DELETE second-factor/passkeys/{id}',
      'DELETE shares/{id}',
      'DELETE tokens/{id}',
      'PATCH alert-channels/{id}',
      'PATCH connections/{id}',
      'POST alert-channels',
      'POST alert-channels/{id}/secret',
      'POST connections',
      'POST live-addresses',
      'POST second-factor/app',
      'POST second-factor/codes',
      'POST second-factor/passkeys',
      'POST second-factor/passkeys/options',
      'POST shares',
      'POST tokens',
      'PUT grant-rules',
      'PUT second-factor/app',
    ]);
    expect(confirmed.filter(([, { scope }]) => scope !== null)).toEqual([]);
  });

  it.each(confirmed.map(([name]) => name))('%s needs one', async (name) => {
    const { db, vault } = await parts();
    const { member } = await makeAppMember(db, now, { vault });
    await carry(member);
    await forgetConfirmation(member);
    expect(await call(name)).toMatchObject({ status: 403, code: 'confirm_needed' });
    const { member: fresh } = await makeAppMember(db, now, { vault });
    await carry(fresh);
    expect(await call(name)).not.toMatchObject({ status: 403 });
  });

  it('is given by a code, for this session', async () => {
    const { db, vault } = await parts();
    const { member, secret } = await makeAppMember(db, now, { vault });
    await carry(member);
    await forgetConfirmation(member);
    const confirm = (code: string) => call('POST /api/second-factor/confirmations', { body: { code } });
    expect(await confirm('000000')).toMatchObject({ status: 422, answer: { issues: [{ field: 'code' }] } });
    expect(await call('POST /api/connections')).toMatchObject({ code: 'confirm_needed' });
    expect(await confirm(codeAt(secret, soon))).toMatchObject({ status: 200 });
    expect(await call('POST /api/connections')).toMatchObject({ status: 422 });
    expect(await call('GET /api/connections')).toMatchObject({ status: 200 });
  });

  it('is needed for forms of keys and members, which then say so', async () => {
    const { db, vault } = await parts();
    const { member } = await makeAppMember(db, now, { vault });
    await carry(member);
    await forgetConfirmation(member);
    const asking: string[] = [];
    const settings = Object.entries(modules).filter(([file]) => file.startsWith('./(dashboard)/settings/'));
    for (const [, load] of settings) {
      for (const [name, action] of Object.entries(await load())) {
        const state = await action(pageScope(member), {}, new FormData()).catch(() => undefined);
        if (state?.confirm) asking.push(name);
      }
    }
    expect(asking.sort()).toEqual([
      ...['createTrialKey', 'inviteMember', 'leave', 'makeResetLink', 'remove'],
      ...['requireFactors', 'setRole', 'withdraw'],
    ]);
  });
});

describe('a workspace that requires a second factor', () => {
  async function setUp() {
    const { db } = await parts();
    const member = await makePasswordMember(db);
    const token = await createToken({ db, mail: null }, member, {
      name: 'Test',
      scopes: ['settings:read'],
      days: 1,
    });
    await setFactorSetting(db, member, true);
    await carry(member);
    return { db, member, token };
  }

  it.each(Object.keys(operations))('%s answers nobody who lacks it', async (name) => {
    await setUp();
    const adding = Object.entries(operations).find(([key]) => key === name)?.[1].beforeFactor;
    expect(Boolean(adding)).toBe(name.includes('/api/second-factor'));
    const { status, code } = await call(name);
    if (adding) expect(status, name).not.toBe(403);
    else expect([status, code], name).toEqual([403, 'factor_needed']);
  });

  it('leads their forms to the page that adds one, except to open another workspace', async () => {
    const { db, member } = await setUp();
    const renaming = act((state, form) => rename(pageScope(member), state, form), { name: 'Bo' });
    expect(await renaming).toBe('/second-factor');
    const { workspaceId } = member;
    expect(await act(openWorkspace, { workspaceId })).toBe('/');
    expect(await findMember(db, member.sessionId)).toMatchObject({ name: 'Ada', lacksFactor: true });
  });

  it('opens once they have one', async () => {
    await setUp();
    const { secret } = Object((await call('POST /api/second-factor/app')).answer);
    const body = { code: codeAt(secret, new Date()) };
    expect(await call('PUT /api/second-factor/app', { body })).toMatchObject({ status: 200 });
    expect(await call('GET /api/connections')).toMatchObject({ status: 200 });
    expect(await call('POST /api/connections')).toMatchObject({ status: 422 });
  });

  it('leaves API tokens as they are', async () => {
    const { token } = await setUp();
    jar.clear();
    expect(await call('GET /api/connections', { token })).toMatchObject({ status: 200 });
  });
});

describe('a workspace that requires a second factor for what opens it', () => {
  const orders = {
    'POST /api/tokens': { scopes: ['settings:read'] },
    'POST /api/live-addresses': { list: 'audit', search: '', receipt: 'none' },
    'POST /api/shares': { page: '/reports', search: '', range: 'last-7-days' },
  };
  const make = (name: string, days = 30) =>
    call(name, { body: { name: 'Made', days, ...orders[name as keyof typeof orders] } });

  it.each(Object.keys(orders))('answers %s to those who have one, within the longest life', async (name) => {
    const { db } = await parts();
    const member = await makePasswordMember(db);
    await setGrantRules(db, member, { secondFactor: true, longestDays: 30 });
    await carry(member);
    expect(await make(name)).toMatchObject({
      ...{ status: 403, code: 'factor_needed' },
      answer: { issues: [{ field: 'secondFactor', message: 'must be an authenticator app or a passkey' }] },
    });
    const { secret } = Object((await call('POST /api/second-factor/app')).answer);
    const body = { code: codeAt(secret, new Date()) };
    expect(await call('PUT /api/second-factor/app', { body })).toMatchObject({ status: 200 });
    expect(await make(name, 31)).toMatchObject({
      status: 422,
      answer: { issues: [{ field: 'days', message: 'must be at most 30 days in this workspace' }] },
    });
    expect(await make(name)).toMatchObject({ status: 201 });
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
