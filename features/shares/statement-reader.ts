import { formatChange, isZero } from '@/features/closing/format-change';
import { toOutside } from '@/features/closing/outside-statement';
import { readStatement } from '@/features/closing/read-statement';
import { describeState } from '@/features/closing/screens/describe-state';
import { nameMonth } from '@/features/closing/screens/month-name';
import { statementQuerySchema } from '@/features/closing/statement-query';
import { isUnknown } from '@/features/closing/statement-rows';
import type { AdjustmentLine, Statement, StatementAmounts } from '@/features/closing/statement-shape';
import type { Language } from '@/lib/language/language';
import type { SharedView } from '@/lib/server/grants/shares';
import { accept } from '@/lib/server/http/accept';
import { readKnown } from '@/lib/server/http/read-known';
import { describeGaps, findOldest } from './describe-receipt';
import type { ShareReader } from './share-reader';
import type { SheetCell, SheetRow, SheetTable } from './sheet';

const settle = ({ search }: SharedView) =>
  accept(readKnown(statementQuerySchema, new URLSearchParams(search)));

/** A shared statement: a month in one currency, by brand. Invoices, notes and names of colleagues stay inside. */
export const shareStatement: ShareReader = {
  accept: (view) => ({ ...view, range: null, search: new URLSearchParams(settle(view)).toString() }),
  filters: (view) => {
    const { month, currency } = settle(view);
    return { month: [month], currency: [currency] };
  },
  read: async (workspace, view) => {
    const statement = toOutside(await readStatement(workspace, settle(view)));
    const { language } = workspace;
    const { t, format } = language;
    const { month, currency, range, receipts, basis, closing } = statement;
    const state = describeShownState(language, statement);
    return {
      kind: t('shares.kinds.statement'),
      days: nameMonth(format, month),
      filters: [currency],
      against: null,
      complete: basis.complete,
      notes: [
        closing
          ? t('closing.state.closed', { day: format.day(closing.closedAt.slice(0, 10)) })
          : t('shares.sheet.live', { days: format.dayRange(range.from, range.to) }),
        ...(basis.complete ? [] : describeGaps(language, basis.rows)),
        ...(state ? [state] : []),
      ],
      asOf: closing?.closedAt ?? findOldest([receipts.reports.asOf, receipts.bonus.asOf]),
      parts: [
        {
          title: null,
          complete: basis.complete,
          totals: drawTotals(language, statement),
          chart: null,
          table: drawTable(language, statement),
        },
      ],
    };
  },
};

/** What may still change. Why a month cannot be closed is for colleagues. */
function describeShownState(language: Language, statement: Statement): string {
  const { state } = statement;
  return describeState(language, {
    ...statement,
    state: state === 'running' ? 'open' : state,
    obstacle: null,
  });
}

const drawTotals = ({ t, format }: Language, statement: Statement) =>
  (['commission', 'sales', 'bonus'] as const).map((name) => ({
    label: t(`metrics.${name}.label`),
    text: isUnknown(statement, name)
      ? t('caption.unknown')
      : format.money(statement.total[name], statement.currency),
  }));

function drawTable(language: Language, statement: Statement): SheetTable | null {
  const { lines, adjustments, subtotal, total, month, currency, closing } = statement;
  if (lines.length === 0 && adjustments.length === 0) return null;
  const { t, format } = language;
  const { plain, change } = writers(language, currency);
  const inMonth = { month: nameMonth(format, month) };
  const rows: SheetRow[] = [
    ...lines.map((line) => toRow('row', nameBrand(language, line), plain(line, line))),
    toRow(
      'total',
      adjustments.length > 0 ? t('closing.table.sum', inMonth) : t('reports.totals.total'),
      plain(subtotal, subtotal),
    ),
    ...adjustments.flatMap((adjustment) => [
      toRow('heading', t('closing.table.adjustments', { month: nameMonth(format, adjustment.month) }), []),
      ...adjustment.lines.map((line) => toRow('row', nameBrand(language, line), change(line))),
    ]),
    ...(adjustments.length > 0 ? [toRow('total', t('reports.totals.total'), plain(total, null))] : []),
  ];
  return {
    title: t('closing.table.name', { ...inMonth, currency }),
    head: [
      t('dimensions.brand.label'),
      t('metrics.commission.label'),
      t('closing.states.settled'),
      t(closing ? 'closing.table.wasOpen' : 'closing.states.open'),
      t('metrics.sales.label'),
      t('metrics.bonus.label'),
    ],
    rows,
  };
}

const toRow = (kind: SheetRow['kind'], name: string, cells: SheetCell[]): SheetRow => ({ kind, name, cells });

/** Nobody reads an id of 36 characters. */
const nameBrand = ({ t }: Language, { name, brand }: Pick<AdjustmentLine, 'name' | 'brand'>): string =>
  name ?? t('reports.unnamed', { dimension: t('dimensions.brand.label'), id: brand.slice(0, 8) });

type Parts = { settled: string; open: string };

/** Amounts as cells, in the order of the columns. `change` writes a sign. */
function writers({ format }: Language, currency: string) {
  const write = (amount: string) => ({ text: format.money(amount, currency) });
  const none = { text: '' };
  const dash = { text: '–' };
  const orDash = (amount: string) => (isZero(amount) ? dash : write(amount));
  return {
    plain: ({ commission, sales, bonus }: StatementAmounts, parts: Parts | null): SheetCell[] => [
      write(commission),
      ...(parts ? [write(parts.settled), orDash(parts.open)] : [none, none]),
      write(sales),
      orDash(bonus),
    ],
    change: ({ commission, sales, bonus }: StatementAmounts): SheetCell[] => {
      const signed = (amount: string) => ({ text: formatChange(format, amount, currency) });
      return [signed(commission), none, none, signed(sales), isZero(bonus) ? dash : signed(bonus)];
    },
  };
}
