import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { Ledger } from '@/lib/data/store/workspace';
import { type Day, earlierOf } from '@/lib/data/terms/days';

/** A link, and the day from which its clicks count. */
type Asked = { link: string; from: Day };

/** Clicks of each link from its own day through `to`, in one scan of stored click reports. Links without clicks are absent. */
export async function countClicks(
  { store, id: workspaceId }: Pick<Ledger, 'id' | 'store'>,
  asked: readonly Asked[],
  to: Day,
): Promise<Map<string, number>> {
  if (asked.length === 0) return new Map();
  const rows = await store.snapshot(({ read }) =>
    read(
      `WITH asked AS (
       SELECT unnest(string_to_array($2, chr(31))) AS asked_link,
         CAST(unnest(string_to_array($3, chr(31))) AS DATE) AS asked_from
     )
     SELECT link, SUM(clicks) AS clicks FROM ledger.clicks JOIN asked ON asked_link = link
     WHERE workspace = $1 AND day >= asked_from AND day BETWEEN CAST($5 AS DATE) AND CAST($4 AS DATE) GROUP BY link`,
      [
        workspaceId,
        asked.map(({ link }) => link).join(betweenValues),
        asked.map(({ from }) => from).join(betweenValues),
        to,
        // Earlier days are not scanned.
        asked.map(({ from }) => from).reduce(earlierOf),
      ],
    ),
  );
  return new Map(rows.map((row) => [String(row.link), Number(row.clicks)]));
}
