import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { SignedIn } from '@/lib/access/member';
import { pageScope, scopeHeader } from '@/lib/access/page-scope';
import { encodeSessionToken, sessionCookie } from '@/lib/access/session-token';
import { createUser } from '@/lib/access/sign-up';
import { makeMember } from '@/lib/access/testing/people';
import { getRuntime } from '@/lib/runtime/runtime';
import { openMailSite } from '@/lib/runtime/testing/mail-site';
import type { FormState } from '@/lib/server/http/form';
import { auditEvents, throttles, users } from '@/lib/server/identity/schema';
import { eventually } from '@/lib/testing/eventually';
import { readLog } from '@/lib/testing/log-lines';
import { sent } from '@/lib/testing/next/headers';
import { requestReset } from './(auth)/forgot/actions';
import { answerRequest } from './api/testing/answer-request';

const site = 'https://deck.example';
const password = 'canary/p@ss:word#1';
/** What the mail server answers to each recipient; undefined accepts. */
let refusal: Error | undefined;
const mails = openMailSite(site, {
  refuse: () => refusal,
  login: `ada:${encodeURIComponent(password)}@`,
});
beforeAll(() => {
  // A host that the client chose.
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  Object.assign(sent.headers, { ...forged, origin: site, 'x-forwarded-for': '192.0.2.1' });
});

async function enter(member: SignedIn): Promise<void> {
  const { secrets } = await getRuntime();
  const name = `__Host-${sessionCookie}`;
  sent.cookies.set(name, { name, value: await encodeSessionToken(member.sessionId, secrets.session) });
}

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

/** The answer of the reset form: where it leads, or its state. */
const ask = (email: string): Promise<string | FormState> =>
  requestReset({}, formOf({ email })).catch((error: unknown) => String(error));

/** Posts to an operation as the member's page does. */
async function post(member: SignedIn, path: string, body?: object) {
  await enter(member);
  const headers = {
    host: 'deck.example',
    origin: site,
    'content-type': 'application/json',
    'accept-language': sent.headers['accept-language'] ?? 'en',
    [scopeHeader]: pageScope(member),
  };
  const init = { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await answerRequest(new Request(`${site}/api/${path}`, init));
  return [response.status, await response.json()] as const;
}

const invite = (member: SignedIn, email: string, role = 'analyst') =>
  post(member, 'invitations', { role, email });
const test = (member: SignedIn) => post(member, 'mail/tests');

const setUp = async () => {
  const { db } = await getRuntime();
  mails().length = 0;
  refusal = undefined;
  await db.delete(throttles);
  return db;
};

it('answers a reset alike for each address, and mails a link to APP_URL', async () => {
  const db = await setUp();
  const userId = await createUser(db, { name: 'Ida', email: 'ida@example.com', hash: 'stored' });
  const answers = [await ask('Ida@example.com '), await ask('nobody@example.com')];
  expect(answers).toEqual(Array(2).fill('Error: redirect /forgot?sent=1'));
  await eventually(() => expect(mails()).toHaveLength(1));
  const [mail] = mails();
  expect(mail?.to).toEqual(['ida@example.com']);
  expect(mail?.text).toMatch(/^https:\/\/deck\.example\/reset\/[\w-]{43}$/m);
  expect(mail?.raw).not.toContain('evil');
  await db.delete(users).where(eq(users.id, userId));
});

it.each(['', 'ada', 'ada@example.com, bo@example.com', 'ada@example.com\r\nBcc: x@example.com'])(
  'mails no link to %j',
  async (email) => {
    await setUp();
    expect(await ask(email)).toMatchObject({
      issues: [{ field: 'email', message: 'Enter an e-mail address' }],
    });
  },
);

it('limits resets by address, whether it has an account or not, and by network', async () => {
  await setUp();
  const limited = { message: 'Too many attempts. Try again in 60 minutes.' };
  for (let nth = 1; nth <= 3; nth++) await ask('nobody@example.com');
  expect(await ask('NOBODY@example.com')).toMatchObject(limited);
  for (let nth = 5; nth <= 20; nth++) expect(await ask(`nobody-${nth}@example.com`)).toContain('sent=1');
  expect(await ask('another@example.com')).toMatchObject(limited);
  sent.headers['x-forwarded-for'] = '192.0.2.2';
  expect(await ask('another@example.com')).toContain('sent=1');
});

it('mails an invitation in the sender’s language, and still shows its link', async () => {
  const db = await setUp();
  const owner = await makeMember(db);
  sent.headers['accept-language'] = 'de';
  const [status, made] = await invite(owner, ' Bo@Example.org ');
  sent.headers['accept-language'] = 'en';
  expect([status, made]).toMatchObject([201, { email: 'bo@example.org', mailed: true }]);
  expect(made.link).toMatch(/^https:\/\/deck\.example\/invite\/[\w-]{43}$/);
  const mail = await eventually(() => mails()[0] ?? expect.fail('No mail has come.'));
  expect(mail.to).toEqual(['bo@example.org']);
  expect(mail.text).toContain(`Ada lädt Sie in den Arbeitsbereich Home auf Partnerdeck ein`);
  // The mail's link has a secret of its own, which is not stored.
  expect(mail.text).toMatch(/https:\/\/deck\.example\/invite\/[\w-]{43}\s/);
  expect(mail.text).not.toContain(made.link);
  const rows = await db.select().from(auditEvents).where(eq(auditEvents.workspaceId, owner.workspaceId));
  expect(rows).toContainEqual(
    expect.objectContaining({ action: 'member.invited', subject: 'bo@example.org: analyst' }),
  );
  // Without an address, nothing is sent.
  expect(await invite(owner, '')).toEqual([
    201,
    { link: expect.stringContaining('/invite/'), email: null, mailed: false },
  ]);
  expect(mails()).toHaveLength(1);
});

it('says when an address gets no mail, and still shows the link', async () => {
  await setUp();
  const owner = await makeMember((await getRuntime()).db);
  const link = expect.stringContaining(`${site}/invite/`);
  const email = 'cy@example.org';
  expect(await invite(owner, email, 'creator')).toEqual([201, { link, email, mailed: true }]);
  expect(await invite(owner, email, 'creator')).toEqual([201, { link, email, mailed: false }]);
});

it('refuses what is no address, and a role that does not exist', async () => {
  await setUp();
  const owner = await makeMember((await getRuntime()).db);
  const issues = [{ field: 'email', message: 'Enter an e-mail address' }];
  expect(await invite(owner, 'bo@')).toMatchObject([422, { issues }]);
  expect(await invite(owner, '', 'emperor')).toMatchObject([422, { issues: [{ field: 'role' }] }]);
});

it('limits the invitations of a person before they are created', async () => {
  const db = await setUp();
  const owner = await makeMember(db);
  for (let nth = 1; nth <= 30; nth++) expect((await invite(owner, 'bo@example.org'))[0]).toBe(201);
  expect(await invite(owner, 'bo@example.org')).toMatchObject([
    429,
    { message: 'Too many attempts. Try again in 60 minutes.' },
  ]);
  expect((await invite(owner, ''))[0]).toBe(201);
});

it('sends a test to the member alone, at most five in a quarter of an hour, and says what failed', async () => {
  const db = await setUp();
  const owner = await makeMember(db);
  expect(await test(owner)).toEqual([200, { to: owner.email }]);
  // Invitations of earlier tests may still be on their way.
  const [mail, ...others] = mails().filter(({ to }) => to.includes(owner.email));
  expect([mail?.to, others]).toEqual([[owner.email], []]);
  refusal = Object.assign(new Error('No such box'), { responseCode: 550 });
  expect(await test(owner)).toMatchObject([
    502,
    { code: 'mail_failed', message: 'The mail server rejected the mail: “550 No such box”.' },
  ]);
  for (let nth = 3; nth <= 5; nth++) await test(owner);
  expect(await test(owner)).toMatchObject([429, { code: 'throttled' }]);
});

it('never logs, stores or answers the password of SMTP_URL', async () => {
  const lines = readLog();
  const db = await setUp();
  const owner = await makeMember(db);
  await createUser(db, { name: 'Eva', email: 'eva@example.com', hash: 'stored' });
  refusal = Object.assign(new Error(`Rejected ada:${password}`), { responseCode: 535 });
  const shown = [await invite(owner, 'bo@example.org'), await ask('eva@example.com'), await test(owner)];
  await eventually(() => expect(lines.join()).toContain('a mail was not sent'));
  const stored = await db.select().from(auditEvents);
  for (const text of [JSON.stringify(shown), lines.join(), JSON.stringify(stored)]) {
    expect(text).not.toMatch(/canary/);
    expect(text).not.toContain(Buffer.from(password).toString('base64'));
  }
});
