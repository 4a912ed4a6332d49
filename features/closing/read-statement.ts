import { createHash } from 'node:crypto';
import { readMonthCredits } from '@/features/credits/read-month-credits';
import { ageOf } from '@/lib/base/clock';
import { readNames } from '@/lib/data/read/query/read-names';
import { askedCurrencies, readUnknownValues } from '@/lib/data/read/values/read-unknown-values';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { type Basis, makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { toDay } from '@/lib/data/terms/days';
import { daysOfMonths, type Month, nextMonth } from '@/lib/data/terms/month';
import { findAdjustments } from './adjust';
import { sumAmounts } from './amounts';
import { compareInvoices } from './compare-invoices';
import { findObstacle } from './find-obstacle';
import { findOpenPart } from './find-open-part';
import { hideUnknown } from './hide-unknown';
import { lastMonth, readChain, readInvoices, type StoredClosing } from './read-closings';
import { readLive } from './read-live';
import {
  type ExactLine,
  sumParts,
  toAdjustments,
  toFrozenAdjustments,
  toFrozenLines,
  toLines,
} from './statement-lines';
import type { StatementQuery } from './statement-query';
import type { Closing, Statement, StatementLine, StatementReceipts } from './statement-shape';

/** A statement, its lines as a closing stores them, and the closings it is based on. */
export type Draft = { statement: Statement; lines: ExactLine[]; chain: StoredClosing[] };

/**
 * A month's figures by brand in one currency: frozen if it is closed, otherwise from the stored rows. Fetches nothing.
 */
export async function draftStatement(ledger: Ledger, { month, currency }: StatementQuery): Promise<Draft> {
  const { id: workspaceId } = ledger;
  const now = nowOf(ledger);
  const today = toDay(now);
  const chain = await readChain(ledger.db, workspaceId, currency);
  const closed = chain.map((closing) => closing.month);
  const closing = chain.find((one) => one.month === month);
  const counted = countedMonths(chain, month);
  const live = await readLive(ledger, { currency, month, from: counted[0] ?? month, to: month });
  const notLoaded = live.notLoaded.filter((each) => counted.includes(each));
  const found = findAdjustments(
    chain,
    live.months,
    counted.filter((each) => !notLoaded.includes(each)),
  );
  const current = live.months.get(month) ?? new Map();
  const brands = new Set([
    ...(closing ? unnamed(closing) : current.keys()),
    ...[...found.values()].flatMap((changed) => [...changed.keys()]),
  ]);
  const names = await readNames(ledger.store.read, workspaceId, 'brand', brands);
  const changes = toAdjustments(found, names);
  const lines = closing ? toFrozenLines(closing.lines, names) : toLines(current, names);
  const adjustments = closing ? toFrozenAdjustments(closing.adjustments, names) : changes;
  const receipts = closing ? freeze(closing.receipt) : live.receipts;
  // A closing of a clock that was ahead took its days for settled.
  const open =
    closing && ageOf(closing.closedAt, now) >= 0
      ? closing.receipt.open
      : findOpenPart({ month, today, brands: current.values(), receipts: live.receipts, notLoaded });
  const range = daysOfMonths(month);
  const last = lastMonth(chain);
  const [later] = closing ? changes : [];
  const statement: Statement = {
    month,
    currency,
    range,
    state: closing ? 'closed' : range.to >= today ? 'running' : open ? 'open' : 'settled',
    closing: closing ? toClosing(closing, last) : null,
    lines: lines.map(hideUnknown<StatementLine>(receipts)),
    subtotal: hideUnknown<Statement['subtotal']>(receipts)({ ...sumAmounts(lines), ...sumParts(lines) }),
    adjustments,
    total: hideUnknown<Statement['total']>(receipts)(
      sumAmounts([...lines, ...adjustments.map(({ total }) => total)]),
    ),
    later: later && last ? { ...later, countedIn: nextMonth(last) } : null,
    obstacle: findObstacle({ month, today, closed, receipts: live.receipts }),
    open,
    invoices: [],
    credits: await readMonthCredits(ledger, { month, currency }),
    receipts,
    basis: makeBasis(
      [
        rowsBasis(['reports'], range, receipts.reports),
        rowsBasis(['brb'], range, receipts.bonus),
        ...adjustmentBasis(closing ? (closing.receipt.open?.notLoaded ?? []) : notLoaded),
      ],
      [],
      await readUnknownValues(ledger, [askedCurrencies('currency', [currency])]),
    ),
    fresh: live.fresh,
    revision: '',
  };
  if (closing) {
    const stored = await readInvoices(ledger.db, closing.id);
    statement.invoices = compareInvoices(stored, { lines, adjustments, currency });
  }
  statement.revision = reviseOf(statement);
  return { statement, lines, chain };
}

/** The receipts of a closing. Nothing loaded later changes its figures. */
const freeze = ({ reports, bonus }: StatementReceipts): StatementReceipts => ({
  reports: { ...reports, loadedEarly: [] },
  bonus: { ...bonus, loadedEarly: [] },
});

/** Returns only the statement, for GET /api/ledger/statements. */
export const readStatement = async (ledger: Ledger, query: StatementQuery): Promise<Statement> =>
  (await draftStatement(ledger, query)).statement;

/** The closed months that are not adjusted, because they are not completely loaded. */
const adjustmentBasis = (notLoaded: readonly Month[]): Basis['rows'] =>
  notLoaded.map((month) => {
    const days = daysOfMonths(month);
    return rowsBasis(['reports', 'brb'], days, { state: 'partial', gaps: [days], loadedEarly: [] });
  });

/** The closed months whose changes a statement shows: all of them for the next month to close, otherwise its own. */
function countedMonths(chain: readonly StoredClosing[], month: Month): Month[] {
  const last = lastMonth(chain);
  return chain
    .map((closing) => closing.month)
    .filter((each) => each === month || (last && nextMonth(last) === month));
}

const unnamed = ({ lines, adjustments }: StoredClosing): string[] =>
  [...lines, ...adjustments].filter(({ name }) => name === null).map(({ brand }) => brand);

/** Converts a stored closing to the API's shape. */
export const toClosing = (
  { id, month, currency, closedAt, closedBy, note }: Omit<StoredClosing, 'lines' | 'adjustments'>,
  last: Month | null,
): Closing => ({
  id,
  month,
  currency,
  closedBy,
  note,
  closedAt: closedAt.toISOString(),
  newest: month === last,
});

function reviseOf({ lines, adjustments, open }: Statement): string {
  const figures = [lines, adjustments.map(({ month, lines }) => [month, lines])];
  const text = JSON.stringify([figures, open?.notLoaded], (key, value) =>
    key === 'name' ? undefined : value,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
