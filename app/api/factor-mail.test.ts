import { beforeEach, expect, it } from 'vitest';
import { readFactors } from '@/features/people/second-factor/read-factors';
import { codeAt, makePasswordMember } from '@/features/people/second-factor/testing/members';
import { createSoftwarePasskey } from '@/features/people/second-factor/testing/software-passkey';
import { getRuntime } from '@/lib/runtime/runtime';
import { openMailSite } from '@/lib/runtime/testing/mail-site';
import { messages } from '@/lib/server/outbox/schema';
import { eventually } from '@/lib/testing/eventually';
import { readLog } from '@/lib/testing/log-lines';
import { askOwn } from './testing/asked-operations';
import { carrySession } from './testing/cookie-jar';
import { origin } from './testing/tokens';

/** What the mail server answers to each recipient; undefined accepts. */
let refusal: Error | undefined;
const mails = openMailSite(origin, { refuse: () => refusal });
beforeEach(() => {
  mails().length = 0;
  refusal = undefined;
});

async function signIn() {
  const { db, secrets } = await getRuntime();
  const member = await makePasswordMember(db);
  await carrySession(member.sessionId, secrets);
  return { db, member };
}

async function call(name: string, more: Parameters<typeof askOwn>[1] = {}) {
  const response = await askOwn(name, more);
  if (!response.ok) throw new Error(await response.text());
  return Object(await response.json());
}

/** Sends the first code of a new app. Returns its secret. */
async function addApp(): Promise<string> {
  const { secret } = await call('POST /api/second-factor/app');
  await call('PUT /api/second-factor/app', { body: { code: codeAt(secret, new Date()) } });
  return secret;
}

/** Mails are sent a second after the answer. */
const subjects = (count: number) =>
  eventually(() => {
    expect(mails()).toHaveLength(count);
    return mails()
      .map(({ subject }) => subject)
      .sort();
  });

it('tells the member of each factor that was added or removed, without a secret or a name', async () => {
  const { db, member } = await signIn();
  const secret = await addApp();
  const { challenge } = await call('POST /api/second-factor/passkeys/options');
  const body = { name: 'Red key', response: createSoftwarePasskey(origin).create(challenge) };
  await call('POST /api/second-factor/passkeys', { body });
  const [passkey] = (await readFactors(db, member.userId)).passkeys;
  await call('DELETE /api/second-factor/passkeys/{id}', { values: { id: passkey?.id ?? '' } });
  await call('DELETE /api/second-factor/app');
  expect(await subjects(4)).toEqual([
    ...['A passkey was added', 'A passkey was removed'],
    ...['An authenticator app was added', 'Your authenticator app was removed'],
  ]);
  for (const { to, raw, text } of mails()) {
    expect(to).toEqual([member.email]);
    expect(text).toContain(`${origin}/settings/account`);
    for (const hidden of [secret, 'Red key', passkey?.id ?? '']) expect(raw).not.toContain(hidden);
  }
});

it('tells the member of new recovery codes, and of one that confirmed a change', async () => {
  const { member } = await signIn();
  await addApp();
  const { codes } = await call('POST /api/second-factor/codes');
  await call('POST /api/second-factor/confirmations', { body: { code: codes[0] } });
  expect(await subjects(3)).toEqual([
    'A recovery code was used',
    'An authenticator app was added',
    'New recovery codes were made',
  ]);
  for (const { to, raw } of mails()) {
    expect(to).toEqual([member.email]);
    for (const code of codes) expect(raw).not.toContain(code);
  }
});

it('adds a factor also if the mail server takes no mail', async () => {
  const { db, member } = await signIn();
  refusal = new Error('No such mailbox');
  const lines = readLog();
  await addApp();
  expect(await readFactors(db, member.userId)).toMatchObject({ codesLeft: 10 });
  await eventually(() => expect(JSON.stringify(lines)).toContain('a mail was not sent'));
});

it('sends nothing for a change that failed', async () => {
  const { db } = await signIn();
  const stored = await db.$count(messages);
  await call('POST /api/second-factor/app');
  expect((await askOwn('PUT /api/second-factor/app', { body: { code: '000000' } })).status).toBe(422);
  expect((await askOwn('DELETE /api/second-factor/app', {})).status).toBe(404);
  expect(await db.$count(messages)).toBe(stored);
});
