import { groupBy } from '@/lib/base/group-by';
import type { Campaign } from '@/lib/contract/resources/program';
import { keyOfList } from '@/lib/data/fetch/lists/read-list';
import { readRows, selectItems } from '@/lib/data/read/lists/list-sql';
import { anyOf, oneOfValues, whereRows } from '@/lib/data/read/query/filter-sql';
import type { Session } from '@/lib/data/store/engine/store';
import { type Day, type DayRange, toDay } from '@/lib/data/terms/days';
import { mostChanges } from './effect-shape';

/** A campaign that began or ended, and the products that it sold most of. */
export type CampaignChange = {
  campaign: Campaign;
  after: 'began' | 'ended';
  day: Day;
  products: { marketplace: string; id: string }[];
};

/** Products of a campaign that are looked at. */
const mostProducts = 50;

const edges = { began: 'startDate', ended: 'endDate' } as const;
const edgeNames = ['began', 'ended'] as const;

/** When a campaign began and ended. */
export const edgesOf = (campaign: Campaign) =>
  edgeNames.map((after) => ({ after, day: toDay(new Date(campaign[edges[after]])) }));

/** The days of a campaign. */
export const runsOf = ({ startDate, endDate }: Campaign): DayRange => ({
  from: toDay(new Date(startDate)),
  to: toDay(new Date(endDate)),
});

/**
 * Listed campaigns that began or ended in a range, the newest ones first, and how many there are. `sold`: the days of the
 * program's rows that say what they sold.
 */
export async function readCampaignChanges(
  read: Session['read'],
  { workspaceId, connection }: { workspaceId: string; connection: string },
  range: DayRange,
  sold: DayRange,
): Promise<{ changes: CampaignChange[]; count: number }> {
  const listKey = keyOfList({ id: workspaceId }, { name: 'campaigns', connection });
  const select = selectItems(listKey, ({ test }) => [
    anyOf(
      ['from_day', 'to_day'].map((edge) => {
        const after = test(range.from, (day) => `item.${edge} >= CAST(${day} AS DATE)`);
        const before = test(range.to, (day) => `item.${edge} <= CAST(${day} AS DATE)`);
        return `(${[...after, ...before].join(' AND ')})`;
      }),
    ),
  ]);
  const campaigns = (await readRows<Campaign>(read, select)).map(({ item }) => item);
  const all = campaigns.flatMap((campaign) =>
    edgesOf(campaign).flatMap((edge) =>
      edge.day >= range.from && edge.day <= range.to ? [{ ...edge, campaign }] : [],
    ),
  );
  if (all.length === 0) return { changes: [], count: 0 };
  const newest = all.toSorted((a, b) => b.day.localeCompare(a.day, 'en')).slice(0, mostChanges);
  const { sql, values } = whereRows(workspaceId, 'program', sold, {});
  const ids = oneOfValues(
    'campaign',
    'uuid',
    [...new Set(newest.map(({ campaign }) => campaign.id))],
    values,
  );
  const rows = await read(
    `WITH sums AS (
       SELECT campaign, marketplace, product, SUM(sales) AS sales FROM ledger.program WHERE ${sql} AND ${ids} GROUP BY 1, 2, 3
     ), ranked AS (
       SELECT *, ROW_NUMBER() OVER (PARTITION BY campaign ORDER BY sales DESC, product) AS place FROM sums WHERE sales > 0
     )
     SELECT campaign, marketplace, product FROM ranked WHERE place <= ${mostProducts} ORDER BY place`,
    values,
  );
  const products = groupBy(rows, (row) => String(row.campaign));
  const changes = newest.map((change) => ({
    ...change,
    products: (products.get(change.campaign.id) ?? []).map((row) => ({
      marketplace: String(row.marketplace),
      id: String(row.product),
    })),
  }));
  return { changes, count: all.length };
}
