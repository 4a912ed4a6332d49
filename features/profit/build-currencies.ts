import { tupleKey } from '@/lib/base/tuple-key';
import type { Day, DayRange } from '@/lib/data/days';
import type { Grouping } from '@/lib/data/dimensions';
import { fromStoredKey } from '@/lib/data/query/filter-sql';
import { findLabel } from '@/lib/data/query/read-labels';
import { isOpen } from '@/lib/data/ranges/look-back';
import type { SqlRow } from '@/lib/data/store/store';
import { noProfit, toProfitFigures } from './profit-figures';
import type { CurrencyProfit, ProfitFigures } from './profit-shape';

/** A range of rows. `bonus`: whether BRB estimates count. */
type Days = { range: DayRange; bonus: boolean };

type Parts = {
  group: Grouping;
  /** Rows of readProfitRows, and those of the compared range; null while they are not compared. */
  rows: readonly SqlRow[];
  before: readonly SqlRow[] | null;
  /** Names of the groups' keys. */
  labels: ReadonlyMap<string, string>;
  today: Day;
  shown: Days;
  compared: Days | null;
};

/** The figures of each currency and its groups, compared if `before` is given. */
export function buildCurrencies({ group, rows, before, labels, today, ...days }: Parts): CurrencyProfit[] {
  const comparedTo = days.compared && before ? toCompared(before, days.compared, today) : () => null;
  const currencies = new Map<string, CurrencyProfit>();
  for (const row of rows) {
    const figures = { figures: toFigures(row, days.shown, today), compared: comparedTo(row) };
    const currency = String(row.currency);
    if (Number(row.is_total) === 1) {
      currencies.set(currency, {
        ...{ currency, ...figures, ...readCounts(row) },
        unassigned: null,
        estimate: null,
      });
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
    const figures = { ...noProfit, provisional: isOpen(days.shown.range, today) };
    currencies.set(currency, { currency, figures, compared, ...noCounts });
  }
  return [...currencies.values()];
}

/** Costs do not arrive with rows, so their line has nothing that may still change. */
const toFigures = (row: SqlRow, { range, bonus }: Days, today: Day): ProfitFigures =>
  isUnassigned(row)
    ? toProfitFigures(row, null, false)
    : toProfitFigures(row, bonus ? readBonus(row) : null, isOpen(range, today));

/** The compared figures of a row. */
function toCompared(before: readonly SqlRow[], of: Days, today: Day) {
  const found = new Map(before.map((row) => [groupKey(row), toFigures(row, of, today)]));
  return (row: SqlRow): ProfitFigures =>
    found.get(groupKey(row)) ?? {
      ...noProfit,
      provisional: !isUnassigned(row) && isOpen(of.range, today),
    };
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
const noCounts = {
  ...{ counts: { groups: 0, losing: 0, withoutMargin: 0 }, groups: [] },
  ...{ unassigned: null, estimate: null },
};
