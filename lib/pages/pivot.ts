import { tupleKey } from '@/lib/base/tuple-key';
import type { Point, Summary, SummaryGroup } from '@/lib/data/read/summary/summary-shape';
import type { ComparedFigures } from '@/lib/data/terms/metrics';
import type { Translate } from '@/lib/language/translate';

/** A row of the group table: one group in one currency. */
export type PivotRow = ComparedFigures & {
  id: string;
  currency: string | null;
  group: Pick<SummaryGroup, 'kind' | 'key' | 'label' | 'groups'>;
  /** Whether some of its rows may count in other lines, too: lines of named groups that share members. */
  overlaps?: boolean;
  /** Values by bucket, if requested. */
  series: Point[];
};

/** The total of one currency over all groups. */
export type PivotTotal = Omit<PivotRow, 'group' | 'overlaps'>;

const everything = { kind: 'value', key: null, label: null, groups: 1 } as const;

/** One row per group and currency, or per currency without groups. The rest of each currency comes last. */
export function listPivotRows(
  { currencies, overlapping }: Pick<Summary, 'currencies' | 'overlapping'>,
  grouped: boolean,
): PivotRow[] {
  return currencies.flatMap(({ currency, figures, counted, compared, series, groups }): PivotRow[] => {
    if (!grouped) {
      return [{ id: tupleKey(currency), currency, group: everything, figures, counted, compared, series }];
    }
    return groups.map((group) => ({
      id: tupleKey(currency, group.kind, group.key),
      currency,
      group,
      figures: group.figures,
      counted: group.counted,
      compared: group.compared,
      series: group.series,
      overlaps: group.kind === 'other' ? overlapping.length > 0 : overlapping.includes(group.key ?? ''),
    }));
  });
}

/** The totals in the footer, one per currency. */
export function listPivotTotals({ currencies }: Summary): PivotTotal[] {
  return currencies.map(({ currency, figures, counted, compared, series }) => ({
    id: tupleKey(currency),
    currency,
    figures,
    counted,
    compared,
    series,
  }));
}

/** The name of a row, with a mark if it overlaps others. */
export const markOverlap = (t: Translate, name: string, { overlaps }: Pick<PivotRow, 'overlaps'>): string =>
  overlaps ? `${name} (${t('groups.mark')})` : name;
