import { eq } from 'drizzle-orm';
import { isValidElement } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openShare } from '@/app/s/[token]/actions';
import SharedPage, { generateMetadata } from '@/app/s/[token]/page';
import { operations } from '@/features/api';
import { makeShare } from '@/features/shares/make-share';
import { shareOrderSchema } from '@/features/shares/share-order';
import { type ShareOrder, sharePages } from '@/lib/data/reporting/shared-page';
import { closeRuntime, getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { digestToken } from '@/lib/server/accounts/link-token';
import { allows, type SignedIn } from '@/lib/server/accounts/member';
import { changeRole, removeMember } from '@/lib/server/accounts/members';
import { roles } from '@/lib/server/accounts/schema';
import { encodeSessionToken, sessionCookie } from '@/lib/server/accounts/session-token';
import { makeMember } from '@/lib/server/accounts/testing/people';
import { addConnection } from '@/lib/server/connections/add-connection';
import { revokeShare } from '@/lib/server/shares/revoke-share';
import { shares } from '@/lib/server/shares/schema';
import { sealUnlock, shareCookie } from '@/lib/server/shares/share-cookie';
import { makeToken } from '@/lib/server/tokens/token-form';
import { readLog } from '@/lib/testing/log-lines';
import { answerRequest } from './testing/answer-request';
import { expectNoSecret } from './testing/expect-no-secret';
import { readFiles, readRows } from './testing/stored';

type Cookie = { name: string; value: string; httpOnly?: boolean; maxAge?: number; sameSite?: string };
const sent = vi.hoisted(() => ({
  cookies: new Map<string, Cookie>(),
  network: '203.0.113.1',
  origin: '',
  more: {},
}));
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => sent.cookies.get(name),
    set: (cookie: Cookie) => sent.cookies.set(cookie.name, cookie),
    delete: () => {},
  }),
  headers: async () =>
    new Headers({
      ...{ host: 'localhost:3000', origin: sent.origin, 'x-forwarded-for': sent.network },
      ...sent.more,
    }),
}));
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
  redirect: (path: string) => {
    throw new Error(`redirect ${path}`);
  },
}));

const site = 'http://localhost:3000';
const dataFolder = openDataFolder();
const password = 'five green kettles';
const statement = { page: '/reports/closing', search: 'month=2026-04&currency=USD' } as const;
let owner: SignedIn;
let visits = 0;

beforeAll(async () => {
  const { db, vault } = await getRuntime();
  owner = await makeMember(db);
  const { workspaceId } = owner;
  await addConnection(db, vault, { workspaceId, family: 'seller', key: 'sk_seller_key' });
});

async function make(member: SignedIn = owner, more: Partial<ShareOrder> = {}): Promise<string> {
  const { db, environment } = await getRuntime();
  const order = shareOrderSchema.parse({ name: 'Page', ...statement, ...more });
  const { url } = await makeShare(db, member, order, environment);
  return url.slice(url.lastIndexOf('/') + 1);
}

async function rowOf(token: string) {
  const { db } = await getRuntime();
  const [row] = await db
    .select()
    .from(shares)
    .where(eq(shares.digest, digestToken(token)));
  if (!row) throw new Error('There is no share.');
  return row;
}

/** What the page of a token sends to a browser: its title, and the values that its parts get. Each visit is of another network. */
async function visit(token: string, network = `198.51.100.${visits++ % 200}`): Promise<string> {
  sent.network = network;
  const props = { params: Promise.resolve({ token }) };
  const metadata = await generateMetadata(props);
  const page = await SharedPage(props).catch((error: Error) => error.message);
  return JSON.stringify([metadata, isValidElement(page) ? page.props : page]);
}

const isMissing = (text: string) => /"not found"\]$/.test(text);

/** Enters a password. Returns the form's message or the redirect. */
async function enter(token: string, text: string, network = '192.0.2.1'): Promise<string> {
  sent.network = network;
  sent.origin = site;
  const form = new FormData();
  form.set('token', token);
  form.set('password', text);
  return openShare({}, form).then(
    (state) => state.issues?.[0]?.message ?? state.message ?? '',
    (error: Error) => error.message,
  );
}

it('is read by its secret alone, and asks not to be found or told', async () => {
  const text = await visit(await make());
  expect(JSON.parse(text)[0]).toEqual({
    ...{ title: 'Page', referrer: 'no-referrer', robots: { index: false, follow: false } },
  });
  expect(JSON.parse(text)[1]).toMatchObject({
    name: 'Page',
    workspace: owner.workspaceName,
    sheet: { kind: 'Statement', filters: ['USD'] },
  });
  expect(text).not.toContain(owner.email);
  expect(text).not.toContain(owner.workspaceId);
});

it('is the same missing page with every secret that does not work', async () => {
  const { db } = await getRuntime();
  const { workspaceId } = owner;
  const analyst = await makeMember(db, { role: 'analyst', workspaceId });
  const leaver = await makeMember(db, { role: 'analyst', workspaceId });
  const stranger = await makeMember(db);
  const tokens: Record<string, string> = {
    unknown: makeToken('pds'),
    'of a live address': makeToken('pdl'),
    'of the API': makeToken(),
    short: 'pds_',
    expired: await make(),
    revoked: await make(),
    'of a lesser role': await make(analyst),
    'of nobody': await make(leaver),
    'of a workspace without a key': await make(stranger),
    'with a password, revoked': await make(owner, { password }),
  };
  const { expired = '', revoked = '', 'with a password, revoked': locked = '' } = tokens;
  await db
    .update(shares)
    .set({ expiresAt: new Date() })
    .where(eq(shares.digest, digestToken(expired)));
  await revokeShare(db, owner, (await rowOf(revoked)).id);
  await revokeShare(db, owner, (await rowOf(locked)).id);
  await changeRole(db, owner, analyst.userId, 'creator');
  await removeMember(db, owner, leaver.userId);
  const answers = new Set<string>();
  for (const [name, token] of Object.entries(tokens)) {
    const text = await visit(token);
    expect(isMissing(text), name).toBe(true);
    answers.add(text);
    expect(await enter(token, password, `192.0.2.${answers.size}`), name).toMatch(/does not exist/);
  }
  expect(answers.size).toBe(1);
});

it('has no more rights than its member, for every page and role', async () => {
  const { db, environment } = await getRuntime();
  const creator = '00000000-0000-4000-8000-000000000001';
  const searches: Partial<Record<string, string>> = {
    '/reports/closing': statement.search,
    '/creators/[id]': `creator=${creator}`,
  };
  for (const role of roles) {
    for (const page of sharePages) {
      const order = shareOrderSchema.parse({ name: 'Page', page, search: searches[page] ?? '' });
      const made = makeShare(db, { ...owner, role }, order, environment);
      const code = await made.then(
        () => undefined,
        (error: { code: string }) => error.code,
      );
      expect(code, `${page} for ${role}`).toBe(allows({ ...owner, role }, 'view') ? undefined : 'forbidden');
    }
  }
});

describe('a password', () => {
  it('hides everything, opens its own share alone, and is limited', async () => {
    sent.cookies.clear();
    const [token, other] = [
      await make(owner, { name: 'Secret name', password }),
      await make(owner, { password }),
    ];
    const closed = await visit(token);
    expect(closed).not.toContain('Secret name');
    expect(closed).not.toContain(owner.workspaceName);
    expect(Object.keys(JSON.parse(closed)[1])).toEqual(['token']);
    expect((await rowOf(token)).views).toBe(0);
    expect(await enter(token, 'wrong', '192.0.2.77')).toBe('Wrong password');
    expect(sent.cookies.size).toBe(0);
    expect(await enter(token, password, '192.0.2.77')).toBe(`redirect /s/${token}`);
    const [cookie] = sent.cookies.values();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', maxAge: 3_600 });
    expect(cookie?.value).not.toContain(token);
    expect(await visit(token)).toContain('Secret name');
    expect((await rowOf(token)).views).toBe(1);
    expect(Object.keys(JSON.parse(await visit(other))[1])).toEqual(['token']);
    // The cookie of one share under the name of another.
    const { id } = await rowOf(other);
    sent.cookies.set(shareCookie(id), { name: shareCookie(id), value: cookie?.value ?? '' });
    expect(Object.keys(JSON.parse(await visit(other))[1])).toEqual(['token']);
    sent.cookies.clear();
    for (let at = 0; at < 10; at += 1) await enter(other, `wrong ${at}`, '192.0.2.78');
    expect(await enter(other, password, '192.0.2.78')).toMatch(/^Too many attempts/);
    expect(await enter(other, password, '192.0.2.79')).toBe(`redirect /s/${other}`);
    sent.cookies.clear();
  });

  it('is not entered from another site', async () => {
    const token = await make(owner, { password });
    sent.origin = 'https://elsewhere.example';
    const form = new FormData();
    form.set('token', token);
    form.set('password', password);
    expect((await openShare({}, form)).message).toMatch(/another site/);
  });
});

it('a session changes nothing of what is shown', async () => {
  const { db, secrets } = await getRuntime();
  const token = await make();
  const before = await visit(token);
  const stranger = await makeMember(db);
  for (const { sessionId } of [owner, stranger]) {
    const value = await encodeSessionToken(sessionId, secrets.session);
    sent.cookies.set(sessionCookie, { name: sessionCookie, value });
    expect(await visit(token)).toBe(before);
  }
  sent.cookies.clear();
});

const hostile = new URLSearchParams(
  'from=2020-01-01&to=2026-12-31&range=last-365-days&brands=&creators=&creator=00000000-0000-4000-8000-000000000009&currency=EUR&month=2026-01&dataset=program&group=brand&view=rows&top=100&page=/reports&share=x&workspaceId=x&token=x',
);

it.each([
  ['/reports', 'brands=b0000000-0000-4000-8000-000000000000&from=2026-04-01&to=2026-04-02'],
  ['/reports/clicks', 'creators=c0000000-0000-4000-8000-000000000000&from=2026-04-01&to=2026-04-02'],
  ['/reports/brb', 'brands=b0000000-0000-4000-8000-000000000000&from=2026-04-01&to=2026-04-02'],
  ['/reports/closing', statement.search],
  ['/creators/[id]', 'creator=c0000000-0000-4000-8000-000000000000&from=2026-04-01&to=2026-04-02'],
] as const)('takes nothing from the address of %s but its secret', async (page, search) => {
  const token = await make(owner, { page, search });
  const before = await visit(token);
  sent.more = { 'x-partnerdeck-path': `/s/${token}?${hostile}`, referer: `${site}/reports?${hostile}` };
  const searchParams = Promise.resolve(Object.fromEntries(hostile));
  const read = async (params: Record<string, string>) => {
    sent.network = '198.51.100.201';
    const props = { params: Promise.resolve({ token, ...params }), searchParams };
    const page = await SharedPage(props);
    return JSON.stringify([await generateMetadata(props), page.props]);
  };
  expect(await read({})).toBe(before);
  expect(await read(Object.fromEntries([...hostile].filter(([name]) => name !== 'token')))).toBe(before);
  expect((await visit(`${token}?${hostile}`)).endsWith('"not found"]')).toBe(true);
  sent.more = {};
});

it('is limited by network, whether the secret is right or not', async () => {
  const token = await make();
  for (let at = 0; at < 30; at += 1) await visit(makeToken('pds'), '198.51.100.250');
  const text = await visit(token, '198.51.100.250');
  expect(text).toContain('Too many requests');
  expect(text).not.toContain('Statement');
  expect(await visit(token, '198.51.100.251')).toContain('Statement');
});

describe('the secret of a share is refused by the API', () => {
  const asked = Object.keys(operations).map((name) => name.split(' ') as [string, string]);

  it.each(asked)('%s %s', async (method, path) => {
    const { secrets } = await getRuntime();
    const token = await shared();
    const { id } = await rowOf(token);
    const url = `${site}${path.replaceAll(/\{\w+\}/g, id)}`;
    const json = { host: 'localhost:3000', origin: site, 'content-type': 'application/json' };
    const cookie = { name: shareCookie(id), value: await sealUnlock(id, secrets.session) };
    const session = { name: sessionCookie, value: cookie.value };
    const body = ['GET', 'DELETE'].includes(method) ? null : '{}';
    const ways: [string, string, Record<string, string>, Cookie[]][] = [
      ['as a bearer', url, { ...json, authorization: `Bearer ${token}` }, []],
      ['in the query', `${url}?token=${token}&share=${token}`, json, []],
      ['by its cookie', url, json, [cookie]],
      ['by its cookie as a session', url, json, [session]],
    ];
    for (const [way, address, headers, cookies] of ways) {
      sent.cookies = new Map(cookies.map((one) => [one.name, one]));
      const response = await answerRequest(new Request(address, { method, headers, body }));
      expect([way, response.status]).toEqual([way, 401]);
    }
    sent.cookies.clear();
  });

  it('as a live address, and by agents', async () => {
    const token = await shared();
    const live = await answerRequest(new Request(`${site}/api/live/${token}.csv`));
    expect(live.status).toBe(404);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' };
    expect((await answerRequest(new Request(`${site}/api/mcp`, init))).status).toBe(401);
  });

  let made: string | undefined;
  const shared = async () => {
    made ??= await make(owner, { password });
    return made;
  };
});

it('is made, listed and revoked by operations, and its secret is answered once', async () => {
  const { secrets } = await getRuntime();
  const value = await encodeSessionToken(owner.sessionId, secrets.session);
  sent.cookies.set(sessionCookie, { name: sessionCookie, value });
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { host: 'localhost:3000', origin: site, 'content-type': 'application/json' };
    const init = { method, headers, body: body ? JSON.stringify(body) : null };
    const response = await answerRequest(new Request(`${site}/api/${path}`, init));
    return { status: response.status, text: await response.text() };
  };
  const made = await ask('POST', 'shares', { name: 'Mine', ...statement, password });
  expect(made.status).toBe(201);
  const token = JSON.parse(made.text).url.split('/').at(-1);
  expect((await ask('POST', 'shares', { name: 'Mine', ...statement, search: 'month=x' })).status).toBe(422);
  const listed = await ask('GET', 'shares');
  const one = JSON.parse(listed.text).shares.find(({ name }: { name: string }) => name === 'Mine');
  expect(one).toMatchObject({ page: '/reports/closing', locked: true, lastFour: token.slice(-4) });
  expect(listed.text).not.toContain(token.slice(4, -4));
  expect(listed.text).not.toContain('argon2');
  expect(isMissing(await visit(token))).toBe(false);
  expect((await ask('DELETE', `shares/${one.id}`)).status).toBe(200);
  expect(isMissing(await visit(token))).toBe(true);
  sent.cookies.clear();
});

it('never shows, logs or stores a secret or a password, only its digest', async () => {
  const log = readLog();
  const { db, ledger } = await getRuntime();
  const token = await make(owner, { password });
  const plain = await make();
  const { id } = await rowOf(token);
  const seen = [await enter(token, 'wrong'), await visit(plain)];
  await enter(token, password, '192.0.2.99');
  seen.push(await visit(token), ...[...sent.cookies.values()].map((cookie) => JSON.stringify(cookie)));
  // Fails inside.
  vi.spyOn(ledger, 'of').mockImplementation(() => {
    throw new Error('inside');
  });
  const failed = await answerRequest(new Request(`${site}/api/live/${token}.csv`));
  seen.push(await failed.text(), await visit(plain).catch((error: Error) => error.message));
  vi.restoreAllMocks();
  sent.cookies.clear();
  await revokeShare(db, owner, id);
  const stored = await readRows(db);
  for (const secret of [token, plain]) {
    expect(stored.filter((text) => text.includes(digestToken(secret)))).toHaveLength(1);
  }
  await closeRuntime();
  const sources = {
    ...{ 'an answer': seen, 'the log': log, 'a row': stored, 'a file': await readFiles(dataFolder()) },
  };
  // The last four characters are shown.
  for (const secret of [token.slice(0, -4), plain.slice(0, -4), password]) expectNoSecret(secret, sources);
}, 60_000);
