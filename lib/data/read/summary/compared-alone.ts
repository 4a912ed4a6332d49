import { makeSums, readSums, toFigures } from '@/lib/data/read/figures';
import { freshen } from '@/lib/data/read/links/freshen';
import { selectOtherGroups } from '@/lib/data/read/query/group-sql';
import type { Session, SqlRow } from '@/lib/data/store/engine/store';
import { type ComparedDays, readAgainst } from '@/lib/data/store/windows/compared-days';
import { sumColumns } from '@/lib/data/store/windows/summary-sql';
import { type FreshLedger, type Ledger, nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { type DayRange, eachBucket, toDay } from '@/lib/data/terms/days';
import { type GroupDimension, isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { areOpen, isOpen, listOpenBuckets } from '@/lib/data/terms/ranges/look-back';
import { type GroupsOf, readGroupRows, readMemberRows } from './group-rows';
import type { SummaryQuery } from './summary-query';
import type { SummaryGroup } from './summary-shape';

type Alone = { currency: string | null; group: SummaryGroup };

/**
 * What only the compared range has, as one group of each currency: the figures of groups without rows in the range.
 * `summarize` knows it only if it returns every group.
 */
export async function readComparedAlone(ledger: Ledger, query: SummaryQuery): Promise<Alone[]> {
  const context = await freshen(ledger, query);
  const { from, to, dataset, group, compare } = query;
  const range = { from, to };
  if (group === 'none') return [];
  return context.store.snapshot(async ({ read }) => {
    const { against } = await readAgainst(read, context, datasets[dataset].sources, range, compare);
    if (!against || against.days.counted === 0) return [];
    const { days } = against;
    const rows = await readRows(read, context, { query, ranges: [range], dimension: group }, days.before);
    return rows.map((row) => toAlone(context, query, days, row));
  });
}

async function readRows(
  read: Session['read'],
  context: FreshLedger,
  asked: GroupsOf<SummaryQuery>,
  before: readonly DayRange[],
): Promise<SqlRow[]> {
  const { query, dimension } = asked;
  if (isGroupDimension(dimension)) return readGroupsAlone(read, context, { ...asked, dimension }, before);
  const now = await readGroupRows(read, context, asked);
  const then = await readGroupRows(read, context, { ...asked, ranges: before, values: now.values });
  const key = `COALESCE('=' || CAST(key AS VARCHAR), '')`;
  return read(
    `WITH present AS (SELECT DISTINCT currency AS of_currency, ${key} AS of_key FROM ${now.from})
     SELECT currency, ${sumColumns(query.dataset)} FROM ${then.from}
     WHERE NOT EXISTS (SELECT 1 FROM present WHERE of_currency = currency AND of_key = ${key})
     GROUP BY currency`,
    then.values,
  );
}

/** A row of sums as the group of a currency. */
function toAlone(context: FreshLedger, query: SummaryQuery, days: ComparedDays, row: SqlRow): Alone {
  const { from, to, grain, series } = query;
  const range = { from, to };
  const today = toDay(nowOf(context));
  const figures = toFigures(makeSums(), isOpen(range, today));
  const open = listOpenBuckets(range, grain, today);
  const points = eachBucket(range, grain).map((bucket) => ({
    bucket,
    ...toFigures(makeSums(), open.has(bucket)),
  }));
  return {
    currency: row.currency === '' ? null : String(row.currency),
    group: {
      kind: 'other',
      key: null,
      label: null,
      groups: 0,
      figures,
      counted: toFigures(makeSums(), areOpen(days.now, today)),
      compared: toFigures(readSums(row), areOpen(days.before, today)),
      series: series === 'groups' ? points : [],
    },
  };
}

/** The same for named groups, whose rows count once however many of the groups they are in. */
async function readGroupsAlone(
  read: Session['read'],
  context: FreshLedger,
  asked: GroupsOf<SummaryQuery, GroupDimension>,
  before: readonly DayRange[],
): Promise<SqlRow[]> {
  const { query, dimension } = asked;
  const { dataset } = query;
  const now = await readGroupRows(read, context, asked);
  const present = await read(`SELECT DISTINCT currency, key FROM ${now.from}`, now.values);
  const then = await readMemberRows(read, context, { ...asked, ranges: before });
  const currencies = await read(`SELECT DISTINCT currency FROM ${then.from}`, then.values);
  const rows: SqlRow[] = [];
  for (const { currency } of currencies) {
    const own = present.filter((row) => row.currency === currency);
    const keys = own.map(({ key }) => (key === null ? null : String(key)));
    const source = { from: then.from, values: [...then.values] };
    const others = selectOtherGroups(source, context.id, { dimension, filters: query }, keys);
    const found = await read(
      `SELECT currency, ${sumColumns(dataset)} FROM ${others.from}
       WHERE currency = $${others.values.push(String(currency))} GROUP BY currency`,
      others.values,
    );
    rows.push(...found);
  }
  return rows;
}
