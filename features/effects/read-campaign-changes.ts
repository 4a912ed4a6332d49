import { groupBy } from '@/lib/base/group-by';
import type { Campaign } from '@/lib/contract/resources/program';
import { keyOfList } from '@/lib/data/fetch/lists/read-list';
import { readRows, selectItems } from '@/lib/data/read/lists/list-sql';
import { anyOf, oneOfValues, whereRows } from '@/lib/data/read/query/filter-sql';
import type { Session } from '@/lib/data/store/engine/store';
import { type Day, type DayRange, toDay } from '@/lib/data/terms/days';

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

/** Listed campaigns that began or ended in a range. `sold`: the days of the program's rows that say what they sold. */
export async function readCampaignChanges(
  read: Session['read'],
  { workspaceId, connection }: { workspaceId: string; connection: string },
  range: DayRange,
  sold: DayRange,
): Promise<CampaignChange[]> {
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
  if (campaigns.length === 0) return [];
  const { sql, values } = whereRows(workspaceId, 'program', sold, {});
  const ids = oneOfValues(
    'campaign',
    'uuid',
    campaigns.map(({ id }) => id),
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
  return campaigns.flatMap((campaign) => {
    const own = products.get(campaign.id) ?? [];
    const listed = own.map((row) => ({ marketplace: String(row.marketplace), id: String(row.product) }));
    return edgesOf(campaign)
      .filter(({ day }) => day >= range.from && day <= range.to)
      .map((edge) => ({ ...edge, campaign, products: listed }));
  });
}
