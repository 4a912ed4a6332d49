import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { findPending, finishPending, startPending } from '@/features/people/second-factor/pending-sign-in';
import { codeAt } from '@/features/people/second-factor/testing/members';
import { makeMember, visitor } from '@/lib/access/testing/people';
import { closeRuntime, getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { digestToken } from '@/lib/server/identity/link-token';
import { passwords, sessions } from '@/lib/server/identity/schema';
import { readLog } from '@/lib/testing/log-lines';
import { answerRequest } from './testing/answer-request';
import { carrySession } from './testing/cookie-jar';
import { expectNoSecret } from './testing/expect-no-secret';
import { readFiles, readRows } from './testing/stored';

const origin = 'http://localhost:3000';
const dataFolder = openDataFolder();

async function ask(name: string, body?: object): Promise<string> {
  const [method = '', path = ''] = name.split(' ');
  const headers = { host: new URL(origin).host, origin, 'content-type': 'application/json' };
  const sent = body ? { body: JSON.stringify(body) } : {};
  const response = await answerRequest(new Request(`${origin}/api/${path}`, { method, headers, ...sent }));
  return [response.status, JSON.stringify([...response.headers]), await response.text()].join('\n');
}

const bodyOf = (answer: string) => Object(JSON.parse(answer.split('\n')[2] ?? ''));

it('never logs or stores a secret of a second factor, and shows it once', async () => {
  const log = readLog();
  const { db, secrets, accountVault, environment } = await getRuntime();
  const member = await makeMember(db);
  await db.insert(passwords).values({ userId: member.userId, hash: 'stored' });
  await carrySession(member.sessionId, secrets);
  const { secret } = bodyOf(await ask('POST second-factor/app'));
  const code = codeAt(secret, new Date());
  const { codes } = bodyOf(await ask('PUT second-factor/app', { code }));
  const pending = await startPending(db, member.userId);
  await expect(findPending(db, pending)).resolves.toBeDefined();
  expect((await readRows(db)).join()).toContain(digestToken(pending));

  const [recovery, another] = codes;
  const seen: string[] = [];
  const confirm = async (given: object) => seen.push(await ask('POST second-factor/confirmations', given));
  await confirm({ code: recovery });
  await confirm({ code: recovery });
  await confirm({ code: `${another}x` });
  await confirm({ code: `${another}${'x'.repeat(100)}` });
  await confirm({ passkey: { code: another } });
  expect(seen.map((text) => text.slice(0, 3))).toEqual(['200', '422', '422', '422', '422']);
  const parts = { db, accountVault, environment, mail: null };
  const wrong = { token: pending, given: { code: `${another}x` } };
  await expect(finishPending(parts, wrong, visitor)).rejects.toMatchObject({ code: 'invalid_input' });
  // Fails inside, with the code in its hand.
  vi.spyOn(accountVault, 'open').mockRejectedValueOnce(new Error('inside'));
  const next = codeAt(secret, new Date(Date.now() + 30_000));
  await confirm({ code: next });
  expect(seen.at(-1)).toMatch(/^500/);
  for (const name of ['second-factor', 'exports/audit']) seen.push(await ask(`GET ${name}`));
  await db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.id, member.sessionId));
  seen.push(await ask('DELETE second-factor/app'));

  const stored = await readRows(db);
  expect(log.join('\n')).toContain('inside');
  await closeRuntime();
  const files = await readFiles(dataFolder());
  const sources = { 'an answer': seen, 'the log': log, 'a row': stored, 'a file': files };
  for (const text of [secret, pending, ...codes]) expectNoSecret(text, sources);
});
