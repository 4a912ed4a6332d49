import { tupleKey } from '@/lib/base/tuple-key';
import { makeBasis, rowsBasis } from '@/lib/data/basis';
import { datasets } from '@/lib/data/datasets';
import { addDays, type DayRange, earlierOf, toDay } from '@/lib/data/days';
import { makeSums, toFigures } from '@/lib/data/figures';
import { freshen } from '@/lib/data/links/freshen';
import { oneOfValues } from '@/lib/data/query/filter-sql';
import { comparedRangeOf } from '@/lib/data/ranges/compared-range';
import { isOpen } from '@/lib/data/ranges/look-back';
import type { Session, SqlValue } from '@/lib/data/store/store';
import { sumUp } from '@/lib/data/summary/summary';
import { readGroupsByKey } from '@/lib/data/summary/summary-groups';
import { readReceipt } from '@/lib/data/windows/receipt';
import { type Ledger, nowOf } from '@/lib/data/workspace';
import type { PlacementGroup, PlacementsQuery } from './placements-query';
import type { PlacedProducts, Placements } from './placements-shape';

/** The last seven complete days of a range. */
function lastWeek({ to }: DayRange, today: string): DayRange {
  const end = earlierOf(to, addDays(today, -1));
  return { from: addDays(end, -6), to: end };
}

/** Placements ranked by a metric of product reports, with their weekly change and products. */
export async function readPlacements(ledger: Ledger, query: PlacementsQuery): Promise<Placements> {
  const context = await freshen(ledger, query);
  const { group } = query;
  const summaryQuery = { ...query, dataset: 'reports' as const };
  const summary = await sumUp(context, {
    ...summaryQuery,
    grain: 'day',
    compare: 'none',
    series: 'none',
  });
  const today = toDay(nowOf(context));
  const week = lastWeek(query, today);
  const weekBefore = comparedRangeOf(week, 'previous') ?? week;
  const shown = summary.currencies.flatMap(({ groups }) => groups.filter(({ kind }) => kind === 'value'));
  const keys = [...new Set(shown.map(({ key }) => key))];
  return context.store.snapshot(async ({ read }) => {
    const weeks = { from: weekBefore.from, to: week.to };
    const weekReceipt = await readReceipt(read, context, datasets.reports.sources, weeks);
    const hasWeeks = weekReceipt.state === 'complete';
    const sumsOf = async (range: DayRange) => {
      const groups =
        keys.length > 0 && hasWeeks
          ? await readGroupsByKey(read, context, { query: summaryQuery, range, dimension: group }, keys)
          : [];
      return new Map(groups.map(({ currency, key, sums }) => [tupleKey(currency, key), sums]));
    };
    const now = await sumsOf(week);
    const before = await sumsOf(weekBefore);
    const products = await readProducts(read, context.id, group, keys);
    const figuresOf = (sums: typeof now, id: string, of: DayRange) =>
      toFigures(sums.get(id) ?? makeSums(), isOpen(of, today));
    return {
      group,
      range: summary.range,
      week,
      weekBefore,
      currencies: summary.currencies.map(({ currency, figures, groups }) => ({
        currency: String(currency),
        figures,
        placements: groups.map(({ kind, key, label, groups, figures }) => {
          const id = tupleKey(currency, key);
          return {
            ...{ kind, key, label, groups, figures },
            products: key === null ? null : (products.get(key) ?? null),
            week:
              kind === 'value' && hasWeeks
                ? { figures: figuresOf(now, id, week), compared: figuresOf(before, id, weekBefore) }
                : null,
          };
        }),
      })),
      receipt: summary.receipt,
      weekReceipt,
      basis: makeBasis(
        [...summary.basis.rows, rowsBasis(['reports'], weeks, weekReceipt)],
        summary.basis.lists,
        summary.basis.unknownValues,
      ),
    };
  });
}

async function readProducts(
  read: Session['read'],
  workspaceId: string,
  group: PlacementGroup,
  keys: readonly (string | null)[],
): Promise<Map<string, PlacedProducts>> {
  const present = keys.filter((key) => key !== null);
  if (present.length === 0) return new Map();
  const values: SqlValue[] = [workspaceId];
  const rows = await read(
    `SELECT ${group} AS key, COUNT(DISTINCT link_product) AS count, MIN(link_product_name) AS name
     FROM ledger.placements WHERE workspace = $1 AND link_product_name IS NOT NULL
       AND ${oneOfValues(group, 'text', present, values)} GROUP BY 1`,
    values,
  );
  return new Map(
    rows.map(({ key, count, name }) => [
      String(key),
      { count: Number(count), name: Number(count) === 1 ? String(name) : null },
    ]),
  );
}
