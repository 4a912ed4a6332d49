import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { and, asc, gt, gte, lte } from 'drizzle-orm';
import type { DayRange } from '@/lib/data/terms/days';
import type { Db } from '@/lib/server/db/database';
import type { Cost } from './cost-shape';
import { ownCosts } from './own-costs';
import { costs } from './schema';
import { fromCostColumns } from './write-cost';

/** The costs of some days. `revision` changes whenever one of them does. */
type CostBook = { costs: readonly Cost[]; revision: string };

/** Costs per statement. The embedded database answers nobody else meanwhile. */
const chunk = 2_000;

/** The costs that have a day in one of the ranges, or between them. */
export async function readCostBook(
  db: Db,
  workspaceId: string,
  ranges: readonly DayRange[],
): Promise<CostBook> {
  const first = ranges.map(({ from }) => from).reduce((a, b) => (a < b ? a : b));
  const last = ranges.map(({ to }) => to).reduce((a, b) => (a > b ? a : b));
  const found: Cost[] = [];
  const hash = createHash('sha256');
  for (let after: string | undefined; ; ) {
    const rows = await db
      .select()
      .from(costs)
      .where(
        and(
          ownCosts(workspaceId),
          lte(costs.firstDay, last),
          gte(costs.lastDay, first),
          after === undefined ? undefined : gt(costs.id, after),
        ),
      )
      .orderBy(asc(costs.id))
      .limit(chunk);
    for (const row of rows) {
      const cost = fromCostColumns(row);
      found.push(cost);
      hash.update(JSON.stringify([row.id, cost]));
    }
    after = rows.at(-1)?.id;
    if (rows.length < chunk) break;
    await setImmediate();
  }
  return { costs: found, revision: hash.digest('hex').slice(0, 16) };
}
