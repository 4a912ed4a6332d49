import type { TextColumn } from '@/components/table/column';
import type { Dimension } from '@/lib/data/terms/dimensions';
import type { Language } from '@/lib/language/language';
import { markOverlap } from '@/lib/pages/pivot';
import { describeBreakEven } from './describe-break-even';
import { nameLine, type ProfitLine } from './profit-lines';
import type { profitViews } from './profit-search';
import type { CurrencyProfit } from './profit-shape';
import {
  compareProfit,
  listKnown,
  optionalValues,
  type ProfitValue,
  profitInfo,
  shownValues,
  writeProfit,
} from './profit-values';

type ProfitColumn = TextColumn<ProfitLine, ProfitValue | 'name' | 'verdict'>;

/** Values shown with their comparison. */
export const comparedValues: readonly ProfitValue[] = [
  'netProfit',
  'netProfitAfterCosts',
  'returnOnAllCost',
  'returnOnCommission',
];

type Options = {
  view: (typeof profitViews)[number];
  group: Dimension;
  profit: CurrencyProfit | undefined;
};

/** Columns for a group and its profit. For CPC, also whether its clicks are worth their cost. */
export function profitColumns(language: Language, { view, group, profit }: Options): ProfitColumn[] {
  const { t, format } = language;
  const code = profit?.currency ?? '';
  const verdict: ProfitColumn = {
    // Stored table layouts use this id.
    id: 'verdict',
    file: ['costPerClick', 'breakEvenCpc'],
    header: t('profit.breakEven.header'),
    description: t('profit.breakEven.description'),
    value: ({ figures }) => describeBreakEven(language, figures, code),
  };
  const toColumn = (value: ProfitValue): ProfitColumn => ({
    id: value,
    file: value === 'uncovered' ? ['salesWithoutMargin', 'commissionWithoutMargin'] : [value],
    header: t(`profit.values.${value}.label`),
    description: t(`profit.values.${value}.meaning`),
    align: 'end',
    optional: optionalValues[view].includes(value),
    value: ({ figures }) => {
      const found = profitInfo[value].read(figures);
      return found === null ? null : Number(found);
    },
    text: ({ figures }) => writeProfit(format, figures, value, code) ?? t('profit.noMargin'),
    delta: (line) => (comparedValues.includes(value) ? compareProfit(format, line, value) : null),
  });
  return [
    {
      id: 'name',
      file: ['name', 'id'],
      header: t(`dimensions.${group}.label`),
      hideable: false,
      value: (line) => nameLine(t, group, line),
      text: (line) => markOverlap(t, nameLine(t, group, line), line),
    },
    ...(view === 'cpc' && profit?.figures.covered !== null ? [verdict] : []),
    ...listKnown([...shownValues[view], ...optionalValues[view]], profit).map(toColumn),
  ];
}
