import { groupBy } from '@/lib/base/group-by';
import type { Campaign } from '@/lib/contract/resources/program';
import { keyOfList } from '@/lib/data/fetch/lists/read-list';
import { readRows, selectItems } from '@/lib/data/read/lists/list-sql';
import { anyOf } from '@/lib/data/read/query/filter-sql';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { Session } from '@/lib/data/store/engine/store';
import { addDays, type Day, type DayRange, earlierOf, laterOf, toDay } from '@/lib/data/terms/days';
import { mostChanges } from './effect-shape';
import { daysAfter, daysBefore } from './find-sides';

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

/** The days of a campaign around a change that say what it sold: whatever range is asked for, they are the same. */
export const soldDays = ({ from, to }: DayRange, day: Day): DayRange => ({
  from: laterOf(from, addDays(day, -daysBefore)),
  to: earlierOf(to, addDays(day, daysAfter.most)),
});

/** Listed campaigns that began or ended in a range, the newest ones first, and how many there are. */
export async function readCampaignChanges(
  { read, splitText }: Pick<Session, 'read' | 'splitText'>,
  { workspaceId, connection }: { workspaceId: string; connection: string },
  range: DayRange,
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
  const sold = newest.map(({ campaign, day }) => soldDays(runsOf(campaign), day));
  const join = (values: readonly string[]) => values.join(betweenValues);
  const rows = await read(
    `WITH changes AS (
       SELECT unnest(${splitText('$2')}) AS place, unnest(${splitText('$3')}) AS campaign,
         unnest(${splitText('$4')}) AS first, unnest(${splitText('$5')}) AS last
     ), sums AS (
       SELECT changes.place AS change, marketplace, product, SUM(sales) AS sales
       FROM ledger.program JOIN changes ON CAST(ledger.program.campaign AS VARCHAR) = changes.campaign
         AND day BETWEEN CAST(changes.first AS DATE) AND CAST(changes.last AS DATE)
       WHERE workspace = $1 GROUP BY 1, 2, 3
     ), ranked AS (
       SELECT *, ROW_NUMBER() OVER (PARTITION BY change ORDER BY sales DESC, product) AS place FROM sums WHERE sales > 0
     )
     SELECT change, marketplace, product FROM ranked WHERE place <= ${mostProducts} ORDER BY place`,
    [
      workspaceId,
      join(newest.map((_, at) => String(at))),
      join(newest.map(({ campaign }) => campaign.id)),
      join(sold.map(({ from }) => from)),
      join(sold.map(({ to }) => to)),
    ],
  );
  const products = groupBy(rows, (row) => Number(row.change));
  const changes = newest.map((change, at) => ({
    ...change,
    products: (products.get(at) ?? []).map((row) => ({
      marketplace: String(row.marketplace),
      id: String(row.product),
    })),
  }));
  return { changes, count: all.length };
}
