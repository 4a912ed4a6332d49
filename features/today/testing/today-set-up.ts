import { noon, setUpAlerts } from '@/features/alerts/testing/alert-set-up';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { Campaign } from '@/lib/contract/resources/program';
import type { ReportRow } from '@/lib/contract/resources/report';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import type { Workspace } from '@/lib/data/store/workspace';
import { addDays, type Day, eachDay } from '@/lib/data/terms/days';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import type { TestLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storedCatalog } from '@/lib/data/testing/stored-catalog';
import { english } from '@/lib/testing/english';
import { daysBack } from '../judge-days';
import { readToday } from '../read-today';
import type { ActionKind } from '../today-shape';

export const today: Day = '2026-06-30';
export const last = addDays(today, -1);
export const range = { from: addDays(today, -daysBack - 3), to: last };

export const idOf = (at: number) => `c0000000-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`;

/** Five orders of 20 a day of a creator, and others on the newest days. */
export const sell = (creator: number, days = 0, factor = 1, given: Partial<ReportRow> = {}) =>
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

/** A workspace with report rows up to yesterday. `list` stores its products as they were on a day. */
export async function setUpToday(ledger: TestLedger, rows: ReportRow[]) {
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

/** Three creators who sell as usual. */
export const usual = [1, 2, 3].flatMap((creator) => sell(creator));
