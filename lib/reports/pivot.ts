import type { Figures } from '@/lib/ledger/metrics';
import type { Point, Summary, SummaryGroup } from '@/lib/ledger/summary/summary-shape';

/** A row of a table of groups: one group in one currency. */
export type PivotRow = {
  id: string;
  currency: string | null;
  group: Pick<SummaryGroup, 'kind' | 'key' | 'label' | 'groups'>;
  figures: Figures;
  compared: Figures | null;
  /** By bucket, where they were asked for. */
  series: Point[];
};

/** The sum of one currency, whatever is shown of its groups. */
export type PivotTotal = Omit<PivotRow, 'group'>;

const everything = { kind: 'value', key: null, label: null, groups: 1 } as const;

/** One row a group and currency; without a grouping one row a currency. The rest of each currency comes last. */
export function listPivotRows({ currencies }: Summary, grouped: boolean): PivotRow[] {
  return currencies.flatMap(({ currency, figures, compared, series, groups }): PivotRow[] => {
    if (!grouped) {
      return [{ id: `${currency ?? ''}`, currency, group: everything, figures, compared, series }];
    }
    return groups.map((group) => ({
      id: [currency, group.kind, group.key === null ? '' : `=${group.key}`].join(' '),
      currency,
      group,
      figures: group.figures,
      compared: group.compared,
      series: group.series,
    }));
  });
}

/** The sums below the rows, one a currency: never of two currencies. */
export function listPivotTotals({ currencies }: Summary): PivotTotal[] {
  return currencies.map(({ currency, figures, compared, series }) => ({
    id: `${currency ?? ''}`,
    currency,
    figures,
    compared,
    series,
  }));
}
