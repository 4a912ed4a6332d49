import { setUpExports } from '@/features/exports/testing/export-set-up';
import { someLists } from '@/features/exports/testing/lists';
import { addGoal } from '@/features/goals/store-goals';
import { createLink } from '@/features/links/create-link';
import { createStandInApi } from '@/features/links/testing/stand-in-api';
import { giveToken } from '@/features/links/testing/workspace';
import { addMargin } from '@/features/profit/store-margins';
import { recordDemoLooks } from '@/features/settlement/record-demo-looks';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { productChanges } from '@/lib/data/store/lists/schema';
import type { Workspace } from '@/lib/data/store/workspace';
import { datasetNames } from '@/lib/data/terms/datasets';
import { addDays } from '@/lib/data/terms/days';
import { currencies, type Fact, factDays, makeFact, pools } from '@/lib/data/testing/facts';
import type { TestLedger } from '@/lib/data/testing/ledgers';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { english } from '@/lib/language/english';
import type { Language } from '@/lib/language/language';
import { readComplete, readOptional } from '@/lib/pages/read-lists';

/** When the reports are written: some of their days may still change. */
export const reportNow = new Date('2026-06-30T12:00:00.000Z');

/** The days of reports, and the days before. */
export const reportDays = { from: '2026-05-06', to: '2026-06-02' };

const pick = <Value>(values: readonly Value[], at: number): Value => {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
};

const sourcesOf = ['reports:standard', 'reports:cpc', 'clicks:standard', 'brb', 'program'] as const;

/** The first day with rows. Earlier days were read, and had none. */
export const firstRows = '2026-04-08';

/** Rows of every dataset on every day, in two currencies, with amounts of many digits. */
function makeFacts(): Fact[] {
  const days = Array.from({ length: 63 }, (_, at) => addDays(factDays.from, at));
  const facts = days.flatMap((day, at) =>
    sourcesOf.flatMap((source, index) =>
      [0, 1, 2].map((part) => {
        const seed = at * 7 + index * 3 + part;
        const code = source.startsWith('program')
          ? 'USD'
          : pick(currencies[source === 'brb' ? 'brb' : 'reports'], part);
        return makeFact({
          source,
          id: `00000000-0000-4000-8000-${String(seed * 10 + index).padStart(12, '0')}`,
          day,
          time: '11:22:33.444',
          final: day < '2026-05-16',
          currency: code,
          brand: pick(pools.brand, seed),
          product: pick(['A', 'B', 'C'], seed),
          creator: pick(pools.creator, seed),
          link: pick(['link-1', 'link-2'], seed),
          marketplace: pick(pools.marketplace, part),
          campaign: pick(pools.campaign, seed),
          creator_tag: pick(['tag-20', 'tag-21'], seed),
          sales: 1_000.125 + seed * 17.33,
          commission: 100.05 + seed * 1.11,
          bonus: 7.77 + seed,
          clicks: 20 + seed,
          conversions: 2 + (seed % 9),
          detailPageViews: 30 + seed,
          addToCarts: 5 + (seed % 7),
        });
      }),
    ),
  );
  return facts.filter(({ day }) => day >= firstRows);
}

/** Records that each day was fetched daily, and that some of a sale was reversed a week later. */
async function watchDays(store: LedgerStore, workspaceId: string): Promise<void> {
  const corrections = ['2026-05-07', '2026-05-08'].map((day) => ({
    source: 'reports:standard' as const,
    day,
    age: 7,
    currency: 'USD',
    brand: pick(pools.brand, 0),
    product: 'A',
    creator: pick(pools.creator, 0),
    link: 'link-1',
    sales: '-20.5',
    commission: '-2.05',
    conversions: 0,
  }));
  await store.write(({ run }) => run('DELETE FROM ledger.looks WHERE workspace = $1', [workspaceId]));
  const days = { from: factDays.from, to: reportNow.toISOString().slice(0, 10) };
  await recordDemoLooks(store, workspaceId, async () => ({ ...days, corrections }));
}

/** Records that two products cost something else since a day. */
async function changePrices({ db, id }: Pick<Workspace, 'db' | 'id'>): Promise<void> {
  const connectionId = await findConnectionInUse(db, id, 'seller');
  if (connectionId === null) throw new Error('The workspace has no seller key.');
  const change = {
    connectionId,
    day: '2026-05-20',
    since: '2026-05-19',
    marketplace: pick(pools.marketplace, 0),
    brand: pick(pools.brand, 0),
    field: 'price',
    before: '20 USD',
    after: '15 USD',
  } as const;
  await db.insert(productChanges).values([
    { ...change, product: 'A', title: 'Kettle A' },
    { ...change, product: 'B', title: 'Kettle B' },
  ]);
}

/** A workspace with rows and their changes, lists and their changes, a margin, two goals and three links. `calls` counts what was asked of the API since. */
export async function makeReportWorkspace(
  ledger: Pick<TestLedger, 'db' | 'stores'>,
  language: Language = english,
): Promise<Workspace & { calls: () => number }> {
  const context = await setUpExports(ledger, someLists, makeFacts(), datasetNames);
  const { member, db, store } = context;
  await readComplete(context, listSources.brands);
  await readComplete(context, listSources.products);
  await readComplete(context, listSources.creators);
  await readComplete(context, listSources.campaigns);
  await readComplete(context, listSources.programCreators);
  await readOptional(context, listSources.creatorMatches);
  const margin = {
    kind: 'brand',
    subject: pick(pools.brand, 0),
    from: '2026-01-01',
    percent: '12.5',
  } as const;
  await addMargin(context, margin);
  for (const period of ['2026-06', '2026-Q2']) {
    await addGoal(context, { metric: 'sales', currency: 'USD', period, target: '90000.00', subject: null });
  }
  await watchDays(store, member.workspaceId);
  await changePrices(context);
  await giveToken(db, member.workspaceId);
  const { call: create } = createStandInApi();
  // The catalog never listed the first two products. The last one is out of stock.
  for (const [at, subid1] of ['bio', 'bio', 'news'].entries()) {
    const productId = ['P0', 'P1', 'B'][at] ?? '';
    const draft = { productId, marketplace: pick(pools.marketplace, 0), subid1, title: `Hat ${at}` };
    await createLink({ db, call: create, owner: 'test' }, member, draft);
  }
  let calls = 0;
  const call: Workspace['call'] = (...given) => {
    calls += 1;
    return context.call(...given);
  };
  const id = member.workspaceId;
  return { id, member, db, store, call, walk: call, language, now: () => reportNow, calls: () => calls };
}
