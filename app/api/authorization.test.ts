import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@/features/api';
import { exportedLists } from '@/features/exports/lists';
import { scopeHeader } from '@/lib/access/page-scope';
import { encodeSessionToken } from '@/lib/access/session-token';
import { makeMember } from '@/lib/access/testing/people';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { type Role, roles } from '@/lib/server/identity/schema';
import { answerRequest } from './testing/answer-request';
import { setCookie } from './testing/cookie-jar';

const everyone: readonly Role[] = roles;
/** Roles that see seller data. */
const team: readonly Role[] = ['owner', 'admin', 'analyst'];
const linkMakers: readonly Role[] = ['owner', 'admin', 'creator'];
const managers: readonly Role[] = ['owner', 'admin'];
const owners: readonly Role[] = ['owner'];

/** Every path of our API, and the roles that may call its methods. */
const handlers: Record<string, Record<string, readonly Role[]>> = {
  account: { PATCH: everyone, DELETE: everyone },
  'account/password': { PUT: everyone },
  'alert-channels': { GET: team, POST: managers },
  'alert-channels/[id]': { PATCH: managers, DELETE: managers },
  'alert-channels/[id]/deliveries': { GET: managers },
  'alert-channels/[id]/secret': { POST: managers },
  'alert-channels/[id]/tests': { POST: managers },
  'alert-deliveries/[id]/attempts': { POST: managers },
  'report-recipients/[id]/confirmations': { POST: team },
  'report-schedules': { GET: team, POST: team },
  'report-schedules/[id]': { PATCH: team, DELETE: team },
  'report-schedules/[id]/mails': { POST: team },
  'report-schedules/previews': { POST: team },
  'alert-settings': { GET: team, PUT: team },
  'alert-rules': { GET: team, POST: team },
  'alert-rules/[id]': { PATCH: team, DELETE: team },
  'alert-rules/previews': { POST: team },
  alerts: { GET: team },
  'alerts/read': { POST: team },
  'catalog/brands': { GET: team, POST: team },
  'catalog/campaigns': { GET: team, POST: team },
  'catalog/creators': { GET: team, POST: team },
  'catalog/creators/[id]': { GET: team },
  'catalog/findings': { GET: team },
  'catalog/product-history': { GET: team },
  'catalog/products': { GET: team, POST: team },
  'catalog/program-creators': { GET: team, POST: team },
  'catalog/program-lookup': { POST: team },
  closings: { GET: team, POST: managers },
  'closings/[id]': { DELETE: ['owner'] },
  'closings/[id]/invoice': { PUT: managers },
  connections: { GET: team, POST: managers },
  'connections/[id]': { PATCH: managers, DELETE: managers },
  'connections/trial-keys': { POST: managers },
  // Each list has its own roles, tested below.
  'exports/[list]': { GET: team, POST: everyone },
  'ledger/changes': { GET: team },
  'ledger/converted': { GET: team },
  // Also creators, if an owner enables it: see earnings-access.test.ts.
  'ledger/effects': { GET: team },
  'ledger/earnings': { GET: team },
  'ledger/evidence': { GET: team },
  'ledger/export': { GET: team },
  'ledger/holdings': { GET: team, DELETE: managers },
  'ledger/funnel': { GET: team },
  'ledger/performance': { GET: team },
  'ledger/placements': { GET: team },
  'ledger/profit': { GET: team },
  'ledger/settlement': { GET: team },
  'ledger/reconciliation': { GET: team },
  'ledger/rows': { GET: team },
  'ledger/statements': { GET: team },
  'ledger/statements/changes': { GET: team },
  'ledger/statements/export': { GET: team },
  'ledger/summary': { GET: team },
  'ledger/sync': { GET: team, POST: team, DELETE: team },
  groups: { GET: team, POST: managers },
  'groups/[id]': { GET: team, PATCH: managers, DELETE: managers },
  'groups/[id]/members': { POST: managers, DELETE: managers },
  'groups/recognitions': { POST: managers },
  // No role: only those whom OPERATORS names. See installation-access.test.ts.
  installation: { GET: [] },
  invitations: { GET: managers, POST: managers },
  'invitations/[id]': { DELETE: managers },
  links: { GET: everyone, POST: linkMakers, PATCH: linkMakers },
  'links/batches': { GET: everyone, POST: linkMakers },
  'links/batches/[id]': { DELETE: linkMakers, GET: everyone, PATCH: linkMakers },
  'links/batches/[id]/rows': { GET: everyone },
  'links/clicks': { GET: everyone, POST: everyone },
  'links/changes': { GET: everyone },
  'links/health': { GET: everyone },
  'links/imports': { POST: managers, DELETE: managers },
  'links/presets': { POST: linkMakers },
  'links/presets/[id]': { DELETE: linkMakers },
  'links/previews': { POST: linkMakers },
  'links/products': { GET: everyone, POST: linkMakers },
  'links/siblings': { GET: everyone },
  'links/subids': { GET: everyone },
  'links/suggestions': { GET: everyone },
  // Each list has its own roles, and each person their own addresses: see live-access.test.ts.
  'grant-rules': { GET: everyone, PUT: owners },
  tokens: { GET: everyone, POST: everyone },
  'tokens/[id]': { DELETE: everyone },
  'live-addresses': { GET: everyone, POST: everyone },
  'live-addresses/[id]': { DELETE: everyone },
  'mail/tests': { POST: managers },
  costs: { GET: team, POST: managers },
  'costs/[id]': { PUT: managers, DELETE: managers },
  'costs/imports': { POST: managers },
  credits: { GET: team },
  'credits/[id]': { DELETE: managers },
  'credits/imports': { POST: managers },
  'credits/imports/[id]': { DELETE: managers },
  desk: { GET: team },
  'desk/board': { GET: team },
  'desk/imports': { POST: team },
  'desk/imports/previews': { POST: team },
  'desk/partners': { GET: team, POST: team },
  'desk/partners/[id]': { GET: team, PATCH: team, DELETE: team },
  'desk/stages': { PUT: managers },
  'desk/steps': { GET: team },
  goals: { GET: team, POST: managers },
  today: { GET: team },
  'today/actions': { PUT: team },
  'goals/[id]': { PUT: managers, DELETE: managers },
  margins: { GET: team, POST: managers, PUT: managers, DELETE: managers },
  'margins/imports': { POST: managers },
  'margins/subjects': { GET: team },
  members: { GET: team },
  // Everyone may remove themselves: see people-access.test.ts.
  'members/[id]': { PATCH: managers, DELETE: managers },
  'members/[id]/password-resets': { POST: managers },
  notes: { GET: team, POST: team },
  'notes/[id]': { PATCH: team, DELETE: team },
  overview: { GET: team },
  rates: { GET: team, POST: managers, DELETE: managers },
  'rates/days': { GET: team },
  'rates/imports': { POST: managers },
  'rates/reporting-currency': { GET: team, PUT: managers },
  refresh: { GET: team, PUT: managers, POST: managers },
  search: { GET: team },
  // Members see their own, owners all of the workspace: see share-access.test.ts.
  shares: { GET: everyone, POST: everyone },
  'shares/[id]': { DELETE: everyone },
  'second-factor': { GET: everyone },
  'second-factor/app': { POST: everyone, PUT: everyone, DELETE: everyone },
  'second-factor/challenges': { POST: everyone },
  'second-factor/codes': { POST: everyone },
  'second-factor/confirmations': { POST: everyone },
  'second-factor/passkeys': { POST: everyone },
  'second-factor/passkeys/[id]': { DELETE: everyone },
  'second-factor/passkeys/options': { POST: everyone },
  sessions: { GET: everyone, DELETE: everyone },
  'sessions/[id]': { DELETE: everyone },
  views: { GET: team, POST: team },
  'views/[id]': { PATCH: team, DELETE: team },
  visits: { POST: everyone },
  workspace: { GET: owners, PATCH: managers },
  'workspace/creator-earnings': { PUT: owners },
  'workspace/second-factor': { PUT: owners },
  'workspaces/mail': { PUT: everyone },
  workspaces: { GET: everyone, POST: everyone },
  'workspaces/copies': { POST: everyone },
};

/** Handlers beside the operations: next-auth, the API at its own paths, its document, reports of browsers, live addresses, and links in mails. */
const others = [
  'auth/[...nextauth]',
  'creator/[...path]',
  'csp-reports',
  'dashboard/openapi.json',
  'live/[file]',
  'mcp',
  'openapi.json',
  'seller/[...path]',
  'stop-mail/[token]',
];

const modules = import.meta.glob('./**/route.ts');

const origin = 'http://localhost:3000';
const tokens = new Map<Role, string>();

openDataFolder();

beforeAll(async () => {
  const { db, secrets } = await getRuntime();
  for (const role of roles) {
    const { workspaceId } = await makeMember(db);
    const { sessionId } = await makeMember(db, role === 'owner' ? {} : { role, workspaceId });
    tokens.set(role, await encodeSessionToken(sessionId, secrets.session));
  }
});

async function call(path: string, method: string, role: Role | null, headers: HeadersInit = { origin }) {
  const token = role && tokens.get(role);
  setCookie(token || undefined);
  const id = '00000000-0000-4000-8000-000000000000';
  const list = 'audit';
  const request = new Request(`${origin}/api/${path.replace('[id]', id).replace('[list]', list)}`, {
    method,
    headers: { host: new URL(origin).host, ...headers },
  });
  const response = await answerRequest(request);
  await response.body?.cancel();
  return response.status;
}

it('covers every operation and every handler', () => {
  const expected = Object.entries(handlers).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} /api/${path.replace(/\[(\w+)\]/, '{$1}')}`),
  );
  expect(Object.keys(operations).sort()).toEqual(expected.sort());
  const found = Object.keys(modules).map((file) => file.slice(2, -'/route.ts'.length));
  expect(found.sort()).toEqual(['[[...path]]', ...others].sort());
});

it('takes no operation from another table', () => {
  const tables = import.meta.glob<Record<string, object>>(['/features/*/*api.ts', '/lib/api/*-api.ts'], {
    eager: true,
  });
  const names = Object.values(tables).flatMap((module) =>
    Object.values(module).flatMap((table) => Object.keys(table)),
  );
  expect(names.sort()).toEqual(Object.keys(operations).sort());
});

it('says which methods a path has, and that others have no path', async () => {
  const ask = (method: string, path: string) =>
    answerRequest(
      new Request(`${origin}/api/${path}`, { method, headers: { host: new URL(origin).host, origin } }),
    );
  const wrong = await ask('PUT', 'notes');
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
  expect((await ask('OPTIONS', 'notes/1')).headers.get('allow')).toBe('DELETE, OPTIONS, PATCH');
  expect((await ask('GET', 'nothing')).status).toBe(404);
  expect((await ask('HEAD', 'notes')).status).toBe(401);
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
  const read = async (role: Role) => {
    setCookie(tokens.get(role));
    const headers = { origin, host: new URL(origin).host, 'content-type': 'application/json' };
    const request = new Request(`${origin}/api/exports/${list}`, { method: 'POST', headers, body: '{}' });
    const response = await answerRequest(request);
    await response.body?.cancel();
    return response.status;
  };
  const forCreators = ['batch', 'link-health', 'links', 'links-by-subid', 'planned-links'];
  if (forCreators.includes(list)) expect(await read('creator')).not.toBe(403);
  else expect(await read('creator')).toBe(403);
  for (const role of team) expect([401, 403, 404], role).not.toContain(await read(role));
});

it('exports no list that does not exist', async () => {
  setCookie(tokens.get('owner'));
  const request = new Request(`${origin}/api/exports/secrets`, { headers: { host: new URL(origin).host } });
  expect((await answerRequest(request)).status).toBe(404);
});
