import { tupleKey } from '@/lib/base/tuple-key';
import { fromStoredKey } from '@/lib/data/read/query/filter-sql';
import { findLabel } from '@/lib/data/read/query/read-labels';
import type { SqlRow } from '@/lib/data/store/engine/store';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { Grouping } from '@/lib/data/terms/dimensions';
import { areOpen } from '@/lib/data/terms/ranges/look-back';
import { noProfit, toProfitFigures } from './profit-figures';
import type { CurrencyProfit, ProfitFigures } from './profit-shape';

/** Ranges of rows. `bonus`: whether BRB estimates count. */
type Days = { ranges: readonly DayRange[]; bonus: boolean };

/** Rows of readProfitRows, and their days. */
type Side = Days & { rows: readonly SqlRow[] };

type Parts = {
  group: Grouping;
  /** Names of the groups' keys. */
  labels: ReadonlyMap<string, string>;
  today: Day;
  shown: Side;
  /** The days that count, on both sides; null without a comparison. */
  counted: { now: Side; before: Side } | null;
};

/** The figures of each currency and its groups, and what their changes are between. */
export function buildCurrencies({ group, shown, counted, labels, today }: Parts): CurrencyProfit[] {
  const changeOf = counted ? toChange(counted, today) : () => ({ counted: null, compared: null });
  const currencies = new Map<string, CurrencyProfit>();
  for (const row of shown.rows) {
    const figures = { figures: toFigures(row, shown, today), ...changeOf(row) };
    const currency = String(row.currency);
    if (Number(row.is_total) === 1) {
      currencies.set(currency, {
        currency,
        ...figures,
        ...readCounts(row),
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
  for (const row of counted?.before.rows ?? []) {
    const currency = String(row.currency);
    const change = changeOf(row);
    if (isUnassigned(row)) setUnassigned(currencies.get(currency), { figures: noProfit, ...change });
    if (Number(row.is_total) !== 1 || currencies.has(currency)) continue;
    const figures = { ...noProfit, provisional: areOpen(shown.ranges, today) };
    currencies.set(currency, { currency, figures, ...change, ...noCounts });
  }
  return [...currencies.values()];
}

/** Costs do not arrive with rows, so their line has nothing that may still change. */
const toFigures = (row: SqlRow, { ranges, bonus }: Days, today: Day): ProfitFigures =>
  isUnassigned(row)
    ? toProfitFigures(row, null, false)
    : toProfitFigures(row, bonus ? readBonus(row) : null, areOpen(ranges, today));

/** What the change of a row is between. */
function toChange({ now, before }: { now: Side; before: Side }, today: Day) {
  const [counted, compared] = [indexFigures(now, today), indexFigures(before, today)];
  return (row: SqlRow) => ({ counted: counted(row), compared: compared(row) });
}

function indexFigures(side: Side, today: Day) {
  const found = new Map(side.rows.map((row) => [groupKey(row), toFigures(row, side, today)]));
  return (row: SqlRow): ProfitFigures =>
    found.get(groupKey(row)) ?? {
      ...noProfit,
      provisional: !isUnassigned(row) && areOpen(side.ranges, today),
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
  counts: { groups: 0, losing: 0, withoutMargin: 0 },
  groups: [],
  unassigned: null,
  estimate: null,
};
