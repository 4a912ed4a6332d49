import { beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '@/features/api';
import { makeAddress } from '@/features/grants/make-grant';
import { liveOrderSchema } from '@/features/grants/orders';
import { liveLists } from '@/features/live/live-lists';
import { liveAddresses } from '@/lib/access/grants/live-addresses';
import { makeSecret } from '@/lib/access/grants/secret-form';
import { changeGrant, idOf } from '@/lib/access/grants/testing/stored-grant';
import { allows, type SignedIn } from '@/lib/access/member';
import { changeRole, removeMember } from '@/lib/access/members';
import { encodeSessionToken } from '@/lib/access/session-token';
import { makeMember } from '@/lib/access/testing/people';
import type { LiveOrder } from '@/lib/pages/live-list';
import { closeRuntime, getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { digestToken } from '@/lib/server/identity/link-token';
import { roles } from '@/lib/server/identity/schema';
import { readLog } from '@/lib/testing/log-lines';
import { answerRequest } from './testing/answer-request';
import { setCookie } from './testing/cookie-jar';
import { expectNoSecret } from './testing/expect-no-secret';
import { readFiles, readRows } from './testing/stored';

const origin = 'http://localhost:3000';
const dataFolder = openDataFolder();
const gone = 'This live address does not exist, or does not work any more.\n';
let owner: SignedIn;

beforeAll(async () => {
  owner = await makeMember((await getRuntime()).db);
});

const order = (list: string, more: Partial<LiveOrder> = {}): LiveOrder =>
  liveOrderSchema.parse({ name: 'Sheet', list, search: '', receipt: 'columns', ...more });

async function make(member: SignedIn, list = 'audit'): Promise<string> {
  const { db, environment } = await getRuntime();
  return (await makeAddress({ db, mail: null }, member, order(list), environment)).url;
}

const secretOf = (url: string) => url.slice(url.lastIndexOf('/') + 1, -'.csv'.length);

async function read(url: string, init: RequestInit = {}) {
  const response = await answerRequest(new Request(url, init));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

it('is read by its secret alone, by nobody else, and is not kept by others', async () => {
  setCookie(undefined);
  const url = await make(owner);
  expect(url).toMatch(/^http:\/\/localhost:3000\/api\/live\/pdl_[0-9A-Za-z]{49}\.csv$/);
  const { status, headers, text } = await read(url);
  expect(status).toBe(200);
  expect(text).toMatch(/^Time \(UTC\),Action,.*,Receipt,As of \(UTC\),Caption\r\n/);
  expect(text).toContain('Created a live address');
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'text/csv; charset=utf-8',
    'x-robots-tag': 'noindex',
    'ratelimit-policy': '"live";q=60;w=60',
    ratelimit: '"live";r=59;t=60',
  });
});

it.each([
  ['a wrong secret', (url: string) => url.replace('pdl_', 'pdl_x')],
  ['a made-up secret', () => `${origin}/api/live/${makeSecret('pdl')}.csv`],
  ['an API token’s form', () => `${origin}/api/live/${makeSecret('pd')}.csv`],
  ['no ending', (url: string) => url.slice(0, -4)],
  ['another ending', (url: string) => url.replace('.csv', '.xlsx')],
  ['a further part', (url: string) => url.replace('.csv', '%2F.csv')],
])('is 404 in text with %s', async (_, change) => {
  const { status, headers, text } = await read(change(await make(owner)));
  expect([status, text]).toEqual([404, gone]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
});

it('is 404 once it is revoked, has expired, or its member has left or may no longer read it', async () => {
  const { db } = await getRuntime();
  const { workspaceId } = owner;
  const analyst = await makeMember(db, { role: 'analyst', workspaceId });
  const ends: Record<string, (secret: string) => Promise<unknown>> = {
    revoked: async (secret) => liveAddresses.revoke(db, await idOf(db, secret), owner),
    expired: (secret) => changeGrant(db, secret, { expiresAt: new Date() }),
    'of a lesser role': () => changeRole(db, owner, analyst.userId, 'creator'),
    'of nobody': () => removeMember(db, owner, analyst.userId),
  };
  for (const [name, end] of Object.entries(ends)) {
    if (name !== 'of nobody') await changeRole(db, owner, analyst.userId, 'analyst');
    const url = await make({ ...analyst, role: 'analyst' });
    if (name !== 'of nobody') expect((await read(url)).status, name).toBe(200);
    await end(secretOf(url));
    const { status, text } = await read(url);
    expect([status, text], name).toEqual([404, gone]);
  }
});

it('has no more rights than its member, for every list and role', async () => {
  const { db, environment } = await getRuntime();
  for (const role of roles) {
    const member = { ...owner, role };
    for (const [list, { allow, readFilters }] of Object.entries(liveLists)) {
      const made = makeAddress({ db, mail: null }, member, order(list), environment);
      const needsMore = () => {
        try {
          readFilters(new URLSearchParams());
          return undefined;
        } catch {
          return 'invalid_input';
        }
      };
      const expected = allows(member, allow) ? needsMore() : 'forbidden';
      const code = await made.then(
        () => undefined,
        (error: { code: string }) => error.code,
      );
      expect(code, `${list} for ${role}`).toBe(expected);
    }
  }
});

it('answers GET and HEAD only', async () => {
  const modules = import.meta.glob<object>('./live/**/route.ts');
  const [module] = await Promise.all(Object.values(modules).map((load) => load()));
  expect(Object.keys(module ?? {}).sort()).toEqual(['GET', 'HEAD']);
  const { status, text, headers } = await read(await make(owner), { method: 'HEAD' });
  expect([status, text]).toEqual([200, '']);
  expect(headers.get('etag')).toMatch(/^"/);
});

it('is made, listed and revoked by operations, and its secret is answered once', async () => {
  const { secrets } = await getRuntime();
  setCookie(await encodeSessionToken(owner.sessionId, secrets.session));
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { host: new URL(origin).host, origin, 'content-type': 'application/json' };
    const init = { method, headers, body: body ? JSON.stringify(body) : null };
    const response = await answerRequest(new Request(`${origin}/api/${path}`, init));
    return { status: response.status, text: await response.text() };
  };
  const made = await ask('POST', 'live-addresses', order('links', { name: 'My links', range: null }));
  expect(made.status).toBe(201);
  const { url } = JSON.parse(made.text);
  const wrong = await ask('POST', 'live-addresses', order('brands', { search: 'unknown=1' }));
  expect(wrong.status).toBe(422);
  const listed = await ask('GET', 'live-addresses');
  const { addresses } = JSON.parse(listed.text);
  const one = addresses.find(({ name }: { name: string }) => name === 'My links');
  expect(one).toMatchObject({ list: 'links', lastFour: secretOf(url).slice(-4), email: owner.email });
  expect(listed.text).not.toContain(secretOf(url).slice(4, -4));
  expect((await read(url)).status).toBe(200);
  expect((await ask('DELETE', `live-addresses/${one.id}`)).status).toBe(200);
  expect((await read(url)).status).toBe(404);
  setCookie(undefined);
});

describe('its secret is none for operations', () => {
  let secret = '';
  beforeAll(async () => {
    secret = secretOf(await make(owner, 'links'));
  });

  it.each(Object.keys(operations))('%s', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    const url = `${origin}${path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;
    const headers = { host: new URL(origin).host, origin, 'content-type': 'application/json' };
    const init = { method, headers, body: ['GET', 'DELETE'].includes(method) ? null : '{}' };
    const bearer = { ...init, headers: { ...headers, authorization: `Bearer ${secret}` } };
    expect((await read(url, bearer)).status).toBe(401);
    expect((await read(`${url}?secret=${secret}&token=${secret}`, init)).status).toBe(401);
    setCookie(secret);
    expect((await read(url, init)).status).toBe(401);
    setCookie(undefined);
  });
});

it('is limited for itself, and says when to read again', async () => {
  const [url, other] = [await make(owner, 'links'), await make(owner, 'links')];
  const reads = [];
  for (let at = 0; at < 61; at += 1) reads.push(await read(url, { method: 'HEAD' }));
  expect(reads.slice(0, 60).every(({ status }) => status === 200)).toBe(true);
  const { status, headers } = reads[60] ?? {};
  expect([status, headers?.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  const { text } = await read(url);
  expect(text).toMatch(/^This live address is read more than 60 times a minute\. Wait \d+ seconds\.\n$/);
  expect((await read(other)).status).toBe(200);
});

it('never shows, logs or stores a secret, only its digest', async () => {
  const log = readLog();
  const { db, ledger } = await getRuntime();
  const url = await make(owner, 'links');
  const secret = secretOf(url);
  const seen: string[] = [];
  const look = async (address: string, init: RequestInit = {}) => {
    const { status, headers, text } = await read(address, init);
    seen.push([status, JSON.stringify([...headers]), text].join('\n'));
    return status;
  };
  expect(await look(url)).toBe(200);
  expect(await look(url, { headers: { referer: 'http://localhost:3000/' } })).toBe(200);
  expect(await look(url, { headers: { 'if-none-match': '*' } })).toBe(304);
  expect(await look(url.replace('.csv', 'x.csv'))).toBe(404);
  expect(await look(`${url}?secret=${secret}`)).toBe(200);
  // Fails inside.
  vi.spyOn(ledger, 'of').mockImplementation(() => {
    throw new Error('inside');
  });
  expect(await look(url)).toBe(500);
  vi.restoreAllMocks();

  const stored = await readRows(db);
  expect(stored.filter((text) => text.includes(digestToken(secret)))).toHaveLength(1);
  const lines = log.join('\n');
  expect(lines).toContain('inside');
  expect(lines).toContain('"path":"/api/live/…"');
  await closeRuntime();
  const files = await readFiles(dataFolder());
  const sources = { 'an answer': seen, 'the log': log, 'a row': stored, 'a file': files };
  // The last four characters are shown.
  expectNoSecret(secret.slice(0, -4), sources);
});
