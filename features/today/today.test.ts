import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noon, setUpAlerts } from '@/features/alerts/testing/alert-set-up';
import { closeMonth } from '@/features/closing/close-month';
import { closings } from '@/features/closing/schema';
import { newClosingSchema } from '@/features/closing/statement-query';
import { setUpClosings } from '@/features/closing/testing/closing-set-up';
import { replaceMargins } from '@/features/profit/store-margins';
import { lostRows, recordFetches } from '@/features/settlement/testing/daily-fetches';
import { exampleItems } from '@/lib/contract/openapi/examples';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { Campaign } from '@/lib/contract/resources/program';
import type { ReportRow } from '@/lib/contract/resources/report';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { deskPartners } from '@/lib/data/store/desk-schema';
import type { Workspace } from '@/lib/data/store/workspace';
import { addDays, type Day, eachDay } from '@/lib/data/terms/days';
import { lookBackDays } from '@/lib/data/terms/ranges/look-back';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { eachLedger, type TestLedger } from '@/lib/data/testing/ledgers';
import { brandA, programRow, reportRow } from '@/lib/data/testing/rows';
import { sampleCampaign, sampleProduct } from '@/lib/data/testing/sample-items';
import { storeSource } from '@/lib/data/testing/store-source';
import { storedCatalog } from '@/lib/data/testing/stored-catalog';
import { connections } from '@/lib/gateway/connections/schema';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import { messages } from '@/lib/server/outbox/schema';
import { english } from '@/lib/testing/english';
import { daysBack } from './judge-days';
import { putAway } from './put-away';
import { rankActions } from './rank-actions';
import { readToday } from './read-today';
import type { ActionKind } from './today-shape';

const today: Day = '2026-06-30';
const last = addDays(today, -1);
const range = { from: addDays(today, -daysBack - 3), to: last };

const idOf = (at: number) => `c0000000-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`;

/** Five orders of 20 a day of a creator, and others on the newest days. */
const sell = (creator: number, days = 0, factor = 1, given: Partial<ReportRow> = {}) =>
  eachDay(range).flatMap((date) => {
    const sold = date > addDays(last, -days) ? 5 * factor : 5;
    const figures = { sales: 20 * sold, commissionAmount: 2 * sold, conversions: sold, clicks: 10 * sold };
    const row = reportRow({
      date,
      creatorId: idOf(creator),
      linkId: `link-${creator}`,
      ...figures,
      ...given,
    });
    return sold > 0 ? [row] : [];
  });

async function setUp(ledger: TestLedger, rows: ReportRow[]) {
  const world = await setUpAlerts(ledger);
  const { db, store, workspaceId, member } = world;
  const now = noon(today);
  await world.fetch(rows, range, now);
  const { call } = makeFakeApi({}, Number.POSITIVE_INFINITY);
  const workspace: Workspace = {
    ...storedCatalog(db, store, workspaceId),
    member,
    call,
    language: english,
    now: () => now,
  };
  const list = (fence: number, day: Day, ...products: CatalogProduct[]) =>
    world.list(listSources.products, products, { asOf: noon(day), fence });
  const listCampaigns = (campaigns: Campaign[]) =>
    world.list(listSources.campaigns, campaigns, { asOf: now, fence: 1 });
  const find = async (kind: ActionKind) =>
    (await readToday(workspace)).actions.filter((action) => action.kind === kind);
  return { ...world, workspace, now, list, listCampaigns, find };
}

const usual = [1, 2, 3].flatMap((creator) => sell(creator));

eachLedger('Today', (ledger) => {
  it('says that nothing needs the reader, and what it looked for', async () => {
    const { workspace, list } = await setUp(ledger(), usual);
    await list(1, today, sampleProduct('B0TEST0001'));
    const answer = await readToday(workspace);
    expect(answer).toMatchObject({ actions: [], more: 0, putAway: 0 });
    expect(answer.range).toEqual({ from: addDays(last, 1 - daysBack), to: last });
    expect(answer.looked).toContain('fell');
    // No list of campaigns was read.
    expect(answer.unknown).toEqual(['campaign']);
  });

  it('tells of creators whose sales fell, stopped or rose without a campaign, by their own weekdays', async () => {
    const rows = [...usual, ...sell(4, 6, 0.2), ...sell(5, 4, 0), ...sell(6, 9, 3), ...sell(7, 9, 3)];
    const { workspace, fetchProgram, now } = await setUp(ledger(), rows);
    await fetchProgram(
      [programRow({ date: last, creator: { ...exampleItems.programRow.creator, id: idOf(7) } })],
      range,
      now,
    );
    const { actions } = await readToday(workspace);
    expect(actions.map(({ kind, id, since }) => [kind, id, since])).toEqual([
      ['rose', `rose ${idOf(6)} USD`, addDays(last, -8)],
      ['fell', `fell ${idOf(4)} USD`, addDays(last, -5)],
      ['stopped', `stopped ${idOf(5)} USD`, addDays(last, -3)],
    ]);
    const [, fell] = actions;
    expect(fell?.stake).toMatchObject({ of: 'sales', currency: 'USD', estimate: true });
    expect(Number(fell?.stake?.amount)).toBeGreaterThan(Number(fell?.stake?.range?.low));
    // The newest days may still change.
    expect(fell?.changesUntil).toBe(addDays(last, lookBackDays));
    expect(fell?.why).toContain('Sold $120.00 from Jun 24 – 29, 2026.');
  });

  it('judges no creators while a day is missing', async () => {
    const world = await setUp(ledger(), [...usual, ...sell(4, 6, 0)]);
    await world.store.write(({ run }) =>
      run('DELETE FROM ledger.windows WHERE workspace = $1 AND to_day >= CAST($2 AS DATE)', [
        world.workspaceId,
        addDays(today, -20),
      ]),
    );
    const answer = await readToday(world.workspace);
    expect(answer.actions).toEqual([]);
    expect(answer.unknown).toEqual(expect.arrayContaining(['fell', 'stopped', 'rose', 'cpc', 'rate']));
    expect(answer.basis.complete).toBe(false);
  });

  it('tells of clicks on what cannot be bought, worth what they would bring on a product that can', async () => {
    const rows = [
      ...usual,
      ...sell(1, 0, 1, { asin: 'OUT', sales: 0, conversions: 0 }),
      ...sell(2, 0, 1, { asin: 'IN' }),
    ];
    const { list, find } = await setUp(ledger(), rows);
    await list(1, today, sampleProduct('OUT', { inStock: false }), sampleProduct('IN'));
    // 28 days of 50 clicks, at 2 USD of sales per click.
    expect(await find('wasted')).toMatchObject([
      {
        text: 'Product OUT is out of stock and still gets clicks',
        stake: { of: 'sales', amount: '2800.00' },
        why: expect.stringContaining(
          'Product IN is of the same brand and category, and can be bought: a click on it brings $2.00',
        ),
      },
    ]);
  });

  it('tells of creators whose clicks cost more than they are worth', async () => {
    const world = await setUp(ledger(), usual);
    const { db, member, now } = world;
    const { call } = makeFakeApi({ cpc: sell(8) }, Number.POSITIVE_INFINITY);
    const lease = { workspaceId: world.workspaceId, source: 'reports:cpc' as const, fence: 2 };
    await storeSource(
      { store: world.store, call, now: () => now, connection: world.connection, range },
      lease,
    );
    expect(await world.find('cpc')).toEqual([]);
    await replaceMargins(db, member, [{ kind: 'brand', subject: brandA, from: '2020-01-01', percent: '5' }]);
    // 28 days of 10 USD of commission, and 5 USD of gross profit.
    expect(await world.find('cpc')).toMatchObject([
      { stake: { of: 'profit', amount: '140.00', estimate: false } },
    ]);
  });

  it('tells of campaigns that will not spend their budget', async () => {
    const world = await setUp(ledger(), usual);
    const campaign = sampleCampaign('ca000000-0000-4000-8000-000000000001', {
      name: 'Summer',
      budget: 300,
      startDate: '2026-06-10T00:00:00.000Z',
      endDate: '2026-07-09T00:00:00.000Z',
    });
    const { id, name } = campaign;
    const days = eachDay({ from: '2026-06-10', to: last });
    const rows = days.map((date) => programRow({ date, commission: 2, campaign: { id, name } }));
    await world.fetchProgram(rows, range, world.now);
    await world.listCampaigns([campaign]);
    // 20 of 30 days had 40 USD.
    expect(await world.find('campaign')).toMatchObject([
      { text: 'The campaign Summer will not spend its budget', stake: { of: 'budget', amount: '240.00' } },
    ]);
  });

  it('tells of a commission that changed, what it costs, and what was sold since', async () => {
    const { list, find } = await setUp(ledger(), usual);
    await list(1, '2026-06-20', sampleProduct('B0TEST0001', { commissionPercentage: 0.1 }));
    await list(2, '2026-06-21', sampleProduct('B0TEST0001', { commissionPercentage: 0.125 }));
    await list(3, today, sampleProduct('B0TEST0001', { commissionPercentage: 0.125 }));
    // 28 days of three creators with 100 USD a day.
    expect(await find('rate')).toMatchObject([
      {
        text: 'The commission of Product B0TEST0001 rose from 10% to 12.5%',
        since: '2026-06-21',
        stake: { of: 'commission', amount: '210.00' },
        why: expect.stringMatching(
          /Since then it sold \$2,700\.00; on the same weekdays before, \$2,700\.00\.$/,
        ),
      },
    ]);
  });

  it('tells of creators who lose more to reversals than they used to', { timeout: 120_000 }, async () => {
    const world = await setUp(ledger(), []);
    const settled = addDays(today, -lookBackDays);
    const lossOf = (day: Day) => ({
      age: 20,
      sales: 10,
      commission: day >= addDays(settled, -30) ? 3 : 1,
    });
    const days = { from: addDays(today, -250), today, lossOf };
    await world.fetch(lostRows(days), { from: days.from, to: today }, world.now);
    await recordFetches(world.store, world.workspaceId, days);
    // 30 days of 10 USD, of which a fifth more is lost.
    expect(await world.find('reversals')).toMatchObject([
      { stake: { of: 'commission', amount: '60.00' }, why: expect.stringContaining('30.0% was lost') },
    ]);
  });

  it('tells of a month that is ready to close, and of a closed one that differs', async () => {
    const april = { from: '2026-04-01', to: '2026-04-30' };
    const { parts, api, clock, sync } = await setUpClosings(ledger(), '2026-05-02T12:00:00.000Z', april);
    const { call } = makeFakeApi({}, Number.POSITIVE_INFINITY);
    const workspace: Workspace = { ...parts, call, walk: call, language: english, still: true };
    const rowsOf = (commissionAmount: number) =>
      eachDay(april).map((date) =>
        reportRow({ id: idOf(Number(date.slice(8))), date, commissionAmount, final: true }),
      );
    api.rows.standard = rowsOf(1);
    api.rows.brands = [brandA];
    await sync();
    const kindsOf = async () =>
      (await readToday(workspace)).actions.map(({ kind, stake }) => [kind, stake?.amount]);
    const order = { month: '2026-04', currencies: [{ currency: 'USD' }], acceptOpen: true };
    await closeMonth(parts, newClosingSchema.parse(order));
    expect(await kindsOf()).toEqual([]);
    clock.now = noon('2026-06-15');
    api.rows.standard = rowsOf(2);
    await sync();
    expect(await kindsOf()).toEqual([['closedDiffers', '30.00']]);
    await parts.db.delete(closings).where(eq(closings.workspaceId, parts.id));
    expect(await kindsOf()).toEqual([['monthReady', '60.00']]);
  });

  it('tells of recruits who wait, and of what stopped', async () => {
    const world = await setUp(ledger(), usual);
    const { db, workspaceId, workspace } = world;
    const partner = { workspaceId, tags: [], createdAt: noon('2026-06-01') };
    await db.insert(deskPartners).values([
      { ...partner, name: 'Late', stage: 'prospect', step: 'Call', stepDay: '2026-06-28' },
      { ...partner, name: 'Quiet', stage: 'contacted' },
      { ...partner, name: 'Planned', stage: 'contacted', step: 'Call', stepDay: '2026-07-10' },
      {
        ...partner,
        name: 'Creator',
        creatorId: idOf(1),
        stage: 'active',
        step: 'Call',
        stepDay: '2026-06-28',
      },
    ]);
    await db
      .update(connections)
      .set({ lastRefusedAt: world.now })
      .where(eq(connections.workspaceId, workspaceId));
    await db.insert(alertChannels).values({
      workspaceId,
      name: 'Ops',
      shape: 'webhook',
      jwe: '',
      shown: '',
      failingSince: noon('2026-06-27'),
    });
    await db.insert(messages).values({
      workspaceId,
      kind: 'report',
      transport: 'mail',
      destination: 'x',
      state: 'failed',
      createdAt: noon('2026-06-29'),
      nextAt: world.now,
      givenUpAt: world.now,
    });
    const { actions } = await readToday(workspace);
    expect(actions.map(({ text }) => text)).toEqual([
      'The API rejects the seller key',
      'The channel Ops gets no alerts',
      '1 mail did not arrive',
      'Late waits for an answer',
      'Quiet waits for an answer',
    ]);
  });

  it('shows nothing that the reader put away until its day', async () => {
    const { workspace } = await setUp(ledger(), [...usual, ...sell(4, 6, 0.1)]);
    const [fell] = (await readToday(workspace)).actions;
    const action = fell?.id ?? '';
    await putAway(workspace, { action, until: '2026-07-02' });
    expect(await readToday(workspace)).toMatchObject({ actions: [], putAway: 1 });
    await putAway(workspace, { action, until: null });
    expect(await readToday(workspace)).toMatchObject({ actions: [{ id: action }], putAway: 0 });
    await putAway(workspace, { action, until: '2026-07-01' });
    const tomorrow = { ...workspace, now: () => noon('2026-07-01') };
    expect((await readToday(tomorrow)).putAway).toBe(0);
    for (const until of [today, '2027-07-01'])
      await expect(putAway(workspace, { action, until })).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'until', message: 'must be from 2026-07-01 to 2027-06-30' }],
      });
  });
});

describe('actions', () => {
  const found = (kind: ActionKind, currency: string, amount: string | null) => ({
    kind,
    subject: `${currency} ${amount}`,
    since: null,
    path: '',
    changesUntil: null,
    stake: amount === null ? null : { of: 'sales' as const, currency, amount, range: null, estimate: true },
    tell: () => ({ text: '', why: '' }),
  });

  it('are ranked by how many orders of their currency are at stake, after what all depends on', () => {
    const orders = new Map([
      ['USD', 20],
      ['JPY', 3000],
    ]);
    const ranked = rankActions(
      [
        found('recruit', '', null),
        found('fell', 'JPY', '9000'),
        found('fell', 'USD', '100'),
        found('wasted', 'USD', '40'),
        found('key', '', null),
      ],
      orders,
    );
    expect(ranked.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
      'key  null',
      'fell USD 100',
      'fell JPY 9000',
      'wasted USD 40',
      'recruit  null',
    ]);
  });

  it('are at most three of a kind', () => {
    const all = ['10', '20', '30', '40'].map((amount) => found('wasted', 'USD', amount));
    expect(rankActions(all, new Map()).map(({ stake }) => stake?.amount)).toEqual(['40', '30', '20']);
  });
});
