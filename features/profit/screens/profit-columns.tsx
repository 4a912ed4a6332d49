import type { DataColumn } from '@/components/table/column';
import { OverlapMark } from '@/components/table/overlap-mark';
import { TotalName } from '@/components/table/total-name';
import { describeBreakEven, isBelowBreakEven } from '@/features/profit/describe-break-even';
import type { ProfitLine } from '@/features/profit/profit-lines';
import type { CurrencyProfit } from '@/features/profit/profit-shape';
import type { Language } from '@/lib/language/language';
import { ProfitCell } from './profit-cell';
import type { profitViews } from './profit-search';
import { listKnown, optionalValues, type ProfitValue, profitInfo, shownValues } from './profit-values';

type View = (typeof profitViews)[number];

/** Values shown with their comparison. */
const compared: readonly ProfitValue[] = [
  'netProfit',
  'netProfitAfterCosts',
  'returnOnAllCost',
  'returnOnCommission',
];

type Options = {
  view: View;
  header: string;
  nameOf: (group: ProfitLine) => string;
  currency: CurrencyProfit | undefined;
  against: string;
  partial: boolean;
};

/** Columns for a group and its profit. For CPC, also whether its clicks are worth their cost. */
export function buildProfitColumns(language: Language, options: Options): DataColumn<ProfitLine>[] {
  const { t } = language;
  const { view, header, nameOf, currency, against, partial } = options;
  const code = currency?.currency ?? '';
  const name: DataColumn<ProfitLine> = {
    id: 'name',
    file: ['name', 'id'],
    header,
    width: 220,
    hideable: false,
    sortable: false,
    value: nameOf,
    cell: (group) => (
      <span
        className={group.unassigned ? 'truncate text-muted' : 'truncate font-medium'}
        title={group.unassigned && t('profit.unassigned.meaning')}
      >
        {nameOf(group)}
        {group.overlaps ? <OverlapMark /> : null}
      </span>
    ),
    footer: <TotalName partial={partial} />,
  };
  const breakEven: DataColumn<ProfitLine> = {
    // Stored table layouts use this id.
    id: 'verdict',
    file: ['costPerClick', 'breakEvenCpc'],
    header: t('profit.breakEven.header'),
    description: t('profit.breakEven.description'),
    width: 470,
    sortable: false,
    value: ({ figures }) => describeBreakEven(language, figures, code),
    cell: ({ figures }) => (
      <span className={isBelowBreakEven(figures) ? 'truncate' : 'truncate text-muted'}>
        {describeBreakEven(language, figures, code)}
      </span>
    ),
  };
  const values = listKnown([...shownValues[view], ...optionalValues[view]], currency);
  const toColumn = (value: ProfitValue): DataColumn<ProfitLine> => {
    const cell = (of: Pick<ProfitLine, 'figures' | 'compared'>) => (
      <ProfitCell
        figures={of.figures}
        compared={!partial && compared.includes(value) ? of.compared : null}
        value={value}
        currency={code}
        against={against}
      />
    );
    return {
      id: value,
      file: value === 'uncovered' ? ['salesWithoutMargin', 'commissionWithoutMargin'] : [value],
      header: t(`profit.values.${value}.label`),
      description: t(`profit.values.${value}.meaning`),
      align: 'end',
      width: view === 'cpc' ? 148 : value.startsWith('returnOn') ? 184 : 124,
      sortable: false,
      optional: optionalValues[view].includes(value),
      value: ({ figures }) => {
        const found = profitInfo[value].read(figures);
        return found === null ? null : Number(found);
      },
      cell,
      footer: currency ? cell(currency) : null,
    };
  };
  return [name, ...(view === 'cpc' ? [breakEven] : []), ...values.map(toColumn)];
}
