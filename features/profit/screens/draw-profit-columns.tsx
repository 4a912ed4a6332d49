import type { DataColumn } from '@/components/table/column';
import { type Drawn, drawColumns } from '@/components/table/draw-columns';
import { OverlapMark } from '@/components/table/overlap-mark';
import { rowName } from '@/components/table/row-name';
import { TotalName } from '@/components/table/total-name';
import { isBelowBreakEven } from '@/features/profit/describe-break-even';
import { comparedValues, profitColumns } from '@/features/profit/profit-columns';
import type { ProfitLine } from '@/features/profit/profit-lines';
import type { ComparedProfit } from '@/features/profit/profit-shape';
import { type ProfitValue, profitValues } from '@/features/profit/profit-values';
import type { Language } from '@/lib/language/language';
import { ProfitCell } from './profit-cell';

type Options = Parameters<typeof profitColumns>[1] & {
  against: string;
  /** Whether days are missing, so that the total is a part. */
  partial: boolean;
};

/** The columns of profit as their table draws them. */
export function drawProfitColumns(
  language: Language,
  { against, partial, ...options }: Options,
): DataColumn<ProfitLine>[] {
  const { view, profit } = options;
  const toFigure = (value: ProfitValue): Drawn<ProfitLine> => {
    const cell = (line: ComparedProfit) => (
      <ProfitCell
        {...{ value, against }}
        line={comparedValues.includes(value) ? line : { ...line, counted: null, compared: null }}
        currency={profit?.currency ?? ''}
      />
    );
    return {
      width: view === 'cpc' ? 148 : value.startsWith('returnOn') ? 184 : 124,
      cell,
      footer: profit ? cell(profit) : null,
    };
  };
  const drawn = drawColumns(profitColumns(language, options), [], {
    ...Object.fromEntries(profitValues.map((value) => [value, toFigure(value)])),
    name: {
      width: 220,
      cell: (line, { value }) => (
        <span
          className={line.unassigned ? 'truncate text-muted' : rowName}
          title={line.unassigned && language.t('profit.unassigned.meaning')}
        >
          {value}
          {line.overlaps ? <OverlapMark /> : null}
        </span>
      ),
      footer: <TotalName partial={partial} />,
    },
    verdict: {
      width: 470,
      cell: ({ figures }, { text }) => (
        <span className={isBelowBreakEven(figures) ? 'truncate' : 'truncate text-muted'}>{text}</span>
      ),
    },
  });
  // The page sorts by the value that ranks.
  return drawn.map((column) => ({ ...column, sortable: false }));
}
