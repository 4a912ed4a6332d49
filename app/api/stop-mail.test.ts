import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { alertMailKind } from '@/features/alerts/alert-messages';
import { alertRules, alerts } from '@/features/alerts/schema';
import { makeMember } from '@/lib/access/testing/people';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { createLinkToken } from '@/lib/server/identity/link-token';
import { addMessages } from '@/lib/server/outbox/add-message';
import { messages } from '@/lib/server/outbox/schema';
import { GET, POST } from './stop-mail/[token]/route';
import { setCookie } from './testing/cookie-jar';

const { token, tokenDigest: secretDigest } = createLinkToken();
let ruleId = '';

openDataFolder();

beforeAll(async () => {
  const { db } = await getRuntime();
  const { workspaceId, userId } = await makeMember(db);
  const condition = { kind: 'keyRejected' as const, values: {} };
  const [rule] = await db
    .insert(alertRules)
    .values({ workspaceId, userId, name: 'R', condition, mail: true, language: 'en', firstDay: '2026-01-01' })
    .returning();
  ruleId = rule?.id ?? '';
  const facts = { family: 'seller' as const, since: null };
  const [alert] = await db
    .insert(alerts)
    .values({ ruleId, period: 'p', correction: false, facts })
    .returning();
  const mail = { workspaceId, destination: userId, subjectId: alert?.id ?? '', createdAt: new Date() };
  const [sent] = await addMessages(db, [{ ...mail, kind: alertMailKind, transport: 'mail' }]);
  await db
    .update(messages)
    .set({ state: 'sent', secretDigest })
    .where(eq(messages.id, sent?.id ?? ''));
});

const isMailed = async () => {
  const { db } = await getRuntime();
  return (await db.select().from(alertRules).where(eq(alertRules.id, ruleId)))[0]?.mail;
};

const ask = (handler: typeof POST, method: string, secret: string) => {
  setCookie(undefined);
  const body = method === 'POST' ? 'List-Unsubscribe=One-Click' : undefined;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  const url = `http://localhost:3000/api/stop-mail/${secret}`;
  const request = new Request(url, { method, headers, ...(body ? { body } : {}) });
  return handler(request, { params: Promise.resolve({ token: secret }) });
};

it('a look opens the page and stops nothing; a POST without a session stops the mail', async () => {
  const looked = await ask(GET, 'GET', token);
  expect([looked.status, looked.headers.get('location')]).toEqual([
    303,
    `http://localhost:3000/stop-mail/${token}`,
  ]);
  expect(looked.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await isMailed()).toBe(true);
  const wrong = await ask(POST, 'POST', 'x'.repeat(43));
  expect([wrong.status, await isMailed()]).toEqual([404, true]);
  for (const _ of [1, 2]) expect((await ask(POST, 'POST', token)).status).toBe(204);
  expect(await isMailed()).toBe(false);
});
