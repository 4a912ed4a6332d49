import { readCostBook } from '@/features/costs/cost-book';
import { sumCosts } from '@/features/costs/sum-costs';
import { tupleKey } from '@/lib/base/tuple-key';
import { type Basis, makeBasis, makeComparedBasis, rowsBasis } from '@/lib/data/basis';
import { nowOf } from '@/lib/data/context';
import { datasets } from '@/lib/data/datasets';
import { type DayRange, toDay } from '@/lib/data/days';
import type { CatalogContext } from '@/lib/data/lists/context';
import { listSources } from '@/lib/data/lists/list-sources';
import { fromStoredKey } from '@/lib/data/query/filter-sql';
import { findLabel, readFilterNames, readLabels } from '@/lib/data/query/read-labels';
import { comparedRangeOf } from '@/lib/data/ranges/compared-range';
import { isOpen } from '@/lib/data/ranges/look-back';
import type { SqlRow } from '@/lib/data/store/store';
import { readReceipt } from '@/lib/data/windows/receipt';
import type { Receipt } from '@/lib/data/windows/receipt-shape';
import { type MarginBook, readMarginBook } from './margin-book';
import { marginKinds } from './margin-shape';
import { noProfit, toProfitFigures } from './profit-figures';
import type { ProfitQuery } from './profit-query';
import type { CurrencyProfit, Profit } from './profit-shape';
import { countsBonus, readProfitRows } from './profit-sql';

const { sources } = datasets.reports;

/**
 * Profit by group and currency at the workspace's margins, after commission. Reports rows without a margin separately.
 * Uses stored rows and fetches none. Compares with nothing, and counts no estimates, while days of theirs are missing.
 */
export async function readProfit({ ledger, reader }: CatalogContext, query: ProfitQuery): Promise<Profit> {
  const { group, compare } = query;
  const { workspaceId } = ledger;
  const range = { from: query.from, to: query.to };
  const comparedRange = comparedRangeOf(range, compare);
  const ranges = comparedRange ? [range, comparedRange] : [range];
  const book = await readMarginBook(reader, ranges);
  const costBook = await readCostBook(reader.db, workspaceId, ranges);
  const costsOf = (days: DayRange) => sumCosts(costBook.costs, { range: days, group, filters: query });
  const { lines, leftOut } = costsOf(range);
  const common = { workspaceId, query, book };
  const today = toDay(nowOf(ledger));
  return ledger.store.snapshot(async (session) => {
    const { read } = session;
    const revise = ({ revision, ...receipt }: Receipt) => ({
      ...receipt,
      revision: `${revision} ${book.revision} ${costBook.revision}`,
    });
    const receiptOf = async (days: DayRange) => revise(await readReceipt(read, ledger, sources, days));
    const rows = await readProfitRows(session, { ...common, range, costs: lines });
    const comparedReceipt = comparedRange && (await receiptOf(comparedRange));
    const bonusOf = async (days: DayRange | null) =>
      days && countsBonus(query) ? await readReceipt(read, ledger, datasets.brb.sources, days) : null;
    const bonusReceipt = await bonusOf(range);
    const comparedBonusReceipt = await bonusOf(comparedRange);
    const counts = isWhole(bonusReceipt);
    const countsBefore = isWhole(comparedBonusReceipt);
    const groups = rows.filter(({ is_total }) => Number(is_total) === 0);
    const stored = [...new Set(groups.map(({ key }) => (key === null ? null : String(key))))];
    const before =
      comparedRange && isWhole(comparedReceipt)
        ? await readProfitRows(
            session,
            { ...common, range: comparedRange, costs: costsOf(comparedRange).lines },
            stored,
          )
        : null;
    const labels =
      group === 'none'
        ? new Map<string, string>()
        : await readLabels(read, workspaceId, { dataset: 'reports', range, dimension: group }, stored);
    const toFigures = (row: SqlRow, days: DayRange, counts: boolean) =>
      isUnassigned(row)
        ? toProfitFigures(row, null, false)
        : toProfitFigures(row, counts ? readBonus(row) : null, isOpen(days, today));
    const toCompared = (days: DayRange, of: readonly SqlRow[]) => {
      const found = new Map(of.map((row) => [groupKey(row), toFigures(row, days, countsBefore)]));
      return (row: SqlRow) =>
        found.get(groupKey(row)) ?? { ...noProfit, provisional: !isUnassigned(row) && isOpen(days, today) };
    };
    const comparedTo = comparedRange && before ? toCompared(comparedRange, before) : () => null;
    const currencies = new Map<string, CurrencyProfit>();
    for (const row of rows) {
      const figures = { figures: toFigures(row, range, counts), compared: comparedTo(row) };
      const currency = String(row.currency);
      if (Number(row.is_total) === 1) {
        currencies.set(currency, { currency, ...figures, ...readCounts(row), unassigned: null });
      } else if (isUnassigned(row)) setUnassigned(currencies.get(currency), figures);
      else {
        const key = group === 'none' ? null : fromStoredKey(group, row.key);
        const label = row.label === null ? findLabel(labels, key) : String(row.label);
        currencies.get(currency)?.groups.push({ key, label, ...figures });
      }
    }
    for (const row of before ?? []) {
      const currency = String(row.currency);
      const compared = comparedTo(row);
      if (isUnassigned(row)) setUnassigned(currencies.get(currency), { figures: noProfit, compared });
      if (Number(row.is_total) !== 1 || currencies.has(currency)) continue;
      const figures = { ...noProfit, provisional: isOpen(range, today) };
      currencies.set(currency, { currency, figures, compared, ...noCounts });
    }
    const receipt = await receiptOf(range);
    return {
      ...{ group, range, comparedRange },
      currencies: [...currencies.values()],
      margins: marginKinds.reduce((sum, kind) => sum + book.margins[kind].length, 0),
      categories: book.categories,
      costsLeftOut: leftOut,
      filterNames: await readFilterNames(read, workspaceId, query),
      ...{ receipt, comparedReceipt, bonusReceipt, comparedBonusReceipt },
      basis: makeBasis(
        [
          ...makeComparedBasis('reports', range, receipt, comparedRange, comparedReceipt).rows,
          ...(bonusReceipt ? [rowsBasis(['brb'], range, bonusReceipt)] : []),
          ...(comparedRange && comparedBonusReceipt
            ? [rowsBasis(['brb'], comparedRange, comparedBonusReceipt)]
            : []),
        ],
        categoryBasis(book),
      ),
    };
  });
}

const isWhole = (receipt: Receipt | null): boolean => receipt?.state === 'complete';

/** Margins of categories need the product list. */
function categoryBasis({ categories, cut }: Pick<MarginBook, 'categories' | 'cut'>): Basis['lists'] {
  if (categories === 'unused') return [];
  const state = cut ? 'cut' : categories === 'loaded' ? 'complete' : 'partial';
  return [{ name: listSources.products.name, state }];
}

const groupKey = ({ currency, is_total, key }: SqlRow): string =>
  tupleKey(String(currency), Number(is_total), key === null ? null : String(key));

/** Whether a row has the costs that belong to no group. */
const isUnassigned = ({ is_total }: SqlRow): boolean => Number(is_total) === 2;

function setUnassigned(currency: CurrencyProfit | undefined, line: CurrencyProfit['unassigned']): void {
  if (currency) currency.unassigned ??= line;
}

/** A brand without an estimate has an estimate of zero. */
const readBonus = ({ is_total, all_bonus, bonus }: SqlRow) =>
  (Number(is_total) === 1 ? all_bonus : bonus) ?? '0';

const readCounts = ({ groups, losing, bare }: SqlRow): Pick<CurrencyProfit, 'counts' | 'groups'> => ({
  counts: { groups: Number(groups), losing: Number(losing), withoutMargin: Number(bare) },
  groups: [],
});

/** Of a currency that only the compared range has. */
const noCounts = { counts: { groups: 0, losing: 0, withoutMargin: 0 }, groups: [], unassigned: null };
