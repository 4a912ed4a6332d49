import { beforeAll, describe, expect, it } from 'vitest';
import { readStatement } from '@/features/closing/read-statement';
import { setUpExports } from '@/features/exports/testing/export-set-up';
import { someLists } from '@/features/exports/testing/lists';
import { listShares } from '@/features/grants/list-grants';
import { makeShare } from '@/features/grants/make-grant';
import { shareOrderSchema } from '@/features/grants/orders';
import { findShare } from '@/lib/access/grants/shares';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { readList } from '@/lib/data/fetch/lists/read-list';
import { parseSummaryInput } from '@/lib/data/read/summary/parse-summary-input';
import { readSummary } from '@/lib/data/read/summary/read-summary';
import type { Workspace } from '@/lib/data/store/workspace';
import { type Fact, makeFact, pools } from '@/lib/data/testing/facts';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { english } from '@/lib/language/english';
import type { ShareOrder } from '@/lib/pages/shared-page';
import { mayShow, readSheet } from './read-sheet';

const ledger = openEmbeddedLedger();
const [own = '', other = ''] = pools.brand;
const [creator = ''] = pools.creator;
const [ownName, otherName] = ['=Ärger & Co', 'zebra, "quoted"'];
const april = 'from=2026-04-01&to=2026-04-30';
const range = { from: '2026-04-01', to: '2026-04-30' };

const fact = (brand: string, day: string, more: Partial<Fact> = {}) =>
  makeFact({ brand, day, sales: 10.1, commission: 1.07, clicks: 3, ...more });

let workspace: Workspace;
let calls = 0;
let now = new Date('2026-05-01T12:00:00.000Z');

beforeAll(async () => {
  const context = await setUpExports(ledger(), someLists, [
    fact(own, '2026-04-02', { sales: 1_234.56 }),
    fact(own, '2026-04-29', { product: 'B' }),
    fact(other, '2026-04-03', { sales: 98_765.43, product: 'C', creator: pools.creator[1] ?? '' }),
    fact(own, '2026-04-05', { currency: 'EUR', sales: 7.77 }),
    fact(own, '2026-04-06', { source: 'program', sales: 55.5 }),
  ]);
  const { member, db, store } = context;
  const call: Workspace['call'] = (...given) => {
    calls += 1;
    return context.call(...given);
  };
  workspace = {
    id: member.workspaceId,
    member,
    db,
    store,
    call,
    walk: call,
    language: english,
    now: () => now,
  };
  const whole = { untilComplete: true };
  await readList(workspace, listSources.brands, whole);
  await readList(workspace, listSources.creators, whole);
  await readList(workspace, listSources.programCreators, whole);
  await readList(workspace, listSources.creatorMatches, whole);
});

const order = (given: Partial<ShareOrder>): ShareOrder =>
  shareOrderSchema.parse({ name: 'Page', page: '/reports', search: '', ...given });

/** Shares a page, and reads it as a visitor does. */
async function share(given: Partial<ShareOrder>) {
  const { db, member } = workspace;
  const { url } = await makeShare({ db, mail: null }, { ...member, hasFactor: false }, order(given), {
    APP_URL: undefined,
    PORT: 3000,
  });
  expect(url).toMatch(/^http:\/\/localhost:3000\/s\/pds_[0-9A-Za-z]{49}$/);
  const found = await findShare(db, url.slice(url.lastIndexOf('/') + 1));
  if (!found) throw new Error('There is no share.');
  calls = 0;
  const sheet = await readSheet(workspace, found);
  expect(calls).toBe(0);
  if (!sheet) throw new Error('There is no sheet.');
  return { found, sheet, text: JSON.stringify(sheet) };
}

const money = (text: string | null | undefined, currency = 'USD') =>
  english.format.money(text ?? '', currency);

describe('a shared report', () => {
  it('shows the figures of the page, to the cent, each currency apart', async () => {
    const { sheet } = await share({ search: `${april}&group=brand&compare=none` });
    const query = parseSummaryInput({ ...range, group: 'brand', sort: 'sales' });
    const { currencies } = await readSummary(workspace, query);
    expect(sheet.parts.map(({ title }) => title).sort()).toEqual(['EUR', 'USD']);
    for (const { currency, figures, groups } of currencies) {
      const part = sheet.parts.find(({ title }) => title === currency);
      const code = currency ?? '';
      expect(part?.totals.slice(0, 2).map(({ text }) => text)).toEqual([
        money(figures.sales, code),
        money(figures.commission, code),
      ]);
      const at = part?.table.head.findIndex(({ label }) => label === 'Sales') ?? -1;
      expect(part?.table.rows.map(({ cells }) => [cells[0]?.text, cells[at]?.text])).toEqual([
        ...groups.map(({ label, figures: { sales } }) => [label, money(sales, code)]),
        ['Total', money(figures.sales, code)],
      ]);
      expect(part?.chart?.points).toHaveLength(30);
    }
    expect(sheet).toMatchObject({ heading: 'Reports', of: ['Apr 1 – 30, 2026, UTC'], against: null });
    expect(sheet.complete).toBe(true);
    expect(sheet.notes[0]).toMatch(/ As of Jun 30, 2026, 12:00 UTC\.$/);
  });

  it('of one brand shows nothing of another: no row, name, id or filter', async () => {
    for (const group of ['brand', 'product', 'creator', 'link', 'campaign']) {
      const { sheet, text } = await share({ search: `${april}&brands=${own}&group=${group}` });
      expect(sheet.of).toEqual(['Apr 1 – 30, 2026, UTC', `Brand: ${ownName}`]);
      expect(text).not.toContain(otherName.slice(0, 5));
      expect(text).not.toContain('98,7');
      expect(text).not.toContain('98765');
      // Not even its own.
      expect(text).not.toMatch(/[bc]0000000-0000/);
    }
  });

  it('of one currency shows no other', async () => {
    const { sheet, text } = await share({ search: `${april}&currency=EUR` });
    expect(sheet.parts).toHaveLength(1);
    expect(sheet.of).toEqual(['Apr 1 – 30, 2026, UTC', 'EUR']);
    expect(text).toContain(money('7.77', 'EUR'));
    expect(text).not.toContain('USD');
  });

  it('says what is missing and what may still change', async () => {
    const { sheet } = await share({ search: 'from=2025-01-01&to=2025-01-03&group=brand' });
    expect([sheet.complete, sheet.parts.map(({ totals }) => totals)]).toEqual([false, [[]]]);
    expect(sheet.notes).toEqual(['Not complete: report rows of Dec 29, 2024 – Jan 3, 2025 are not loaded.']);
    now = new Date('2026-12-01T12:00:00.000Z');
    const settled = await share({ search: `${april}&compare=none` });
    expect(settled.sheet.notes).toEqual(['All rows are loaded. As of Jun 30, 2026, 12:00 UTC.']);
    now = new Date('2026-04-20T12:00:00.000Z');
    const open = await share({ search: april });
    expect(open.sheet.notes.join(' ')).toMatch(/may (still )?change/i);
    now = new Date('2026-05-01T12:00:00.000Z');
  });

  it('has relative days that move, and fixed days that do not', async () => {
    const { found, sheet } = await share({ search: 'brands=', range: 'last-7-days' });
    expect(sheet.of).toEqual(['Apr 25 – May 1, 2026, UTC']);
    now = new Date('2026-05-03T00:00:00.000Z');
    expect((await readSheet(workspace, found))?.of).toEqual(['Apr 27 – May 3, 2026, UTC']);
    const fixed = await share({ search: april });
    expect(fixed.sheet.of).toEqual(['Apr 1 – 30, 2026, UTC']);
    now = new Date('2026-05-01T12:00:00.000Z');
  });

  it('stores only parameters that decide what is shown, and days once', async () => {
    const search = `${april}&brands=${own}&columns=secret&product=x&workspace=${other}&metric=nonsense`;
    const { found } = await share({ search });
    expect(found.opens.search).toBe(`${april}&brands=${own}`);
    const statement = { page: '/reports/closing', search: 'month=2026-04&currency=USD&all=1' } as const;
    expect((await share(statement)).found.opens.search).toBe('month=2026-04&currency=USD');
    const moving = await share({ search: `${april}&range=last-365-days&brands=${own}`, range: 'yesterday' });
    expect([moving.found.opens.search, moving.sheet.of[0]]).toEqual([`brands=${own}`, 'Apr 30, 2026, UTC']);
  });

  it('is missing if this version does not know a stored parameter, rather than showing more', async () => {
    const { found } = await share({ search: april });
    const opening = (view: object) => ({ ...found, opens: { ...found.opens, ...view } });
    expect(await readSheet(workspace, opening({ search: `${april}&newer_filter=x` }))).toBeUndefined();
    expect(await readSheet(workspace, opening({ page: '/newer' }))).toBeUndefined();
    expect(await mayShow(workspace, opening({ page: '/newer' }))).toBe(false);
  });
});

it('a shared statement shows the figures of the month, and no notes, invoices or colleagues', async () => {
  const { sheet, text } = await share({ page: '/reports/closing', search: 'month=2026-04&currency=USD' });
  const { total, lines } = await readStatement(workspace, { month: '2026-04', currency: 'USD' });
  const [part] = sheet.parts;
  // No BRB estimates are loaded, which is not zero.
  expect(part?.totals.map(({ text }) => text)).toEqual([
    ...[money(total.commission), expect.any(String), expect.any(String)],
    ...[money(total.sales), 'unknown'],
  ]);
  expect(part?.table?.rows.map(({ cells }) => [0, 1, 4].map((at) => cells[at]?.text))).toEqual([
    ...lines.map(({ name, commission, sales }) => [name, money(commission), money(sales)]),
    ['Total', money(total.commission), money(total.sales)],
  ]);
  expect(sheet).toMatchObject({
    heading: 'Statement of Apr 2026 in USD',
    of: ['Apr 1 – 30, 2026, UTC'],
  });
  // BRB estimates are not stored. What is shown has an age nevertheless.
  expect(sheet.complete).toBe(false);
  expect(sheet.notes[0]).toMatch(/ As of Jun 30, 2026, 12:00 UTC\.$/);
  expect(text).not.toMatch(/[bc]0000000-0000/);
});

it('a shared page without stored figures shows no age', async () => {
  const { sheet } = await share({ page: '/reports/closing', search: 'month=2024-04&currency=USD' });
  expect(sheet.complete).toBe(false);
  expect(sheet.notes[0]).toMatch(/^Not complete: /);
  expect(sheet.notes.join(' ')).not.toContain('As of');
});

it('a shared scorecard shows both sides of one creator, and no other', async () => {
  const { sheet, text } = await share({ page: '/creators/[id]', search: `creator=${creator}&${april}` });
  const sum = (more: object) =>
    readSummary(workspace, parseSummaryInput({ ...range, series: 'none', ...more }));
  const [attribution, program] = [
    await sum({ creators: [creator] }),
    await sum({ dataset: 'program', creator_tags: ['tag-20'] }),
  ];
  const usd = sheet.parts.find(({ title }) => title === 'USD');
  expect(usd?.table.head.map(({ label }) => label)).toEqual(['Metric', 'Attribution, USD', 'Program, USD']);
  const sales = usd?.table.rows.find(({ cells }) => cells[0]?.text === 'Sales')?.cells ?? [];
  expect(sales.slice(1).map((cell) => cell.text)).toEqual(
    [attribution, program].map(({ currencies }) =>
      money(currencies.find(({ currency }) => currency === 'USD')?.figures.sales),
    ),
  );
  expect(sheet.heading).toBe('Creator scorecard');
  expect(sheet.of).toEqual(['Apr 1 – 30, 2026, UTC', 'Creator: Creator 0']);
  expect(text).not.toContain('Creator 1');
  expect(text).not.toContain('98,7');
  expect(text).not.toMatch(/[bc]0000000-0000/);
});

it.each([
  ['an unknown page', { page: '/settings/members' }, 'page'],
  ['a day that is none', { search: 'from=2026-02-30&to=2026-03-01' }, 'from'],
  ['a month that is none', { page: '/reports/closing', search: 'month=2026-13&currency=USD' }, 'month'],
  ['no creator', { page: '/creators/[id]', search: april }, 'creator'],
  ['two creators', { page: '/creators/[id]', search: `creator=${creator},${creator}` }, 'creator'],
  ['an unknown range', { range: 'forever' }, 'range'],
  ['a longer life than a year', { days: 366 }, 'days'],
  ['a weak password', { password: '12345678' }, 'password'],
  ['no name', { name: ' ' }, 'name'],
])('is not made of %s', async (_, given, field) => {
  const { db, member } = workspace;
  const attempt = async () => {
    const body = { name: 'Page', page: '/reports', search: april, ...given };
    return makeShare({ db, mail: null }, { ...member, hasFactor: false }, shareOrderSchema.parse(body), {
      APP_URL: undefined,
      PORT: 3000,
    });
  };
  const error: { issues?: { field?: string; path?: string[] }[] } = await attempt().then(
    () => ({}),
    (thrown: object) => thrown,
  );
  expect(error.issues?.map((issue) => issue.field ?? issue.path?.[0])).toContain(field);
});

it('is listed with its days and filters, without its secret', async () => {
  const { member } = workspace;
  await share({
    name: 'Listed',
    search: `brands=${own}&group=creator`,
    range: 'last-month',
    password: 'five green kettles',
  });
  const [listed] = await listShares({ ...workspace, now: () => now });
  expect(listed).toMatchObject({
    name: 'Listed',
    page: '/reports',
    range: 'last-month',
    filters: ['By creator', `Brand: ${ownName}`],
    locked: true,
    views: 0,
    lastViewedAt: null,
    email: member.email,
    expired: false,
  });
  const [ended] = await listShares({ ...workspace, now: () => new Date(listed?.expiresAt ?? '') });
  expect(ended?.expired).toBe(true);
  expect(JSON.stringify(listed)).not.toMatch(/argon2|digest|pds_/);
});
