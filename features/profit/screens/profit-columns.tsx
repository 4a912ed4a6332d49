import type { DataColumn } from '@/components/table/column';
import { TotalName } from '@/components/table/total-name';
import { describeBreakEven, isBelowBreakEven } from '@/features/profit/describe-break-even';
import type { CurrencyProfit, ProfitGroup } from '@/features/profit/profit-shape';
import type { Language } from '@/lib/language/language';
import { ProfitCell } from './profit-cell';
import type { profitViews } from './profit-search';
import { optionalValues, type ProfitValue, profitInfo, shownValues } from './profit-values';

type View = (typeof profitViews)[number];

/** Values shown with their comparison. */
const compared: readonly ProfitValue[] = ['netProfit', 'returnOnCommission'];

type Options = {
  view: View;
  header: string;
  nameOf: (group: ProfitGroup) => string;
  currency: CurrencyProfit | undefined;
  against: string;
  partial: boolean;
};

/** Columns for a group and its profit. For CPC, also whether its clicks are worth their cost. */
export function buildProfitColumns(language: Language, options: Options): DataColumn<ProfitGroup>[] {
  const { t } = language;
  const { view, header, nameOf, currency, against, partial } = options;
  const code = currency?.currency ?? '';
  const hasBonus = Boolean(currency?.figures.covered && currency.figures.covered.bonus !== null);
  const name: DataColumn<ProfitGroup> = {
    id: 'name',
    file: ['name', 'id'],
    header,
    width: 220,
    hideable: false,
    sortable: false,
    value: nameOf,
    cell: (group) => <span className="truncate font-medium">{nameOf(group)}</span>,
    footer: <TotalName partial={partial} />,
  };
  const breakEven: DataColumn<ProfitGroup> = {
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
  const values = [...shownValues[view], ...optionalValues[view]].filter(
    (value) => value !== 'netProfitWithBonus' || hasBonus,
  );
  const toColumn = (value: ProfitValue): DataColumn<ProfitGroup> => {
    const cell = (of: Pick<ProfitGroup, 'figures' | 'compared'>) => (
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
      width: view === 'cpc' ? 148 : value === 'returnOnCommission' ? 184 : 124,
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
