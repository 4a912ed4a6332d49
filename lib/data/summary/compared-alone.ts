import { type LedgerContext, nowOf } from '../context';
import { eachBucket, toDay } from '../days';
import { makeSums, readSums, toFigures } from '../figures';
import { sumColumns } from '../query/summary-sql';
import { comparedRangeOf } from '../ranges/compared-range';
import { isOpen, listOpenBuckets } from '../ranges/look-back';
import { readGroupRows } from './group-rows';
import type { SummaryQuery } from './summary-query';
import type { SummaryGroup } from './summary-shape';

type Alone = { currency: string | null; group: SummaryGroup };

/**
 * What only the compared range has, as one group of each currency: the figures of groups without rows in the range.
 * `summarize` knows it only if it returns every group.
 */
export async function readComparedAlone(context: LedgerContext, query: SummaryQuery): Promise<Alone[]> {
  const { from, to, dataset, group, compare, grain, series } = query;
  const range = { from, to };
  const comparedRange = comparedRangeOf(range, compare);
  if (group === 'none' || comparedRange === null) return [];
  const rows = await context.store.snapshot(async ({ read }) => {
    const now = await readGroupRows(read, context, query, range, group);
    const then = await readGroupRows(read, context, query, comparedRange, group, 'month', now.values);
    const key = `COALESCE('=' || CAST(key AS VARCHAR), '')`;
    return read(
      `WITH present AS (SELECT DISTINCT currency AS of_currency, ${key} AS of_key FROM ${now.from})
       SELECT currency, ${sumColumns(dataset)} FROM ${then.from}
       WHERE NOT EXISTS (SELECT 1 FROM present WHERE of_currency = currency AND of_key = ${key})
       GROUP BY currency`,
      then.values,
    );
  });
  const today = toDay(nowOf(context));
  const figures = toFigures(makeSums(), isOpen(range, today));
  const open = listOpenBuckets(range, grain, today);
  const points = eachBucket(range, grain).map((bucket) => ({
    bucket,
    ...toFigures(makeSums(), open.has(bucket)),
  }));
  return rows.map((row) => ({
    currency: row.currency === '' ? null : String(row.currency),
    group: {
      ...{ kind: 'other', key: null, label: null, groups: 0, figures },
      compared: toFigures(readSums(row), isOpen(comparedRange, today)),
      series: series === 'groups' ? points : [],
    },
  }));
}
