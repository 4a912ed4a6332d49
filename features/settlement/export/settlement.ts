import { readSettlement } from '@/features/settlement/read-settlement';
import { type SettlementQuery, settlementQuerySchema } from '@/features/settlement/settlement-query';
import type { SettlementGroup, TriangleRow } from '@/features/settlement/settlement-shape';
import { namedSelection } from '@/lib/data/terms/filters/filter-dimensions';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { type LookAge, lookAges } from '@/lib/data/terms/look-ages';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { english } from '@/lib/language/english';
import { captionOf } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import { nameGroup } from '@/lib/pages/group-names';
import { onePage, perPage, walkPages } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

type GroupLine = SettlementGroup & { currency: string; mayChange: boolean; overlaps: boolean };
type AgeLine = TriangleRow & { currency: string };

const query = takeRelative(settlementQuerySchema);
const common = { allow: 'view', scope: 'reports:read', query, filters: namedSelection } as const;

/** Whether days of the range settle later. */
const hasOpenDays = (triangle: readonly TriangleRow[]) =>
  triangle.some(({ days, settledDays }) => settledDays < days);

function groupColumns({ group }: SettlementQuery): Column<GroupLine>[] {
  const { t } = english;
  return [
    column.text('name', t(`dimensions.${group}.label`), (line) => nameGroup(t, group, line)),
    column.text('id', 'Id', ({ key }) => key),
    column.text('currency', 'Currency', ({ currency }) => currency),
    ...(isGroupDimension(group)
      ? [column.flag<GroupLine>('overlaps', 'Overlaps', ({ overlaps }) => overlaps)]
      : []),
    column.flag('mayChange', 'May still change', ({ mayChange }) => mayChange),
    column.amount('reported', 'First reported', ({ reported }) => reported),
    column.amount('reversed', 'Reversed', ({ reversed }) => reversed),
    column.amount('added', 'Added later', ({ added }) => added),
    column.amount('settled', 'Settled at', ({ settled }) => settled),
    column.rate('share', 'Change until settled', ({ share }) => share),
    column.count('conversions', 'Conversions first reported', ({ conversions }) => conversions),
    column.count('days', 'Days with rows', ({ days }) => days),
  ];
}

/** How every group's days settled, as on /reports/settlement, with a line per currency. */
export const exportSettlement = defineList({
  ...common,
  columns: groupColumns,
  toLines: (line: GroupLine) => [line],
  open: async (context, query) => {
    const { first, ...list } = await walkPages(async (offset) => {
      const answer = await readSettlement(context, { ...query, top: perPage, offset });
      const counts = answer.currencies.map(({ groupCount }) => groupCount);
      const rows = answer.currencies.flatMap(({ currency, groups, triangle }) =>
        groups.map((group): GroupLine => {
          const overlaps = answer.overlapping.includes(group.key ?? '');
          return { ...group, currency, mayChange: hasOpenDays(triangle), overlaps };
        }),
      );
      const total = counts.reduce((sum, count) => sum + count, 0);
      return { rows, total, longest: Math.max(0, ...counts), answer };
    });
    return { ...list, caption: captionOf(first.answer, context.today) };
  },
});

const cellOf = ({ cells }: AgeLine, age: LookAge) => cells.find((cell) => cell.age === age);

const ageColumns: Column<AgeLine>[] = [
  column.day('from', 'From', ({ bucket }) => bucket),
  column.text('currency', 'Currency', ({ currency }) => currency),
  column.flag('mayChange', 'May still change', ({ days, settledDays }) => settledDays < days),
  column.count('days', 'Days', ({ days }) => days),
  column.count('settledDays', 'Settled days', ({ settledDays }) => settledDays),
  column.amount('current', 'Now', ({ current }) => current),
  ...lookAges.flatMap((age) => [
    column.amount<AgeLine>(`at${age}`, `At ${age} days`, (line) => cellOf(line, age)?.amount),
    column.count<AgeLine>(`daysAt${age}`, `Days seen at ${age} days`, (line) => cellOf(line, age)?.days),
    column.rate<AgeLine>(
      `shareAt${age}`,
      `Of first reported at ${age} days`,
      (line) => cellOf(line, age)?.share,
    ),
  ]),
];

/** What each day, week or month had at each age, as on /reports/settlement, with a line per currency. */
export const exportSettlementAges = defineList({
  ...common,
  columns: () => ageColumns,
  toLines: (line: AgeLine) => [line],
  open: async (context, query) => {
    const answer = await readSettlement(context, { ...query, top: 1 });
    const rows = answer.currencies.flatMap(({ currency, triangle }) =>
      triangle.map((row): AgeLine => ({ ...row, currency })),
    );
    return { ...onePage(rows), caption: captionOf(answer, context.today) };
  },
});
