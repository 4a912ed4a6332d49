import type { TextColumn } from '@/components/table/column';
import { firstDayOf, monthOf, previousMonth } from '@/features/closing/month';
import { readStatement } from '@/features/closing/read-statement';
import { nameMonth } from '@/features/closing/screens/month-name';
import { isUnknown, listRows, type StatementRow } from '@/features/closing/statement-rows';
import type { Statement } from '@/features/closing/statement-shape';
import type { Basis } from '@/lib/data/basis';
import type { OpenDays } from '@/lib/data/reporting/open-days';
import type { Language } from '@/lib/language/language';
import { buildTable } from './build-table';
import type { Asked, PageReport } from './page-kind';

/** The month whose statement is sent: the last one that has ended. */
export const statementMonth = (today: string) => previousMonth(monthOf(today));

/** The statement of the last month, by brand, with adjustments of earlier months. */
export async function readStatementPage(asked: Asked, currency: string): Promise<PageReport> {
  const { workspace, language, today } = asked;
  const { t, format } = language;
  const query = { month: statementMonth(today), currency };
  const statement = await readStatement(workspace, query);
  const { total, subtotal, basis, range } = statement;
  const money = { ...total, settled: subtotal.settled, open: subtotal.open };
  const isKnown = (name: Amount) =>
    !isUnknown(statement, name === 'settled' || name === 'open' ? 'commission' : name);
  const labels = nameAmounts(language, statement);
  const label = (name: Amount) =>
    isKnown(name) && isPartial(basis, name) ? t('caption.soFar', { label: labels[name] }) : labels[name];
  return {
    title: t('closing.table.name', { month: nameMonth(format, query.month), currency }),
    range,
    totals: amounts.map((name) => ({
      label: label(name),
      value: isKnown(name) ? format.money(money[name], currency) : t('caption.unknown'),
      change: null,
    })),
    chart: null,
    table: buildTable(
      statementColumns(language, statement),
      listRows(statement).filter(({ kind }) => kind !== 'total'),
      { search: new URLSearchParams(), sorted: true },
    ),
    basis,
    open: findOpen(statement),
    file: { list: 'statement', input: query },
  };
}

const amounts = ['commission', 'settled', 'open', 'sales', 'bonus'] as const;
type Amount = (typeof amounts)[number];

const isPartial = ({ rows }: Basis, name: Amount): boolean =>
  rows.some(
    ({ state, datasets }) => state !== 'complete' && datasets.includes(name === 'bonus' ? 'brb' : 'reports'),
  );

const nameAmounts = ({ t }: Language, { closing }: Statement): Record<Amount, string> => ({
  commission: t('metrics.commission.label'),
  settled: t('closing.states.settled'),
  open: t(closing ? 'closing.table.wasOpen' : 'closing.states.open'),
  sales: t('metrics.sales.label'),
  bonus: t('metrics.bonus.label'),
});

function statementColumns(language: Language, statement: Statement): TextColumn<StatementRow>[] {
  const { t, format } = language;
  const labels = nameAmounts(language, statement);
  return [
    {
      ...{ id: 'name', header: t('dimensions.brand.label') },
      value: ({ kind, month, name, brand }) =>
        kind === 'brand'
          ? (name ?? brand)
          : `${t('closing.table.adjustments', { month: format.month(firstDayOf(month)) })}: ${name ?? brand}`,
    },
    ...amounts.map(
      (name): TextColumn<StatementRow> => ({
        ...{ id: name, header: labels[name], align: 'end' },
        value: (row) => row[name],
        text: (row) => {
          const amount = row[name];
          return amount === null ? '–' : format.money(amount, statement.currency);
        },
      }),
    ),
  ];
}

/** A closed month keeps its figures. */
const findOpen = ({ closing, open }: Statement): OpenDays | null =>
  closing || !open ? null : { from: open.days?.from ?? null, until: open.until };
