import type { TextColumn } from '@/components/table/column';
import { writeTable } from '@/components/table/write-table';
import { describeCredit } from '@/features/credits/describe-credit';
import { asText } from '@/lib/base/address/parameter';
import type { Basis } from '@/lib/data/terms/basis';
import { formatChange } from '@/lib/language/format/format-change';
import type { Language } from '@/lib/language/language';
import { readRequest } from '@/lib/pages/address';
import type { Address, Page, PageRow, PageTable } from '@/lib/pages/page';
import { toOutside } from './outside-statement';
import { readStatement } from './read-statement';
import { nameMonth } from './screens/month-name';
import { captionOfStatement } from './statement-caption';
import { statementQuerySchema } from './statement-query';
import { listStatementRows, type StatementRow } from './statement-rows';
import type { Statement } from './statement-shape';

const settle = ({ search }: Address) => readRequest(statementQuerySchema, Object.fromEntries(search));

/** A month in one currency, by brand, with adjustments of earlier months. Notes and invoices stay inside. */
export const statementPage: Page = {
  allow: 'view',
  parameters: { month: asText, currency: asText },
  filters: (address) => {
    const { month, currency } = settle(address);
    return { month: [month], currency: [currency] };
  },
  read: async (workspace, address) => {
    const { language } = workspace;
    const query = settle(address);
    const statement = toOutside(await readStatement(workspace, query));
    const caption = captionOfStatement(language, statement);
    return {
      caption,
      totals: listTotals(language, statement),
      chart: null,
      table: { ...writeStatement(language, statement), title: caption.page },
      search: new URLSearchParams(query),
      file: { list: 'statement', input: query },
    };
  },
  brands: null,
};

const amounts = ['commission', 'settled', 'open', 'sales', 'bonus'] as const;
type Amount = (typeof amounts)[number];

const nameAmounts = ({ t }: Language, { closing }: Pick<Statement, 'closing'>): Record<Amount, string> => ({
  commission: t('metrics.commission.label'),
  settled: t('closing.states.settled'),
  open: t(closing ? 'closing.table.wasOpen' : 'closing.states.open'),
  sales: t('metrics.sales.label'),
  bonus: t('metrics.bonus.label'),
});

function listTotals(language: Language, statement: Statement) {
  const { t, format } = language;
  const { total, subtotal, basis, currency } = statement;
  const money = { ...total, settled: subtotal.settled, open: subtotal.open };
  const names = nameAmounts(language, statement);
  return amounts.map((amount) => {
    const value = money[amount];
    return {
      name: names[amount],
      currency,
      delta: null,
      text: value === null ? t('caption.unknown') : format.money(value, currency),
      partial: value !== null && isPartial(basis, amount),
    };
  });
}

const isPartial = ({ rows }: Basis, amount: Amount): boolean =>
  rows.some(
    ({ state, datasets }) =>
      state !== 'complete' && datasets.includes(amount === 'bonus' ? 'brb' : 'reports'),
  );

/** Brands, the sum of the month, adjustments by month, the total, and bonus credits. */
function writeStatement(language: Language, statement: Statement): Omit<PageTable, 'title'> {
  const { t, format } = language;
  const { month, subtotal, adjustments } = statement;
  const columns = statementColumns(language, statement);
  const rows = listStatementRows(statement);
  const write = (shown: readonly StatementRow[]) =>
    writeTable(columns, shown, { title: '', search: new URLSearchParams(), sorted: true });
  const writeTotal = (name: string, row: StatementRow | undefined): PageRow[] =>
    write(row ? [{ ...row, name }] : []).rows.map((one) => ({ ...one, kind: 'total', stands: 0 }));
  const brands = rows.filter(({ kind }) => kind === 'brand');
  const total = rows.find(({ kind }) => kind === 'total');
  const sum = total && { ...total, ...subtotal, kind: 'brand' as const };
  const isAdjusted = adjustments.length > 0;
  const nameSum = isAdjusted
    ? t('closing.table.sum', { month: nameMonth(format, month) })
    : t('reports.totals.total');
  const head = write(brands);
  const credits = rows.filter(({ kind }) => kind === 'credit');
  if (brands.length === 0 && !isAdjusted && credits.length === 0) return head;
  return {
    ...head,
    rows: [
      ...head.rows,
      ...writeTotal(nameSum, sum),
      ...adjustments.flatMap((adjustment): PageRow[] => [
        writeHeading(t('closing.table.adjustments', { month: nameMonth(format, adjustment.month) })),
        ...write(rows.filter((row) => row.kind === 'adjustment' && row.month === adjustment.month)).rows,
      ]),
      ...(isAdjusted ? writeTotal(t('reports.totals.total'), total) : []),
      ...(credits.length > 0 ? [writeHeading(t('closing.credits.title')), ...write(credits).rows] : []),
    ],
  };
}

const writeHeading = (text: string): PageRow => ({
  kind: 'heading',
  cells: [{ text, delta: null }],
  stands: 0,
});

function statementColumns(language: Language, statement: Statement): TextColumn<StatementRow>[] {
  const { t, format } = language;
  const { currency } = statement;
  const names = nameAmounts(language, statement);
  const write = (amount: string, kind: StatementRow['kind']) =>
    kind === 'adjustment' ? formatChange(format, amount, currency) : format.money(amount, currency);
  return [
    {
      id: 'name',
      header: t('dimensions.brand.label'),
      value: ({ name, brand }) =>
        name ??
        // Nobody reads an id of 36 characters.
        t('reports.unnamed', { dimension: t('dimensions.brand.label'), id: (brand ?? '').slice(0, 8) }),
    },
    ...amounts.map(
      (amount): TextColumn<StatementRow> => ({
        id: amount,
        header: names[amount],
        align: 'end',
        value: (row) => row[amount],
        text: (row) => {
          const value = row[amount];
          if (value === null) return isEmptyCell(row, amount) ? '' : '–';
          return write(value, row.kind);
        },
      }),
    ),
    ...(statement.credits.length > 0 ? creditColumns(language) : []),
  ];
}

/** Only lines of brands have parts, and a bonus credit only has its estimate. */
const isEmptyCell = ({ kind }: StatementRow, amount: Amount): boolean =>
  kind === 'credit' ? amount !== 'bonus' : kind !== 'brand' && (amount === 'settled' || amount === 'open');

/** What was credited of the bonus, and its difference from the estimate or why they are not compared. */
const creditColumns = (language: Language): TextColumn<StatementRow>[] => [
  {
    id: 'credited',
    header: language.t('credits.credited'),
    align: 'end',
    value: ({ credit }) => credit?.credited ?? null,
    text: ({ credit }) =>
      credit
        ? credit.credited === null
          ? '–'
          : language.format.money(credit.credited, credit.currency)
        : '',
  },
  {
    id: 'difference',
    header: language.t('credits.difference'),
    align: 'end',
    value: ({ credit }) => credit?.difference ?? null,
    text: ({ credit }) => (credit ? describeCredit(language, credit) : ''),
  },
];
