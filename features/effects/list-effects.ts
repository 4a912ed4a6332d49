import { readListBasis } from '@/lib/data/fetch/lists/read-list';
import { readListStates } from '@/lib/data/store/lists/store-list';
import { listUnread } from '@/lib/data/store/windows/list-unread';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { readWindows } from '@/lib/data/store/windows/windows';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, earlierOf, laterOf, toDay } from '@/lib/data/terms/days';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { type Effects, mostChanges } from './effect-shape';
import type { EffectsQuery } from './effects-query';
import { daysAfter, daysBefore } from './find-sides';
import { gatherCampaigns, gatherProducts } from './gather-changes';
import { makeJudge } from './make-judge';
import { readCampaignChanges } from './read-campaign-changes';
import { listChangedProducts, readFieldChanges } from './read-product-changes';
import { listSellers, readCategories } from './read-sellers';
import { readSeries } from './read-series';

/** What a campaign sold is in rows of the program. */
const withProgram = ['reports', 'program'] as const;
const rowsAlone = ['reports'] as const;

/**
 * What changed of listed products and campaigns in a range, and what was sold since, beside the same weekdays before and
 * comparable products that did not change. Reads stored rows and lists, and nothing from the API.
 */
export async function listEffects(ledger: Ledger, { kind, ...asked }: EffectsQuery): Promise<Effects> {
  const { id: workspaceId, db, store } = ledger;
  const ofCampaigns = kind === 'all' || kind === 'campaign';
  const named = ofCampaigns ? withProgram : rowsAlone;
  const sources = named.flatMap((name) => datasets[name].sources);
  const today = toDay(nowOf(ledger));
  const range = { from: asked.from, to: asked.to };
  /** What is to come did nothing yet. */
  const past = { from: range.from, to: earlierOf(range.to, today) };
  const first = addDays(range.from, -daysBefore);
  const judged = {
    from: first,
    to: laterOf(earlierOf(addDays(range.to, daysAfter.most), addDays(today, -1)), first),
  };
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  const listed = connection
    ? await listChangedProducts(db, connection, past, kind)
    : { changed: [], count: 0 };
  const changed = listed.changed.map((one) => ({ marketplace: one.marketplace, id: one.product }));
  const stored = await store.snapshot(async (session) => {
    const { read } = session;
    const campaigns =
      connection && ofCampaigns
        ? await readCampaignChanges(session, { workspaceId, connection }, past)
        : { changes: [], count: 0 };
    const products = [...changed, ...campaigns.changes.flatMap((one) => one.products)];
    const marketplaces = [...new Set(products.map(({ marketplace }) => marketplace))];
    const sellers = await listSellers(read, workspaceId, judged, marketplaces);
    const all = [...products, ...sellers];
    const walk = (await readListStates(read, workspaceId, ['products'])).get('products')?.walk ?? -1;
    const windows = await readWindows(read, workspaceId, sources, judged);
    return {
      campaigns,
      sellers,
      categories: await readCategories(session, { workspaceId, walk }, all),
      series: await readSeries(read, workspaceId, all, judged),
      unread: {
        reports: listUnread(datasets.reports.sources, windows, judged, nowOf(ledger)),
        program: ofCampaigns ? listUnread(datasets.program.sources, windows, judged, nowOf(ledger)) : [],
      },
      receipt: await readReceipt(read, ledger, sources, judged),
      lists: await readListBasis(read, { workspaceId, connection }, [
        'products',
        ...(ofCampaigns ? (['campaigns'] as const) : []),
      ]),
    };
  });
  const { campaigns, sellers, receipt } = stored;
  const spelled = { from: first, to: laterOf(judged.to, past.to) };
  const spellsOf = connection
    ? await readFieldChanges(db, connection, [...changed, ...sellers], spelled)
    : new Map();
  const judge = makeJudge({ ...stored, today, first, spellsOf });
  const told = [...gatherProducts(listed.changed, spellsOf), ...gatherCampaigns(campaigns.changes)];
  const newest = told.toSorted((a, b) => b.day.localeCompare(a.day, 'en')).slice(0, mostChanges);
  return {
    range,
    changes: newest.map(judge),
    count: listed.count + campaigns.count,
    judged,
    receipt,
    basis: makeBasis([rowsBasis(named, judged, receipt)], stored.lists),
  };
}
