import { expect, it } from 'vitest';
import { listAddresses } from '@/features/grants/list-grants';
import { liveOrderSchema } from '@/features/grants/orders';
import { findAddress, liveAddresses } from '@/lib/access/grants/live-addresses';
import { listAudit } from '@/lib/access/list-audit';
import { isLiveList, liveLists } from './live-lists';
import { findDays } from './live-parameters';
import { serveAddress } from './serve-address';
import { april, may, openLiveAddresses } from './testing/live-set-up';

const { world, open } = openLiveAddresses();

it('shows the columns and filters of its view, and nothing that a reader adds', async () => {
  const search = `${april}&group=brand&columns=name,sales`;
  const { text, headers } = await (await open({ list: 'report-groups', search }))();
  expect(text).toMatch(/^\ufeffBrand,Sales,Currency,May still change\r\n[^\r]+,3\.00,USD,true\r\n$/);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  expect(headers.get('x-export-state')).toBe('complete');
  expect(headers.get('x-export-unknown-values')).toBe('0');
});

it('moves a relative range with the day of each read', async () => {
  const search = 'group=none&columns=sales';
  const read = await open({ list: 'report-groups', search, range: 'last-28-days' });
  const sales = async (day: string) => {
    world.now = new Date(`${day}T12:00:00.000Z`);
    return (await read()).text.split('\r\n')[1]?.split(',')[0];
  };
  expect([await sales('2026-04-28'), await sales('2026-04-29'), await sales('2026-05-01')]).toEqual([
    '1.25',
    '3.00',
    '1.75',
  ]);
  world.now = may;
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
    world.now = new Date(Date.UTC(2026, 4, 1, 12) + minutes * 60_000);
    return read();
  };
  const first = await at(0);
  expect(first.text).toContain('zebra');
  expect(world.calls).toBeGreaterThan(0);
  expect(world.syncs).toEqual([
    {
      workspaceId: world.workspace.id,
      sources: ['reports:standard', 'reports:cpc'],
      range: { from: '2026-04-01', to: '2026-04-30' },
    },
  ]);
  for (const minutes of [1, 9.9]) {
    expect((await at(minutes)).text).toBe(first.text);
    expect([world.calls, world.syncs]).toEqual([0, []]);
  }
  await at(10);
  expect(world.syncs).toHaveLength(1);
  world.now = may;
});

it('fetches nothing else for a list that was never read', async () => {
  const read = await open({ list: 'campaigns', search: '' });
  const { db } = world.workspace;
  await db.execute('update grants set refreshed_at = now()');
  world.now = new Date();
  await expect(read()).rejects.toMatchObject({ code: 'busy', retryAfter: 60 });
  expect([world.calls, world.syncs]).toEqual([0, []]);
  world.now = may;
});

it('sends the file although its refresh does not start', async () => {
  const { db, member } = world.workspace;
  const view = { list: 'report-groups', search: `${april}&group=none`, range: null, weekStart: 1 };
  const made = { name: 'Sheet', days: 1, opens: { ...view, receipt: 'none' as const } };
  const found = await findAddress(
    db,
    await liveAddresses.make({ db, mail: null }, { ...member, hasFactor: false }, made),
  );
  const services = { syncs: { start: () => Promise.reject(new Error('inside')) } };
  const request = new Request('http://localhost:3000/api/live/x.csv');
  const response = await serveAddress(
    world.workspace,
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
  const { db, id } = world.workspace;
  const actions = (await listAudit(db, id)).map(({ action }) => action);
  expect(actions).toContain('live.created');
  expect(actions).not.toContain('data.exported');
});

it('is listed with who made it, what it shows and its last use', async () => {
  const { member } = world.workspace;
  const search = 'marketplaces=a.example&q=tea';
  await open({ list: 'brands', search, range: 'month-to-date', receipt: 'columns' });
  const [shown] = await listAddresses(world.workspace);
  expect(shown).toMatchObject({
    name: 'Sheet',
    list: 'brands',
    range: 'month-to-date',
    receipt: 'columns',
    email: member.email,
    filters: ['Search: tea', 'Marketplace: a.example'],
    lastUsedAt: null,
    expired: false,
  });
  const everything = await listAddresses(world.workspace);
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
