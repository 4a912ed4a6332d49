import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { answerRequest } from '@/app/api/testing/answer-request';
import type { SignedIn } from '@/lib/access/member';
import { encodeSessionToken, sessionCookie } from '@/lib/access/session-token';
import { getRuntime } from '@/lib/runtime/runtime';
import { openMailSite } from '@/lib/runtime/testing/mail-site';
import type { FormState } from '@/lib/server/http/form';
import { sessions } from '@/lib/server/identity/schema';
import { sent } from '@/lib/testing/next/headers';

export const site = 'http://localhost:3000';
export const jar = sent.cookies;
export const keep = (name: string, value: string) => jar.set(name, { name, value });

/** The site with mail and a data folder, for a file of tests. Returns the mails that it has sent. */
export function openFactorSite(): ReturnType<typeof openMailSite> {
  const mails = openMailSite(site);
  beforeEach(() => {
    jar.clear();
    sent.headers.origin = site;
  });
  return mails;
}

/** A moment whose code is still unused after `makeAppMember`. */
export const soon = (): Date => new Date(Date.now() + 30_000);

export const parts = async () => {
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
export const act = (action: Action, values: Record<string, string>): Promise<FormState | string> =>
  action({}, formOf(values)).catch((error: unknown) => String(error).replace('Error: redirect ', ''));

export async function carry({ sessionId }: SignedIn): Promise<void> {
  const { secrets } = await parts();
  keep(sessionCookie, await encodeSessionToken(sessionId, secrets.session));
}

/** The session's last confirmation becomes too old. */
export async function forgetConfirmation({ sessionId }: SignedIn): Promise<void> {
  const { db } = await parts();
  await db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.id, sessionId));
}

export const id = '00000000-0000-4000-8000-000000000000';

export async function call(name: string, { body, token }: { body?: unknown; token?: string } = {}) {
  const [method = '', path = ''] = name.split(' ');
  const filled = path.replace('{id}', id).replace('{list}', 'links');
  const headers = {
    host: 'localhost:3000',
    origin: site,
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const content = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
  const response = await answerRequest(new Request(`${site}${filled}`, { method, headers, ...content }));
  const answer: unknown = response.headers.get('content-type')?.includes('json')
    ? await response.json()
    : await response.body?.cancel();
  return { status: response.status, answer, code: Object(answer).code };
}
