import { tupleKey } from '@/lib/base/tuple-key';
import { makeSums, toFigures } from '@/lib/data/read/figures';
import { freshen } from '@/lib/data/read/links/freshen';
import { oneOfValues } from '@/lib/data/read/query/filter-sql';
import { changeOf, readGroupChanges } from '@/lib/data/read/summary/group-changes';
import { sumUp } from '@/lib/data/read/summary/summary';
import { readGroupsByKey } from '@/lib/data/read/summary/summary-groups';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import { readAgainst } from '@/lib/data/store/windows/compared-days';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type DayRange, earlierOf, toDay } from '@/lib/data/terms/days';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
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
  const shown = summary.currencies.flatMap(({ groups }) => groups.filter(({ kind }) => kind === 'value'));
  const keys = [...new Set(shown.map(({ key }) => key))];
  return context.store.snapshot(async ({ read }) => {
    const { sources } = datasets.reports;
    const { against } = await readAgainst(read, context, sources, week, 'previous');
    const weekBefore = against?.comparedRange ?? week;
    const weeks = { from: weekBefore.from, to: week.to };
    const weekReceipt = await readReceipt(read, context, sources, weeks);
    const asked = { query: summaryQuery, ranges: [week], dimension: group };
    const ofWeek = keys.length > 0 ? await readGroupsByKey(read, context, asked, keys) : [];
    const sums = new Map(ofWeek.map((one) => [tupleKey(one.currency, one.key), one.sums]));
    const days = against?.days ?? null;
    const changes = changeOf(
      context,
      await readGroupChanges(read, context, asked, { keys, own: ofWeek }, days),
      days,
    );
    const products = await readProducts(read, context.id, group, keys);
    return {
      group,
      range: summary.range,
      week,
      weekBefore,
      weekDays: days,
      currencies: summary.currencies.map(({ currency, figures, groups }) => ({
        currency: String(currency),
        figures,
        placements: groups.map(({ kind, key, label, groups, figures }) => {
          const id = { currency: String(currency), key };
          const own = sums.get(tupleKey(id.currency, key)) ?? makeSums();
          return {
            kind,
            key,
            label,
            groups,
            figures,
            products: key === null ? null : (products.get(key) ?? null),
            week: kind === 'value' ? { figures: toFigures(own, isOpen(week, today)), ...changes(id) } : null,
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
