import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { operations } from '@/features/api';
import { exportedLists } from '@/features/exports/lists';
import { goals } from '@/features/goals/schema';
import { toGoalColumns } from '@/features/goals/write-goal';
import { margins } from '@/features/profit/schema';
import { makeMember } from '@/lib/access/testing/people';
import { examples } from '@/lib/contract/openapi/examples';
import { type OperationId, operationIds, paths } from '@/lib/contract/paths';
import type { ListSource } from '@/lib/data/fetch/lists/list-source';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { readList } from '@/lib/data/fetch/lists/read-list';
import { refreshGroups } from '@/lib/data/read/groups/refresh-groups';
import type { LedgerStore, Session } from '@/lib/data/store/engine/store';
import { namedGroups } from '@/lib/data/store/groups-schema';
import { insertWindows } from '@/lib/data/store/windows/windows';
import { type DatasetName, datasetNames, datasets } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import { joinRanges, listGaps } from '@/lib/data/terms/ranges/gaps';
import { startFaultServer } from '@/lib/gateway/testing/fault-server';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { eventually } from '@/lib/testing/eventually';
import { answerRequest } from './testing/answer-request';
import { answers, type Based, files, liveGroups, month, type Need, others } from './testing/based-answers';
import { carrySession } from './testing/cookie-jar';

const origin = 'http://localhost:3000';
const creatorId = '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21';

type Listed = keyof typeof listSources;

/** The API's list behind each stored one. */
const readers: Record<Listed, OperationId> = {
  brands: 'listBrands',
  products: 'listCatalogProducts',
  productsV1: 'listProducts',
  creators: 'listActiveCreators',
  campaigns: 'listCampaigns',
  programCreators: 'listProgramCreators',
  creatorMatches: 'lookupCreators',
};
/** Walks each list to its end. */
const walks: Record<Listed, () => Promise<void>> = {
  brands: () => storeList(listSources.brands),
  products: () => storeList(listSources.products),
  productsV1: () => storeList(listSources.productsV1),
  creators: () => storeList(listSources.creators),
  campaigns: () => storeList(listSources.campaigns),
  programCreators: () => storeList(listSources.programCreators),
  creatorMatches: () => storeList(listSources.creatorMatches),
};
const reports: readonly OperationId[] = [
  ...(['listReports', 'listClickReports', 'listBonusEstimates', 'listProgramReports'] as const),
];
const tables = { reports: 'reports', clicks: 'clicks', brb: 'bonuses', program: 'program' } as const;

let api: Awaited<ReturnType<typeof startFaultServer>>;
let broken: readonly OperationId[] = reports;
let workspaceId = '';
let store: LedgerStore;
let statements: string[] = [];
/** Each time other than the one before, because revisions depend on it. */
let fetchedAt = Date.now();

openDataFolder();

beforeAll(async () => {
  api = await startFaultServer();
  api.answer((response, { url = '' }) => {
    const id = operationIds.find((name) => matches(paths[name].path, url));
    const isBroken = !id || broken.includes(id);
    response.writeHead(isBroken ? 400 : 200, { 'content-type': 'application/json' });
    const found = isBroken ? { status: 400, message: 'Broken.' } : examples[id];
    response.end(JSON.stringify('cursor' in found ? { ...found, cursor: null } : found));
  });
  vi.stubEnv('AFFILIATE_BASE_URL', api.url);
  const { db, secrets, ledger } = await getRuntime();
  const member = await makeMember(db);
  workspaceId = member.workspaceId;
  await carrySession(member.sessionId, secrets);
  store = ledger.of(workspaceId);
  expect((await ask('POST', 'connections', '', { family: 'seller', key: 'sk_seller_key' })).status).toBe(201);
  const currency = await ask('PUT', 'rates/reporting-currency', '', { currency: 'USD' });
  expect(currency.status).toBe(200);
  await db
    .insert(margins)
    .values({ workspaceId, kind: 'category', subject: 'Kitchen', from: '2020-01-01', percent: '30' });
  const goal = { metric: 'sales' as const, currency: 'USD', target: '100', subject: null };
  await db
    .insert(goals)
    .values({ ...toGoalColumns({ ...goal, period: month.from.slice(0, 7) }), workspaceId });
  const subject = { kind: 'product_group' as const, id: liveGroups.product };
  await db
    .insert(goals)
    .values({ ...toGoalColumns({ ...goal, subject, period: month.from.slice(0, 7) }), workspaceId });
  await db.insert(namedGroups).values([
    { id: liveGroups.product, workspaceId, kind: 'product', name: 'Out of stock', filter: { stock: 'out' } },
    { id: liveGroups.creator, workspaceId, kind: 'creator', name: 'Searched', filter: { q: 'a' } },
  ]);
  for (const walk of Object.values(walks)) await walk();
  watchStatements();
});

afterAll(() => api.close());

const matches = (path: string, url: string) =>
  new RegExp(`^${path.replace(/\{\w+\}/, '[0-9a-f-]{36}')}$`).test(url.split('?')[0] ?? '');

async function ask(method: string, path: string, query: string, body?: object): Promise<Response> {
  const headers = { host: new URL(origin).host, origin, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const request = new Request(`${origin}/api/${path.replace('[id]', creatorId)}?${query}`, init);
  return answerRequest(request);
}

async function storeList<Row extends object>(source: ListSource<Row>): Promise<void> {
  const { db, gateway } = await getRuntime();
  const catalog = { id: workspaceId, db, store, walk: gateway.callFor(workspaceId, 'sync') };
  // A walk that has just failed is started again only by a refresh.
  await readList(catalog, source, { untilComplete: true, refresh: true });
}

/** Records the statements that handlers read. */
function watchStatements() {
  const watch =
    (read: Session['read']): Session['read'] =>
    (sql, values) => {
      statements.push(JSON.stringify([sql, values]));
      return read(sql, values);
    };
  const { read, snapshot } = store;
  store.read = watch(read);
  store.snapshot = (work) => snapshot((session) => work({ ...session, read: watch(session.read) }));
}

/** Statements that read names of ids, or their revision, or whether a filter's value was ever seen, or which months have sums. */
const readsNames = (sql: string) =>
  /ledger\.items AS item\b|\bAS seen\b|SELECT month FROM ledger\.months/.test(sql);

/** The datasets and lists that the statements read, except windows, the log of changes and names. */
function listRead(): string[] {
  const read = statements.filter((sql) => !/ledger\.(windows|changes)\b/.test(sql) && !readsNames(sql));
  const names = (sql: string, name: string) => new RegExp(`["']${name}["']`).test(sql);
  const sums = read.filter((sql) => /ledger\.(\w*day_sums|months)\b/.test(sql));
  const items = read.filter((sql) => sql.includes('ledger.items'));
  const isRead = (name: DatasetName) =>
    read.some((sql) => sql.includes(`ledger.${tables[name]} `)) ||
    sums.some((sql) => datasets[name].sources.some((source) => names(sql, source)));
  return [
    ...datasetNames.filter(isRead),
    ...Object.keys(listSources).filter((name) => items.some((sql) => names(sql, name))),
  ];
}

/** Stores exactly these windows. */
async function storeWindows(needs: readonly Need[], without?: Need): Promise<void> {
  fetchedAt -= 1;
  const common = {
    scope: '',
    status: 'ok' as const,
    rows: 0,
    pages: 1,
    allFinal: true,
    connection: '',
    reason: null,
  };
  const windows = datasetNames.flatMap((dataset) => {
    const rangesOf = (list: readonly Need[]): DayRange[] =>
      list.flatMap((need) => ('dataset' in need && need.dataset === dataset ? [need.range] : []));
    const missing = rangesOf(without ? [without] : []);
    const stored = joinRanges(rangesOf(needs).map((range) => ({ ...range })));
    const days = stored.flatMap((range) => listGaps(missing, range));
    return days.flatMap((range) =>
      datasets[dataset].sources.map((source) => ({
        ...common,
        ...range,
        source,
        fetchedAt: new Date(fetchedAt).toISOString(),
      })),
    );
  });
  await store.write(async (session) => {
    await session.run('DELETE FROM ledger.windows WHERE workspace = $1', [workspaceId]);
    if (windows.length > 0) await insertWindows(session, workspaceId, windows);
  });
}

const removeList = (name: Listed) =>
  store.write((session) =>
    session.run('DELETE FROM ledger.lists WHERE workspace = $1 AND list = $2', [workspaceId, name]),
  );

/** Whether the answer or file says that it is complete. A response that failed is not. */
async function readState(path: string, { query, body }: Based): Promise<'complete' | 'not complete'> {
  const response = await ask(body ? 'POST' : 'GET', path, query, body);
  const text = await response.text();
  await (await getRuntime()).syncs.settle();
  const { headers } = response;
  const state = headers.get('x-export-state');
  const complete = state === null ? JSON.parse(text).basis?.complete : state === 'complete';
  return response.ok && complete === true ? 'complete' : 'not complete';
}

const asked: [name: string, path: string, based: Based][] = [
  ...Object.entries(answers).flatMap(([path, list]) =>
    list.map((based): [string, string, Based] => [`${path}?${based.query}`, path, based]),
  ),
  ...Object.entries(files).flatMap(([name, based]): [string, string, Based][] =>
    based ? [[`the file ${name}`, `exports/${name}`, based]] : [],
  ),
];

const nameNeed = (need: Need) => ('list' in need ? need.list : `${need.dataset} from ${need.range.from}`);

it.each(asked)(
  '%s is complete only if everything it comes from is',
  async (_, path, based) => {
    await storeWindows(based.needs);
    // Groups get their members from lists that the answer does not read.
    await refreshGroups((await getRuntime()).db, store, workspaceId);
    statements = [];
    expect(await readState(path, based), 'with everything').toBe('complete');
    const named = based.needs.map((need) => ('list' in need ? need.list : need.dataset));
    expect([...named, ...(based.names ?? [])], 'what it reads').toEqual(expect.arrayContaining(listRead()));
    for (const need of based.needs) {
      await storeWindows(based.needs, need);
      if ('list' in need) {
        await removeList(need.list);
        broken = [...reports, readers[need.list]];
      }
      expect(await readState(path, based), `without ${nameNeed(need)}`).toBe('not complete');
      broken = reports;
      // A walk that began while the list was broken may still be failing.
      if ('list' in need) await eventually(walks[need.list]);
    }
  },
  60_000,
);

it('asks every handler and every file', () => {
  const paths = Object.keys(operations).map((name) =>
    name.replace(/^\w+ \/api\//, '').replace(/\{(\w+)\}/, '[$1]'),
  );
  expect([...Object.keys(answers), ...Object.keys(others)].sort()).toEqual([...new Set(paths)].sort());
  expect(Object.keys(files).sort()).toEqual(Object.keys(exportedLists).sort());
});
