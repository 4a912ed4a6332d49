import { readCampaignDays } from '@/features/program/list-campaigns';
import { programCurrency } from '@/features/program/program-shape';
import type { Campaign } from '@/lib/contract/resources/program';
import { nowOf } from '@/lib/data/context';
import { datasets } from '@/lib/data/datasets';
import { addDays, type Day, type DayRange, toDay } from '@/lib/data/days';
import { readRows, selectItems } from '@/lib/data/lists/list-sql';
import { keyOfList } from '@/lib/data/lists/read-list';
import { readGroupSeries } from '@/lib/data/summary/summary-groups';
import type { SummaryQuery } from '@/lib/data/summary/summary-query';
import type { Units } from '@/lib/data/units';
import { readWindows } from '@/lib/data/windows/windows';
import { findConnectionInUse } from '@/lib/server/connections/connection-in-use';
import { readCurrentList } from './current-list';
import { type History, listUnread, lookedBack } from './history';
import type { KindParts } from './kind';

/** The commission of a campaign by day, in the program's currency. `open`: days with a row that is not final. */
type Course = { commission: ReadonlyMap<Day, Units>; open: ReadonlySet<Day> };

/** Listed campaigns that run, or ended in the days looked back on, and their stored rows. */
export type CampaignHistory = Pick<History, 'unread' | 'windows'> & {
  /** The days that pacing uses, up to yesterday. */
  range: DayRange;
  campaigns: Campaign[];
  courses: ReadonlyMap<string, Course>;
  /** When the list was read. */
  listedAt: string;
};

/**
 * Reads stored campaigns, or the one with an id, and their days, from one snapshot. Null unless the list was read completely
 * after yesterday was over.
 */
export async function readCampaignHistory(
  { db, ledger }: KindParts,
  id: string | undefined,
): Promise<CampaignHistory | null> {
  const { workspaceId } = ledger;
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  if (connection === null) return null;
  const now = nowOf(ledger);
  return ledger.store.snapshot(async ({ read }) => {
    const state = await readCurrentList(read, { workspaceId, connection, now }, 'campaigns');
    if (!state) return null;
    const listKey = keyOfList({ workspaceId }, { name: 'campaigns', connection });
    const range = await readCampaignDays(read, listKey, now);
    const select = selectItems(listKey, ({ test }) => [
      ...test(id, (mark) => `item.id = ${mark}`),
      ...test(addDays(toDay(now), -lookedBack), (mark) => `item.to_day >= CAST(${mark} AS DATE)`),
    ]);
    const campaigns = (await readRows<Campaign>(read, select)).map(({ item }) => item);
    const { sources } = datasets.program;
    const windows = await readWindows(read, workspaceId, sources, range);
    return {
      ...{ range, campaigns, listedAt: state.asOf },
      courses: await readCourses(read, ledger, campaigns, range),
      unread: listUnread(sources, windows, range, now),
      windows: windows.filter(({ status }) => status === 'ok'),
    };
  });
}

async function readCourses(
  read: Parameters<typeof readGroupSeries>[0],
  ledger: KindParts['ledger'],
  campaigns: readonly Campaign[],
  range: DayRange,
): Promise<Map<string, Course>> {
  const courses = new Map(campaigns.map(({ id }) => [id, { commission: new Map(), open: new Set<Day>() }]));
  if (courses.size === 0) return courses;
  const query: SummaryQuery = {
    ...{ dataset: 'program', ...range, grain: 'day', group: 'campaign', compare: 'none', series: 'none' },
    ...{ top: 1, offset: 0, currencies: [programCurrency] },
  };
  for (const { key, bucket, sums } of await readGroupSeries(read, ledger, query, range, 'campaign', [
    ...courses.keys(),
  ])) {
    const course = courses.get(key ?? '');
    if (!course || bucket === null) continue;
    course.commission.set(bucket, sums.commission);
    if (sums.any) course.open.add(bucket);
  }
  return courses;
}
