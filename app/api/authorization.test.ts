import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportedLists } from '@/features/exports/lists';
import { closeRuntime, getRuntime } from '@/lib/runtime/runtime';
import { scopeHeader } from '@/lib/server/accounts/page-scope';
import { type Role, roles } from '@/lib/server/accounts/schema';
import { encodeSessionToken, sessionCookie } from '@/lib/server/accounts/session-token';
import { makeMember } from '@/lib/server/accounts/testing/people';
import { copyPgliteTemplate } from '@/lib/testing/databases';

vi.mock('server-only', () => ({}));
const jar = vi.hoisted(() => ({ cookie: undefined as { name: string; value: string } | undefined }));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.cookie?.name === name ? jar.cookie : undefined) }),
  headers: async () => new Headers(),
}));

const everyone: readonly Role[] = roles;
/** Roles that see seller data. */
const team: readonly Role[] = ['owner', 'admin', 'analyst'];
const linkMakers: readonly Role[] = ['owner', 'admin', 'creator'];
const managers: readonly Role[] = ['owner', 'admin'];

/** Every handler of our API and the roles that may call it. */
const handlers: Record<string, Record<string, readonly Role[]>> = {
  'catalog/brands': { GET: team, POST: team },
  'catalog/campaigns': { GET: team, POST: team },
  'catalog/creators': { GET: team, POST: team },
  'catalog/creators/[id]': { GET: team },
  'catalog/findings': { GET: team },
  'catalog/products': { GET: team, POST: team },
  'catalog/program-creators': { GET: team, POST: team },
  'catalog/program-lookup': { POST: team },
  closings: { GET: team, POST: managers },
  'closings/[id]': { DELETE: ['owner'] },
  'closings/[id]/invoice': { PUT: managers },
  connections: { GET: team, POST: managers },
  'connections/[id]': { PATCH: managers, DELETE: managers },
  // Each list has its own roles, tested below.
  'exports/[list]': { GET: team, POST: everyone },
  'ledger/changes': { GET: team },
  'ledger/converted': { GET: team },
  // Also creators, if an owner enables it: see earnings-access.test.ts.
  'ledger/earnings': { GET: team },
  'ledger/export': { GET: team },
  'ledger/holdings': { GET: team, DELETE: managers },
  'ledger/funnel': { GET: team },
  'ledger/performance': { GET: team },
  'ledger/placements': { GET: team },
  'ledger/profit': { GET: team },
  'ledger/reconciliation': { GET: team },
  'ledger/rows': { GET: team },
  'ledger/statements': { GET: team },
  'ledger/statements/changes': { GET: team },
  'ledger/statements/export': { GET: team },
  'ledger/summary': { GET: team },
  'ledger/sync': { GET: team, POST: team, DELETE: team },
  links: { GET: everyone, POST: linkMakers, PATCH: linkMakers },
  'links/batches': { GET: everyone, POST: linkMakers },
  'links/batches/[id]': { DELETE: linkMakers, GET: everyone, PATCH: linkMakers },
  'links/batches/[id]/rows': { GET: everyone },
  'links/clicks': { GET: everyone, POST: everyone },
  'links/imports': { POST: managers, DELETE: managers },
  'links/presets': { POST: linkMakers },
  'links/presets/[id]': { DELETE: linkMakers },
  'links/products': { GET: everyone, POST: linkMakers },
  'links/siblings': { GET: everyone },
  'links/subids': { GET: everyone },
  'links/suggestions': { GET: everyone },
  margins: { GET: team, POST: managers, PUT: managers, DELETE: managers },
  'margins/imports': { POST: managers },
  'margins/subjects': { GET: team },
  notes: { GET: team, POST: team },
  'notes/[id]': { PATCH: team, DELETE: team },
  overview: { GET: team },
  rates: { GET: team, POST: managers, DELETE: managers },
  'rates/days': { GET: team },
  'rates/imports': { POST: managers },
  'rates/reporting-currency': { GET: team, PUT: managers },
  search: { GET: team },
  views: { GET: team, POST: team },
  'views/[id]': { PATCH: team, DELETE: team },
  visits: { POST: everyone },
};

/** Handlers without role checks: next-auth, the API at its own paths, its document, and unknown paths. */
const others = [
  '[[...path]]',
  'auth/[...nextauth]',
  'creator/[...path]',
  'csp-reports',
  'openapi.json',
  'seller/[...path]',
];

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
const modules = import.meta.glob<Record<string, Handler>>('./**/route.ts');

const origin = 'http://localhost:3000';
const tokens = new Map<Role, string>();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partnerdeck-authorization-'));
  for (const part of ['app', 'platform']) {
    await copyPgliteTemplate(join(folder, part));
  }
  vi.stubEnv('DATA_DIR', folder);
  const { db, secrets } = await getRuntime();
  for (const role of roles) {
    const { workspaceId } = await makeMember(db);
    const { sessionId } = await makeMember(db, role === 'owner' ? {} : { role, workspaceId });
    tokens.set(role, await encodeSessionToken(sessionId, secrets.session));
  }
});

afterAll(async () => {
  await closeRuntime();
  await rm(folder, { recursive: true, force: true });
});

async function call(path: string, method: string, role: Role | null, headers: HeadersInit = { origin }) {
  const token = role && tokens.get(role);
  jar.cookie = token ? { name: sessionCookie, value: token } : undefined;
  const handle = (await modules[`./${path}/route.ts`]?.())?.[method];
  if (!handle) throw new Error(`${path} answers no ${method}`);
  const id = '00000000-0000-4000-8000-000000000000';
  const list = 'audit';
  const request = new Request(`${origin}/api/${path.replace('[id]', id).replace('[list]', list)}`, {
    method,
    headers: { host: new URL(origin).host, ...headers },
  });
  const response = await handle(request, { params: Promise.resolve({ id, list }) });
  await response.body?.cancel();
  return response.status;
}

it('covers every handler', async () => {
  const found = Object.keys(modules).map((file) => file.slice(2, -'/route.ts'.length));
  expect(found.sort()).toEqual([...Object.keys(handlers), ...others].sort());
  for (const [path, methods] of Object.entries(handlers)) {
    const module = await modules[`./${path}/route.ts`]?.();
    expect(Object.keys(module ?? {}).sort(), path).toEqual(Object.keys(methods).sort());
  }
});

describe.each(Object.entries(handlers))('%s', (path, methods) => {
  it.each(Object.entries(methods))('%s allows only its roles', async (method, allowed) => {
    expect(await call(path, method, null)).toBe(401);
    for (const role of roles) {
      const status = await call(path, method, role);
      if (allowed.includes(role)) expect([401, 403], role).not.toContain(status);
      else expect(status, role).toBe(403);
    }
    const drawn = { origin, [scopeHeader]: 'another-workspace/somebody/owner' };
    expect(await call(path, method, 'owner', drawn), 'of another workspace').toBe(409);
    if (method !== 'GET')
      expect(await call(path, method, 'owner', { origin: 'https://elsewhere.example' })).toBe(403);
  });
});

it.each(Object.keys(exportedLists))('exports %s to its roles', async (list) => {
  const { POST } = await import('./exports/[list]/route');
  const read = async (role: Role) => {
    jar.cookie = { name: sessionCookie, value: tokens.get(role) ?? '' };
    const headers = { origin, host: new URL(origin).host, 'content-type': 'application/json' };
    const request = new Request(`${origin}/api/exports/${list}`, { method: 'POST', headers, body: '{}' });
    const response = await POST(request, { params: Promise.resolve({ list }) });
    await response.body?.cancel();
    return response.status;
  };
  const forCreators = ['batch', 'links', 'links-by-subid', 'planned-links'];
  if (forCreators.includes(list)) expect(await read('creator')).not.toBe(403);
  else expect(await read('creator')).toBe(403);
  for (const role of team) expect([401, 403, 404], role).not.toContain(await read(role));
});

it('exports no list that does not exist', async () => {
  const { GET } = await import('./exports/[list]/route');
  jar.cookie = { name: sessionCookie, value: tokens.get('owner') ?? '' };
  const request = new Request(`${origin}/api/exports/secrets`, { headers: { host: new URL(origin).host } });
  expect((await GET(request, { params: Promise.resolve({ list: 'secrets' }) })).status).toBe(404);
});
