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
import { inviteMember } from './(dashboard)/settings/members/actions';
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
  await enter(owner);
  sent.headers['accept-language'] = 'de';
  const invite = inviteMember.bind(null, pageScope(owner));
  const state = await invite({}, formOf({ role: 'analyst', email: ' Bo@Example.org ' }));
  sent.headers['accept-language'] = 'en';
  expect(state.once).toMatch(/^https:\/\/deck\.example\/invite\/[\w-]{43}$/);
  expect(state.note).toBe(
    'Die Einladung an bo@example.org ist unterwegs. Sie können den Link auch kopieren.',
  );
  const mail = await eventually(() => mails()[0] ?? expect.fail('No mail has come.'));
  expect(mail.to).toEqual(['bo@example.org']);
  expect(mail.text).toContain(`Ada lädt Sie in den Arbeitsbereich Home auf Partnerdeck ein`);
  // The mail's link has a secret of its own, which is not stored.
  expect(mail.text).toMatch(/https:\/\/deck\.example\/invite\/[\w-]{43}\s/);
  expect(mail.text).not.toContain(state.once);
  const rows = await db.select().from(auditEvents).where(eq(auditEvents.workspaceId, owner.workspaceId));
  expect(rows).toContainEqual(
    expect.objectContaining({ action: 'member.invited', subject: 'bo@example.org: analyst' }),
  );
  // Without an address, nothing is sent.
  expect(await invite({}, formOf({ role: 'analyst', email: '' }))).toEqual({
    once: expect.stringContaining('/invite/'),
  });
  expect(mails()).toHaveLength(1);
});

it('says when an address gets no mail, and still shows the link', async () => {
  await setUp();
  const owner = await makeMember((await getRuntime()).db);
  await enter(owner);
  const invite = () =>
    inviteMember(pageScope(owner), {}, formOf({ role: 'creator', email: 'cy@example.org' }));
  expect((await invite()).note).toMatch(/^The invitation is on its way to cy@example\.org\./);
  expect(await invite()).toEqual({
    once: expect.stringContaining(`${site}/invite/`),
    note: 'cy@example.org gets no mail: it refused mail from this server, or was asked something this week. Copy the link and send it yourself.',
  });
});

it('limits the invitations of a person before they are created', async () => {
  const db = await setUp();
  const owner = await makeMember(db);
  await enter(owner);
  const invite = (email: string) => inviteMember(pageScope(owner), {}, formOf({ role: 'analyst', email }));
  for (let nth = 1; nth <= 30; nth++) expect(await invite('bo@example.org')).toHaveProperty('once');
  expect(await invite('bo@example.org')).toMatchObject({
    message: 'Too many attempts. Try again in 60 minutes.',
  });
  expect(await invite('')).toHaveProperty('once');
});

async function test(member: SignedIn): Promise<[status: number, body: unknown]> {
  await enter(member);
  const response = await answerRequest(
    new Request(`${site}/api/mail/tests`, {
      method: 'POST',
      headers: { host: 'deck.example', origin: site, [scopeHeader]: pageScope(member) },
    }),
  );
  return [response.status, await response.json()];
}

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
  await enter(owner);
  refusal = Object.assign(new Error(`Rejected ada:${password}`), { responseCode: 535 });
  const shown = [
    await inviteMember(pageScope(owner), {}, formOf({ role: 'analyst', email: 'bo@example.org' })),
    await ask('eva@example.com'),
    await test(owner),
  ];
  await eventually(() => expect(lines.join()).toContain('a mail was not sent'));
  const stored = await db.select().from(auditEvents);
  for (const text of [JSON.stringify(shown), lines.join(), JSON.stringify(stored)]) {
    expect(text).not.toMatch(/canary/);
    expect(text).not.toContain(Buffer.from(password).toString('base64'));
  }
});
