import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '@/features/api';
import { exportedLists } from '@/features/exports/lists';
import { makeCounts } from '@/lib/data/sync/progress-shape';
import { closeRuntime, getRuntime } from '@/lib/runtime/runtime';
import { digestToken } from '@/lib/server/accounts/link-token';
import { allows, type SignedIn } from '@/lib/server/accounts/member';
import { changeRole, removeMember } from '@/lib/server/accounts/members';
import { roles } from '@/lib/server/accounts/schema';
import { encodeSessionToken, sessionCookie } from '@/lib/server/accounts/session-token';
import { makeMember } from '@/lib/server/accounts/testing/people';
import { isReading } from '@/lib/server/http/same-origin';
import { createToken } from '@/lib/server/tokens/create-token';
import { tokensOf } from '@/lib/server/tokens/list-tokens';
import { revokeToken } from '@/lib/server/tokens/revoke-token';
import { apiTokens } from '@/lib/server/tokens/schema';
import { type Scope, scopes, scopesOf } from '@/lib/server/tokens/scopes';
import { makeToken } from '@/lib/server/tokens/token-form';
import { copyPgliteTemplate } from '@/lib/testing/databases';
import { answerRequest } from './testing/answer-request';

vi.mock('server-only', () => ({}));
const jar = vi.hoisted(() => ({ cookie: undefined as { name: string; value: string } | undefined }));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.cookie?.name === name ? jar.cookie : undefined) }),
  headers: async () => new Headers(),
}));

/** The scope of each operation that a token may call. */
const granted: Record<Scope, readonly string[]> = {
  'reports:read': [
    'GET closings',
    'GET ledger/changes',
    'GET ledger/converted',
    'GET ledger/earnings',
    'GET ledger/export',
    'GET ledger/funnel',
    'GET ledger/performance',
    'GET ledger/placements',
    'GET ledger/profit',
    'GET ledger/reconciliation',
    'GET ledger/rows',
    'GET ledger/statements',
    'GET ledger/statements/changes',
    'GET ledger/statements/export',
    'GET ledger/summary',
    'DELETE ledger/sync',
    'GET ledger/sync',
    'POST ledger/sync',
    'GET notes',
    'GET overview',
    'GET views',
  ],
  'catalog:read': [
    'GET catalog/brands',
    'POST catalog/brands',
    'GET catalog/campaigns',
    'POST catalog/campaigns',
    'GET catalog/creators',
    'POST catalog/creators',
    'GET catalog/creators/{id}',
    'GET catalog/findings',
    'GET catalog/products',
    'POST catalog/products',
    'GET catalog/program-creators',
    'POST catalog/program-creators',
    'POST catalog/program-lookup',
    'GET search',
  ],
  'links:read': [
    'GET links',
    'GET links/batches',
    'GET links/batches/{id}',
    'GET links/batches/{id}/rows',
    'GET links/clicks',
    'POST links/clicks',
    'GET links/products',
    'POST links/products',
    'GET links/siblings',
    'GET links/subids',
    'GET links/suggestions',
  ],
  'links:write': [
    'PATCH links',
    'POST links',
    'POST links/batches',
    'DELETE links/batches/{id}',
    'PATCH links/batches/{id}',
    'DELETE links/imports',
    'POST links/imports',
    'POST links/presets',
    'DELETE links/presets/{id}',
  ],
  'settings:read': [
    'GET connections',
    'GET ledger/holdings',
    'GET margins',
    'GET margins/subjects',
    'GET rates',
    'GET rates/days',
    'GET rates/reporting-currency',
    'GET refresh',
  ],
};

/** What no token does: keys, members' own marks, and changes of figures, notes and settings. */
const never = [
  'POST closings',
  'DELETE closings/{id}',
  'PUT closings/{id}/invoice',
  'POST connections',
  'DELETE connections/{id}',
  'PATCH connections/{id}',
  'DELETE ledger/holdings',
  'DELETE margins',
  'POST margins',
  'PUT margins',
  'POST margins/imports',
  'POST notes',
  'DELETE notes/{id}',
  'PATCH notes/{id}',
  'DELETE rates',
  'POST rates',
  'POST rates/imports',
  'PUT rates/reporting-currency',
  'POST refresh',
  'PUT refresh',
  'POST views',
  'DELETE views/{id}',
  'PATCH views/{id}',
  'POST visits',
];

/** Each list has a scope of its own, below. */
const exports = ['GET exports/{list}', 'POST exports/{list}'];

const lists: Record<keyof typeof exportedLists, Scope> = {
  audit: 'settings:read',
  batch: 'links:read',
  brands: 'catalog:read',
  'campaign-by-creator': 'reports:read',
  'campaign-by-product': 'reports:read',
  campaigns: 'catalog:read',
  creators: 'catalog:read',
  earnings: 'reports:read',
  links: 'links:read',
  'links-by-subid': 'links:read',
  'links-counted-differently': 'reports:read',
  'planned-links': 'links:read',
  products: 'catalog:read',
  'program-creators': 'catalog:read',
  profit: 'reports:read',
  'program-lookup': 'catalog:read',
  'report-groups': 'reports:read',
  scorecard: 'reports:read',
  windows: 'settings:read',
};

const origin = 'http://localhost:3000';
const people = new Map<string, SignedIn>();
/** Tokens of the owner with one scope. */
const single = new Map<Scope, string>();
/** Tokens with all scopes that a role can use, and those that an owner's could. */
const ofRole = new Map<string, string>();
let folder = '';

const make = async (member: SignedIn, chosen: readonly Scope[] = scopesOf(member), days = 1) =>
  createToken((await getRuntime()).db, member, { name: 'Test', scopes: [...chosen], days });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partnerdeck-tokens-'));
  for (const part of ['app', 'platform']) await copyPgliteTemplate(join(folder, part));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('TOKEN_REQUESTS_PER_MINUTE', '100000');
  const { db } = await getRuntime();
  const owner = await makeMember(db);
  for (const role of roles) {
    const member = role === 'owner' ? owner : await makeMember(db, { role, workspaceId: owner.workspaceId });
    people.set(role, member);
    // As if the role had fallen since: the rights are those of now.
    ofRole.set(role, await make(member, []));
    await db
      .update(apiTokens)
      .set({ scopes: [...scopes] })
      .where(eq(apiTokens.userId, member.userId));
  }
  for (const scope of scopes) single.set(scope, await make(owner, [scope]));
});

afterAll(async () => {
  await closeRuntime();
  await rm(folder, { recursive: true, force: true });
});

const id = '00000000-0000-4000-8000-000000000000';

/** Asks as a program does: no origin, no cookie, only the token. */
async function ask(name: string, token: string | undefined, more: HeadersInit = {}) {
  const [method = '', path = ''] = name.split(' ');
  const filled = path.replace('{id}', id).replace('{list}', 'links');
  const headers = { host: new URL(origin).host, authorization: `Bearer ${token}`, ...more };
  const response = await answerRequest(new Request(`${origin}/api/${filled}`, { method, headers }));
  const { status } = response;
  const body: { message?: string } = response.headers.get('content-type')?.includes('json')
    ? await response.json()
    : await response.body?.cancel().then(() => ({}));
  return { status, message: body?.message ?? '', headers: response.headers };
}

const lacks = (scope: Scope) => `This API token lacks the scope ${scope}.`;
const neverMessage = 'An API token cannot do this. Sign in to the dashboard.';
const all = Object.entries(granted).flatMap(([scope, names]) =>
  names.map((name) => [name, scope as Scope] as const),
);

it('covers every operation and list', () => {
  const names = [...all.map(([name]) => name), ...never, ...exports];
  const expected = Object.keys(operations).map((name) => name.replace('/api/', ''));
  expect(names.sort()).toEqual(expected.sort());
  expect(Object.keys(lists).sort()).toEqual(Object.keys(exportedLists).sort());
});

it.each(all)('%s needs %s', async (name, scope) => {
  for (const given of scopes) {
    const { status, message } = await ask(name, single.get(given));
    if (given === scope) expect([401, 403], given).not.toContain(status);
    else expect([status, message], given).toEqual([403, lacks(scope)]);
  }
});

it.each(all)('%s follows the role that the member has now', async (name) => {
  const operation = Object.entries(operations).find(([key]) => key.replace('/api/', '') === name)?.[1];
  const action = isReading(name.split(' ')[0] ?? '') ? 'read' : 'write';
  for (const [role, member] of people) {
    const { status, message } = await ask(name, ofRole.get(role));
    if (operation && allows(member, operation.access, action)) expect([401, 403], role).not.toContain(status);
    else expect([status, message], role).toEqual([403, `The role ${role} may not do this.`]);
  }
});

it.each(never)('%s is done by no token', async (name) => {
  expect(await ask(name, ofRole.get('owner'))).toMatchObject({ status: 403, message: neverMessage });
});

it.each(Object.entries(lists))('the export of %s needs %s', async (list, scope) => {
  for (const given of scopes) {
    const { status, message } = await ask(`GET exports/${list}`, single.get(given));
    if (given === scope) expect([401, 403], given).not.toContain(status);
    else expect([status, message], given).toEqual([403, lacks(scope)]);
  }
});

describe('a token that does not work', () => {
  const wrong = 'This API token is not valid. Check that you copied all of it.';
  const reject: [string, () => Promise<[token: string, message: string]>][] = [
    ['unknown', async () => [makeToken(), wrong]],
    ['cut', async () => [(single.get('links:read') ?? '').slice(0, -1), wrong]],
    [
      'expired',
      async () => {
        const token = await make(await owner());
        await change(token, { expiresAt: new Date(Date.now() - 1_000) });
        return [token, 'This API token has expired.'];
      },
    ],
    [
      'revoked',
      async () => {
        const token = await make(await owner());
        const [row] = await change(token, {});
        const member = await owner();
        const by = { userId: member.userId, action: 'token.revoked' } as const;
        await revokeToken((await getRuntime()).db, row?.id ?? '', tokensOf(member), by);
        return [token, 'This API token was revoked.'];
      },
    ],
    [
      'of a removed member',
      async () => {
        const { db } = await getRuntime();
        const guest = await makeMember(db, { role: 'analyst', workspaceId: (await owner()).workspaceId });
        const token = await make(guest);
        expect((await ask('GET views?page=/products', token)).status).toBe(200);
        await removeMember(db, await owner(), guest.userId);
        return [token, wrong];
      },
    ],
  ];
  const owner = async () => people.get('owner') ?? Promise.reject(new Error('There is no owner.'));
  const change = async (token: string, values: { expiresAt?: Date }) =>
    (await getRuntime()).db
      .update(apiTokens)
      .set({ name: 'Changed', ...values })
      .where(eq(apiTokens.digest, digestToken(token)))
      .returning({ id: apiTokens.id });

  it.each(reject)('because it is %s opens nothing', async (_, prepare) => {
    const [token, message] = await prepare();
    for (const name of [...all.map(([name]) => name), ...never, ...exports, 'GET seller/v1/brands']) {
      expect(await ask(name, token), name).toMatchObject({ status: 401, message });
    }
  });
});

describe('who asks', () => {
  it('is not told by a token and a cookie together', async () => {
    const { secrets } = await getRuntime();
    const sessionId = people.get('owner')?.sessionId ?? '';
    const cookies = [await encodeSessionToken(sessionId, secrets.session), 'no-session'];
    for (const value of cookies) {
      jar.cookie = { name: sessionCookie, value };
      for (const name of ['GET notes', 'POST links', 'GET seller/v1/brands', 'POST creator/v2/links']) {
        expect(await ask(name, ofRole.get('owner')), name).toMatchObject({
          status: 400,
          message: 'Send an API token or a session cookie, not both.',
        });
      }
    }
    jar.cookie = undefined;
  });

  it('needs no origin and no page, because no browser adds a token by itself', async () => {
    const elsewhere = {
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
      'x-page-scope': 'another-workspace/somebody/owner',
    };
    for (const name of ['GET rates', 'POST links', 'POST creator/v2/links']) {
      expect([400, 401, 403, 409]).not.toContain((await ask(name, ofRole.get('owner'), elsewhere)).status);
    }
  });

  it('is nobody with another Authorization header, unless a session is there', async () => {
    for (const authorization of ['Bearer something', 'Basic cGRfYTpi', makeToken()]) {
      expect(await ask('GET rates', undefined, { authorization })).toMatchObject({
        status: 401,
        message: 'This is not an API token. A token starts with pd_.',
      });
    }
    const { secrets } = await getRuntime();
    const value = await encodeSessionToken(people.get('owner')?.sessionId ?? '', secrets.session);
    jar.cookie = { name: sessionCookie, value };
    // A proxy in front of this server may add its own.
    expect((await ask('GET rates', undefined, { authorization: 'Basic cHJveHk6eA==' })).status).toBe(200);
    jar.cookie = undefined;
  });

  it('is no signed-in person for pages and forms', async () => {
    const { readMember } = await import('@/app/_server/session');
    expect(await readMember()).toBeUndefined();
  });
});

it('describes the limit with every response, also of an error', async () => {
  for (const name of ['GET rates', 'POST notes', 'GET seller/v1/reports']) {
    const { headers } = await ask(name, ofRole.get('owner'));
    expect(headers.get('ratelimit-policy'), name).toBe('"token";q=100000;w=60');
    expect(headers.get('ratelimit'), name).toMatch(/^"token";r=\d+;t=\d+$/);
  }
});

it('a stream ends when the role of the member falls', async () => {
  const { db, syncs } = await getRuntime();
  const owner = people.get('owner');
  const guest = await makeMember(db, { role: 'analyst', workspaceId: owner?.workspaceId ?? '' });
  const progress = {
    state: 'running',
    startedAt: null,
    finishedAt: null,
    reason: null,
    sources: [],
  } as const;
  vi.spyOn(syncs, 'watch').mockResolvedValue({ ...makeCounts(), ...progress, sources: [] });
  const headers = { authorization: `Bearer ${await make(guest)}` };
  const response = await answerRequest(new Request(`${origin}/api/ledger/sync`, { headers }));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^event: progress\n/);
  if (owner) await changeRole(db, owner, guest.userId, 'creator');
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
});
