import { readCampaignDays } from '@/features/program/list-campaigns';
import { programCurrency } from '@/features/program/program-shape';
import type { Campaign } from '@/lib/contract/resources/program';
import { keyOfList } from '@/lib/data/fetch/lists/read-list';
import { freshen } from '@/lib/data/read/links/freshen';
import { readRows, selectItems } from '@/lib/data/read/lists/list-sql';
import type { RowsOf } from '@/lib/data/read/summary/group-rows';
import { readGroupSeries, readGroupsByKey } from '@/lib/data/read/summary/summary-groups';
import type { SummaryQuery } from '@/lib/data/read/summary/summary-query';
import type { Session } from '@/lib/data/store/engine/store';
import { listUnread } from '@/lib/data/store/windows/list-unread';
import { readWindows } from '@/lib/data/store/windows/windows';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange, toDay } from '@/lib/data/terms/days';
import type { Units } from '@/lib/data/terms/units';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { readCurrentList } from './current-list';
import { type History, lookedBack } from './history';
import type { KindParts } from './kind';

/** Commission in the program's currency. `open`: whether a row of it is not final. */
export type Commission = { sum: Units; open: boolean };

/** The commission of campaigns up to the last day of a range, and which of its days are stored. */
export type CampaignSums = Pick<History, 'range' | 'unread' | 'windows'> & {
  sums: ReadonlyMap<string, Commission>;
};

/** Listed campaigns that run, or ended in the days looked back on, and their stored rows of the days that pacing uses. */
export type CampaignHistory = CampaignSums & {
  campaigns: Campaign[];
  /** When the list was read. */
  listedAt: string;
};

/**
 * Reads stored campaigns, or the one with an id, and their rows up to yesterday, from one snapshot. Null unless the list was
 * read completely after yesterday was over.
 */
export async function readCampaignHistory(
  ledger: KindParts,
  id: string | undefined,
): Promise<CampaignHistory | null> {
  const { id: workspaceId } = ledger;
  const connection = await findConnectionInUse(ledger.db, workspaceId, 'seller');
  if (connection === null) return null;
  const now = nowOf(ledger);
  return ledger.store.snapshot(async ({ read }) => {
    const state = await readCurrentList(read, { workspaceId, connection, now }, 'campaigns');
    if (!state) return null;
    const listKey = keyOfList({ id: workspaceId }, { name: 'campaigns', connection });
    const range = await readCampaignDays(read, listKey, now);
    const select = selectItems(listKey, ({ test }) => [
      ...test(id, (mark) => `item.id = ${mark}`),
      ...test(addDays(toDay(now), -lookedBack), (mark) => `item.to_day >= CAST(${mark} AS DATE)`),
    ]);
    const campaigns = (await readRows<Campaign>(read, select)).map(({ item }) => item);
    const ids = campaigns.map((campaign) => campaign.id);
    return { campaigns, listedAt: state.asOf, ...(await readSums(read, ledger, ids, range)) };
  });
}

/** The same sums of one campaign, of other days. */
export const readCampaignSums = (ledger: Ledger, id: string, range: DayRange) =>
  ledger.store.snapshot(({ read }) => readSums(read, ledger, [id], range));

async function readSums(
  read: Session['read'],
  ledger: Ledger,
  ids: readonly string[],
  range: DayRange,
): Promise<CampaignSums> {
  const { sources } = datasets.program;
  const windows = await readWindows(read, ledger.id, sources, range);
  const of: RowsOf = { dataset: 'program', currencies: [programCurrency] };
  const fresh = await freshen(ledger, of);
  const asked = { query: of, ranges: [range], dimension: 'campaign' as const };
  const groups = ids.length > 0 ? await readGroupsByKey(read, fresh, asked, [...ids]) : [];
  return {
    range,
    sums: new Map(groups.map(({ key, sums }) => [key ?? '', { sum: sums.commission, open: sums.any }])),
    unread: listUnread(sources, windows, range, nowOf(ledger)),
    windows: windows.filter(({ status }) => status === 'ok'),
  };
}

/** The commission of campaigns by day. */
export async function readCourses(
  ledger: Ledger,
  { campaigns, range }: CampaignHistory,
): Promise<Map<string, Map<Day, Units>>> {
  const courses = new Map(campaigns.map(({ id }) => [id, new Map<Day, Units>()]));
  if (courses.size === 0) return courses;
  const query: SummaryQuery = {
    dataset: 'program',
    ...range,
    grain: 'day',
    group: 'campaign',
    compare: 'none',
    series: 'none',
    top: 1,
    offset: 0,
    currencies: [programCurrency],
  };
  const days = await readGroupSeries(
    ledger.store.read,
    await freshen(ledger, query),
    { query, ranges: [range], dimension: 'campaign' },
    [...courses.keys()],
  );
  for (const { key, bucket, sums } of days) {
    if (bucket !== null) courses.get(key ?? '')?.set(bucket, sums.commission);
  }
  return courses;
}
