import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpExports } from '@/features/exports/testing/export-set-up';
import { someLists } from '@/features/exports/testing/lists';
import { listAddresses } from '@/features/grants/list-grants';
import { liveOrderSchema } from '@/features/grants/orders';
import type { LiveList } from '@/lib/data/reporting/live-list';
import type { SyncRequest } from '@/lib/data/sync/syncs';
import { sum } from '@/lib/data/testing/expected-figures';
import { makeFact, pools } from '@/lib/data/testing/facts';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import type { Workspace } from '@/lib/data/workspace';
import { english } from '@/lib/language/english';
import { listAudit } from '@/lib/server/accounts/list-audit';
import { noteUse } from '@/lib/server/grants/define-grant';
import { findAddress, liveAddresses } from '@/lib/server/grants/live-addresses';
import { isLiveList, liveLists } from './live-lists';
import { findDays } from './live-parameters';
import { serveAddress } from './serve-address';

const ledger = openEmbeddedLedger();
const april = 'from=2026-04-01&to=2026-04-30';
const fact = (day: string, sales: number) => makeFact({ day, sales });

let workspace: Workspace;
let calls = 0;
let syncs: (SyncRequest & { workspaceId: string })[] = [];
/** The moment of each read. */
let now = new Date('2026-05-01T12:00:00.000Z');

beforeAll(async () => {
  const context = await setUpExports(ledger(), someLists, [
    fact('2026-04-02', 1.25),
    fact('2026-04-29', 1.75),
  ]);
  const { member, db, store } = context;
  const call: Workspace['call'] = (...given) => {
    calls += 1;
    return context.call(...given);
  };
  const both = { call, walk: call, language: english, now: () => now };
  workspace = { id: member.workspaceId, member, db, store, ...both };
});

type Shown = { list: LiveList; search: string; range?: string; receipt?: 'columns' | 'comments' | 'none' };

/** Creates a live address. Returns a function that reads it. Each read counts its own API calls and syncs. */
async function open({ list, search, range = '', receipt = 'none' }: Shown) {
  const { db, member } = workspace;
  const order = { name: 'Sheet', list, search, range: range || null, receipt };
  const { name, days, ...opens } = liveOrderSchema.parse(order);
  const secret = await liveAddresses.make(
    { db, mail: null },
    { ...member, hasFactor: false },
    { name, days, opens },
  );
  return async (headers: HeadersInit = {}, method = 'GET', role = member.role) => {
    calls = 0;
    syncs = [];
    const start = async (workspaceId: string, request: SyncRequest) => {
      syncs.push({ workspaceId, ...request });
      return { state: 'idle' as const, sources: [] };
    };
    const services = { syncs: { start } } as unknown as Parameters<typeof serveAddress>[3];
    const request = new Request('http://localhost:3000/api/live/x.csv', { method, headers });
    const as = { ...workspace, member: { ...member, role } };
    const found = await findAddress(db, secret);
    await noteUse(db, found, '192.0.2.0/24');
    const response = await serveAddress(as, found, request, services);
    return {
      status: response.status,
      headers: response.headers,
      text: Buffer.from(await response.arrayBuffer()).toString(),
    };
  };
}

describe('the receipt of a live address', () => {
  const groups = { list: 'report-groups', search: `${april}&group=brand&brands=${pools.brand[0]}` } as const;

  it('can be two columns, which spreadsheets keep beside the rows', async () => {
    const { text } = await (await open({ ...groups, receipt: 'columns' }))();
    const [head = '', ...rows] = text.slice(1).trimEnd().split('\r\n');
    expect(head).toMatch(/^Brand,.*,Receipt,As of \(UTC\)$/);
    for (const row of rows) expect(row).toMatch(/,complete,2026-06-30T12:00:00\.000Z$/);
    expect(rows).toHaveLength(1);
  });

  it('can be comment lines, with the filters', async () => {
    const { text } = await (await open({ ...groups, receipt: 'comments' }))();
    const comments = text.slice(1).match(/^# .*$/gm) ?? [];
    expect(comments.map((line) => line.trimEnd())).toEqual([
      `# filter: brand = ${pools.brand[0]}`,
      '# complete',
      '# Days (UTC): 2026-04-01 to 2026-04-30',
      '# Report rows: complete, 2 rows',
      '# Figures as of: 2026-06-30T12:00:00.000Z',
    ]);
    expect(text).toMatch(/^\ufeff# /);
  });

  it('can be left out', async () => {
    expect((await (await open(groups))()).text).toMatch(/^\ufeffBrand,/);
  });

  it('says which days are missing', async () => {
    const search = 'from=2025-01-01&to=2025-01-03&group=brand&dataset=program';
    const read = await open({ list: 'report-groups', search, receipt: 'comments' });
    expect((await read()).text).toContain('# partial: some program rows are not loaded, Jan 1 – 3, 2025\r\n');
  });

  it.each([
    ['columns', /^day,.*,receipt,asOf\n.*,"complete","2026-06-30T12:00:00.000Z"\n.*"\n$/s],
    ['comments', /^# filter: brand = \S+\n# complete\n# Figures as of: 2026-06-30T12:00:00.000Z\nday,/],
    ['none', /^day,[^#]*\n$/],
  ] as const)('of report rows is the same, as %s', async (receipt, expected) => {
    const search = `${april}&brands=${pools.brand[0]}`;
    const { text } = await (await open({ list: 'report-rows', search, receipt }))();
    expect(text).toMatch(expected);
    expect(text.split('\n').filter((line) => line.startsWith('2026-'))).toHaveLength(2);
  });

  it.each([
    ['columns', /^kind,.*,Receipt,As of \(UTC\)\r\n/],
    ['comments', /^# Month \(UTC\): 2026-04\r\n/],
    ['none', /^kind,[^#]*$/],
  ] as const)('of a statement is the same, as %s', async (receipt, expected) => {
    const { text } = await (
      await open({ list: 'statement', search: 'month=2026-04&currency=USD', receipt })
    )();
    expect(text).toMatch(expected);
  });
});

/** Sums of a file's columns, as a spreadsheet reads them that writes numbers this way. Text adds nothing. */
function sumColumns(text: string, delimiter: string, decimal: string): Record<string, string> {
  const records: Record<string, string>[] = parse(text, { bom: true, columns: true, delimiter });
  const sums = new Map<string, string[]>();
  for (const record of records) {
    for (const [name, cell] of Object.entries(record)) {
      if (new RegExp(`^-?\\d+(\\${decimal}\\d+)?$`).test(cell)) {
        sums.set(name, [...(sums.get(name) ?? []), cell.replace(decimal, '.')]);
      }
    }
  }
  return Object.fromEntries([...sums].map(([name, cells]) => [name, sum(cells).toFixed()]));
}

it.each([
  ['report-groups', `${april}&group=creator`, 'Sales'],
  ['report-rows', april, 'sales'],
  ['statement', 'month=2026-04&currency=USD', 'sales'],
] as const)('has the same sums with a decimal comma: %s', async (list, search, amount) => {
  const read = async (decimal: string) => {
    const order = { list, search: `${search}${decimal}`, receipt: 'none' } as const;
    return (await (await open(order))()).text;
  };
  const [point, comma] = [await read(''), await read('&decimal=comma')];
  const sums = sumColumns(comma, ';', ',');
  expect(sums).toEqual(sumColumns(point, ',', '.'));
  expect(Object.keys(sums)).toContain(amount);
  expect(comma).toMatch(/;\d+,\d+;/);
});

it('shows the columns and filters of its view, and nothing that a reader adds', async () => {
  const search = `${april}&group=brand&columns=name,sales`;
  const { text, headers } = await (await open({ list: 'report-groups', search }))();
  expect(text).toMatch(/^\ufeffBrand,Sales,Currency,May still change\r\n[^\r]+,3\.00,USD,true\r\n$/);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
});

it('moves a relative range with the day of each read', async () => {
  const search = 'group=none&columns=sales';
  const read = await open({ list: 'report-groups', search, range: 'last-28-days' });
  const sales = async (day: string) => {
    now = new Date(`${day}T12:00:00.000Z`);
    return (await read()).text.split('\r\n')[1]?.split(',')[0];
  };
  expect([await sales('2026-04-28'), await sales('2026-04-29'), await sales('2026-05-01')]).toEqual([
    '1.25',
    '3.00',
    '1.75',
  ]);
  now = new Date('2026-05-01T12:00:00.000Z');
});

it.each([
  [0, '2026-04-19', '2026-04-25'],
  [1, '2026-04-20', '2026-04-26'],
])('starts weeks on the day of its page: %i', (weekStart, from, to) => {
  expect(findDays({ range: 'last-week', search: '', weekStart }, '2026-05-01')).toEqual({ from, to });
});

it('answers 304 to a reader who has the file, and no body to HEAD', async () => {
  const read = await open({ list: 'report-groups', search: `${april}&group=brand` });
  const first = await read();
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await read({ 'if-none-match': known });
    expect([again.status, again.text, again.headers.get('etag')], known).toEqual([304, '', etag]);
  }
  expect((await read({ 'if-none-match': '"other"' })).status).toBe(200);
  const head = await read({}, 'HEAD');
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
    200,
    '',
    String(Buffer.byteLength(first.text)),
  ]);
});

it('fetches at most once in ten minutes: rows by a sync, lists by a walk', async () => {
  const read = await open({ list: 'brands', search: april });
  const at = (minutes: number) => {
    now = new Date(Date.UTC(2026, 4, 1, 12) + minutes * 60_000);
    return read();
  };
  const first = await at(0);
  expect(first.text).toContain('zebra');
  expect(calls).toBeGreaterThan(0);
  expect(syncs).toEqual([
    {
      workspaceId: workspace.id,
      sources: ['reports:standard', 'reports:cpc'],
      range: { from: '2026-04-01', to: '2026-04-30' },
    },
  ]);
  for (const minutes of [1, 9.9]) {
    expect((await at(minutes)).text).toBe(first.text);
    expect([calls, syncs]).toEqual([0, []]);
  }
  await at(10);
  expect(syncs).toHaveLength(1);
  now = new Date('2026-05-01T12:00:00.000Z');
});

it('fetches nothing else for a list that was never read', async () => {
  const read = await open({ list: 'campaigns', search: '' });
  const { db } = workspace;
  await db.execute('update grants set refreshed_at = now()');
  now = new Date();
  await expect(read()).rejects.toMatchObject({ code: 'busy', retryAfter: 60 });
  expect([calls, syncs]).toEqual([0, []]);
  now = new Date('2026-05-01T12:00:00.000Z');
});

it('sends the file although its refresh does not start', async () => {
  const { db, member } = workspace;
  const view = { list: 'report-groups', search: `${april}&group=none`, range: null, weekStart: 1 };
  const made = { name: 'Sheet', days: 1, opens: { ...view, receipt: 'none' as const } };
  const found = await findAddress(
    db,
    await liveAddresses.make({ db, mail: null }, { ...member, hasFactor: false }, made),
  );
  const services = { syncs: { start: () => Promise.reject(new Error('inside')) } };
  const request = new Request('http://localhost:3000/api/live/x.csv');
  const response = await serveAddress(
    workspace,
    found,
    request,
    services as unknown as Parameters<typeof serveAddress>[3],
  );
  expect(response.status).toBe(200);
  await response.body?.cancel();
});

it('is gone for a member who may no longer read the list', async () => {
  const read = await open({ list: 'brands', search: april });
  await expect(read({}, 'GET', 'creator')).rejects.toMatchObject({ code: 'not_found' });
  const links = await open({ list: 'links', search: '' });
  expect((await links({}, 'GET', 'creator')).status).toBe(200);
});

it('is not in the audit for each read', async () => {
  const { db, id } = workspace;
  const actions = (await listAudit(db, id)).map(({ action }) => action);
  expect(actions).toContain('live.created');
  expect(actions).not.toContain('data.exported');
});

it('is listed with who made it, what it shows and its last use', async () => {
  const { member } = workspace;
  const search = 'marketplaces=a.example&q=tea';
  await open({ list: 'brands', search, range: 'month-to-date', receipt: 'columns' });
  const [shown] = await listAddresses(workspace);
  expect(shown).toMatchObject({
    ...{ name: 'Sheet', list: 'brands', range: 'month-to-date', receipt: 'columns', email: member.email },
    ...{ filters: ['Search: tea', 'Marketplace: a.example'], lastUsedAt: null, expired: false },
  });
  const everything = await listAddresses(workspace);
  expect(everything.some(({ lastUsedAt }) => lastUsedAt !== null)).toBe(true);
  expect(everything.map(({ range }) => range)).toContainEqual({ from: '2026-04-01', to: '2026-04-30' });
});

it.each([
  ['an unknown list', { list: 'secrets' }, 'list'],
  ['pasted text', { list: 'program-lookup' }, 'list'],
  ['an unknown range', { range: 'next-week' }, 'range'],
  ['an unknown receipt', { receipt: 'rows' }, 'receipt'],
  ['no name', { name: ' ' }, 'name'],
  ['too many days', { days: 366 }, 'days'],
])('is not made with %s', (_, wrong, field) => {
  const order = { name: 'Sheet', list: 'brands', search: '', receipt: 'none', ...wrong };
  expect(liveOrderSchema.safeParse(order).error?.issues[0]?.path).toEqual([field]);
});

it('names its own lists only', () => {
  expect(isLiveList('toString')).toBe(false);
  expect(Object.keys(liveLists)).toContain('statement');
});
