import { beforeAll, describe, expect, it } from 'vitest';
import { addGoal } from '@/features/goals/store-goals';
import { makeShare } from '@/features/grants/make-grant';
import { shareOrderSchema } from '@/features/grants/orders';
import { addGroup } from '@/features/groups/add-group';
import { makeReportWorkspace, reportDays, reportNow } from '@/features/schedules/testing/report-workspace';
import { listSettlementTotals } from '@/features/settlement/settlement-totals';
import { samplePart, sampleSettlement } from '@/features/settlement/testing/sample-settlement';
import { findShare } from '@/lib/access/grants/shares';
import type { Workspace } from '@/lib/data/store/workspace';
import { pools } from '@/lib/data/testing/facts';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { storedCatalog } from '@/lib/data/testing/stored-catalog';
import { english } from '@/lib/language/english';
import type { ShareOrder } from '@/lib/pages/shared-page';
import { drawSheet } from './draw-sheet';
import { mayShow, readSheet } from './read-sheet';

const ledger = openEmbeddedLedger();
const days = new URLSearchParams(reportDays).toString();
const anyId = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;

let workspace: Workspace & { calls: () => number };
beforeAll(async () => {
  const made = await makeReportWorkspace(ledger());
  workspace = { ...made, now: () => reportNow };
});

async function make(given: Partial<ShareOrder>, member: Partial<Workspace['member']> = {}) {
  const order = shareOrderSchema.parse({ name: 'Page', search: '', ...given });
  const maker = { ...workspace.member, ...member, hasFactor: false };
  const { url } = await makeShare({ db: workspace.db, mail: null }, maker, order, {
    APP_URL: undefined,
    PORT: 3000,
  });
  const found = await findShare(workspace.db, url.slice(url.lastIndexOf('/') + 1));
  if (!found) throw new Error('There is no share.');
  return found;
}

/** Shares a page, and reads it as a visitor does: without a request, an id, an address or a colleague. */
async function share(given: Partial<ShareOrder>) {
  const before = workspace.calls();
  const sheet = await readSheet(workspace, await make(given));
  expect(workspace.calls()).toBe(before);
  if (!sheet) throw new Error('There is no sheet.');
  const text = JSON.stringify(sheet);
  expect(text).not.toMatch(anyId);
  expect(text).not.toContain('http');
  for (const own of [workspace.member.name, workspace.member.email]) expect(text).not.toContain(own);
  return sheet;
}

describe('shared settlement', () => {
  it('shows what settled of each currency apart', async () => {
    const sheet = await share({ page: '/reports/settlement', search: days });
    expect(sheet.parts.map(({ title }) => title)).toEqual(['USD', 'GBP']);
    for (const { totals, chart, table } of sheet.parts) {
      expect(totals.map(({ label }) => label)).toEqual(['Settled at']);
      expect(chart).toBeNull();
      expect(table.rows.length).toBeGreaterThan(0);
    }
    const texts = (at: number) => JSON.stringify(sheet.parts[at]);
    expect([texts(0).includes('£'), texts(1).includes('$')]).toEqual([false, false]);
    expect(sheet.of).toEqual(['May 6 – Jun 2, 2026, UTC', 'Metric: Commission']);
  });

  it('shows nothing of other creators than the chosen one', async () => {
    const search = `${days}&creators=${pools.creator[0]}&group=brand`;
    const sheet = await share({ page: '/reports/settlement', search });
    expect(sheet.of).toEqual(['May 6 – Jun 2, 2026, UTC', 'Metric: Commission', 'Creator: Creator 0']);
    expect(JSON.stringify(sheet)).not.toMatch(/Creator [12]/);
  });

  it('says of each estimate what it is of, what has none, and how often such ranges held', () => {
    const totals = listSettlementTotals(english, sampleSettlement, samplePart);
    const table = { title: '', head: [], rows: [], more: 0 };
    const file = { list: 'settlement', input: {} } as const;
    const caption = {
      page: 'Settlement',
      view: null,
      brand: null,
      range: null,
      against: null,
      filters: [],
      currency: null,
      basis: sampleSettlement.basis,
      open: null,
      asOf: null,
      notes: [],
    };
    const search = new URLSearchParams();
    const { parts } = drawSheet(english, [{ caption, totals, chart: null, table, search, file }]);
    expect(parts[0]?.totals.map(({ note }) => note)).toEqual([
      'Of $4,120.00 open in May 2026, about $3,870.00 will settle (range $3,790.00 to $3,930.00). This range held in 1 of 1 past month. 1 open day has no estimate.',
    ]);
  });
});

it('shared goals show a line for each, in its own currency', async () => {
  const subject = { kind: 'brand', id: pools.brand[0] ?? '' } as const;
  await addGoal(workspace, {
    metric: 'sales',
    currency: 'GBP',
    period: '2026-07',
    target: '5000.00',
    subject,
  });
  const sheet = await share({ page: '/reports/goals' });
  const [part, ...others] = sheet.parts;
  expect(others).toEqual([]);
  expect([part?.title, part?.totals, part?.chart]).toEqual([null, [], null]);
  expect(part?.table.rows.map(({ cells }) => cells.slice(0, 3).map(({ text }) => text))).toEqual([
    ['Sales · =Ärger & Co', 'Jul 2026', '£5,000.00'],
    ['Sales · Whole workspace', 'Jun 2026', '$90,000.00'],
    ['Sales · Whole workspace', 'Q2 2026', '$90,000.00'],
  ]);
});

describe('shared link health', () => {
  it('shows products and counts, and no link, subid or maker', async () => {
    const sheet = await share({ page: '/links/health' });
    expect(sheet.parts[0]?.totals.map(({ text }) => text)).toContain('1 of 3');
    expect(sheet.parts[0]?.table.rows).toHaveLength(1);
    expect(JSON.stringify(sheet)).not.toMatch(/bio|news/);
  });

  it('of a group names it, without its id', async () => {
    const { db, store, member } = workspace;
    const ids = 'B';
    const { id } = await addGroup(storedCatalog(db, store, member.workspaceId), member, {
      kind: 'product',
      name: 'Kettles',
      ids,
    });
    const sheet = await share({ page: '/links/health', search: `groups=${id}` });
    expect(sheet.of).toEqual(['Group: Kettles']);
  });

  it('is shared and kept only by who sees the seller’s data', async () => {
    const page = '/links/health';
    await expect(make({ page }, { role: 'creator' })).rejects.toMatchObject({ code: 'forbidden' });
    const found = await make({ page });
    expect(await mayShow(workspace, found)).toBe(true);
    const member = { ...workspace.member, role: 'creator' as const };
    expect(await mayShow({ ...workspace, member }, found)).toBe(false);
  });
});

it.each([
  ['/reports', 'group=maker'],
  ['/reports', 'makers=00000000-0000-4000-8000-000000000001'],
  ['/reports/settlement', 'group=maker'],
] as const)('%s by %s is not shared, because it names members', async (page, search) => {
  const issues = [{ field: 'search', message: 'must not name members of the workspace' }];
  await expect(make({ page, search })).rejects.toMatchObject({ code: 'invalid_input', issues });
  const found = await make({ page, search: 'group=brand' });
  const older = { ...found, opens: { ...found.opens, search } };
  expect(await readSheet(workspace, older)).toBeUndefined();
});
