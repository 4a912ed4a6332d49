import assert from 'node:assert/strict';

export const owner = { email: 'owner@example.com', password: 'correct horse battery staple' };

/** The days in a fixture, including all of October. */
export const range = 'from=2026-09-28&to=2026-11-23';

export type Ask = (path: string, method?: 'GET' | 'POST' | 'PATCH', body?: unknown) => Promise<unknown>;

/** Signs the owner in over HTTP. Returns a function that requests JSON. */
export async function signIn(site: string): Promise<Ask> {
  const cookies = new Map<string, string>();
  async function send(path: string, method: string, body?: URLSearchParams | string) {
    const headers = {
      origin: site,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(site + path, { method, headers, redirect: 'manual', ...(body && { body }) });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    assert(answer.status < 400, `${method} ${path}: ${answer.status} ${text}`);
    return text;
  }
  const { csrfToken } = JSON.parse(await send('/api/auth/csrf', 'GET'));
  const form = new URLSearchParams({ csrfToken, ...owner, json: 'true' });
  await send('/api/auth/callback/password', 'POST', form);
  return async (path, method = 'GET', body) =>
    JSON.parse(await send(path, method, body === undefined ? undefined : JSON.stringify(body)));
}

const summaries = [
  'dataset=reports&group=brand&grain=month',
  'dataset=reports&group=creator&grain=week',
  'dataset=clicks&group=brand&grain=month',
  'dataset=brb&grain=month',
  'dataset=program&group=campaign&grain=month',
].map((question) => `/api/ledger/summary?${range}&${question}`);

/** API paths with the site's figures, keys, links and other data. */
export const sitePaths = [
  ...summaries,
  '/api/connections',
  '/api/links',
  '/api/links/batches',
  '/api/links/suggestions',
  '/api/views?page=/products',
];

/** The site's responses, by path. */
export async function readSite(ask: Ask, paths: string[] = sitePaths): Promise<Record<string, unknown>> {
  const shown: Record<string, unknown> = {};
  for (const path of paths) shown[path] = await ask(path);
  return shown;
}
