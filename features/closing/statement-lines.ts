import { groupBy } from '@/lib/base/group-by';
import type { Month } from '@/lib/data/terms/month';
import { unitsText } from '@/lib/data/terms/units';
import { type Amounts, sumAmounts, writeAmounts } from './amounts';
import type { LiveAmounts } from './read-live';
import type { Adjustment, AdjustmentLine, StatementAmounts } from './statement-shape';

type BrandNames = ReadonlyMap<string, string>;
type Ranked = StatementAmounts & { brand: string };

/** A line as it is summed and stored, with every amount. */
export type ExactLine = AdjustmentLine & { settled: string; open: string };

/** Sorts lines by commission, largest first. */
function inOrder<Line extends Ranked>(lines: readonly Line[]): Line[] {
  return lines.toSorted(
    (a, b) =>
      Number(b.commission) - Number(a.commission) ||
      Number(b.sales) - Number(a.sales) ||
      (a.brand < b.brand ? -1 : 1),
  );
}

/** The current lines of brands. */
export const toLines = (brands: ReadonlyMap<string, LiveAmounts>, names: BrandNames): ExactLine[] =>
  inOrder(
    [...brands].map(([brand, amounts]) => ({
      brand,
      name: names.get(brand) ?? null,
      ...writeAmounts(amounts),
      settled: unitsText(amounts.commission - amounts.open),
      open: unitsText(amounts.open),
    })),
  );

/** Formats stored amounts without the zeros that the database adds. */
const writeStored = (stored: StatementAmounts) => sumAmounts([stored]);

/** The frozen lines of a closing. Names that were unknown then are current ones. */
export const toFrozenLines = (stored: readonly ExactLine[], names: BrandNames): ExactLine[] =>
  inOrder(
    stored.map((line) => ({
      brand: line.brand,
      name: line.name ?? names.get(line.brand) ?? null,
      ...writeStored(line),
      ...sumParts([line]),
    })),
  );

/** Adjustments by the month that changed, oldest first. */
export function toAdjustments(
  found: ReadonlyMap<Month, ReadonlyMap<string, Amounts>>,
  names: BrandNames,
): Adjustment[] {
  const lines = [...found].flatMap(([month, brands]) =>
    [...brands].map(([brand, amounts]) => ({
      month,
      line: { brand, name: names.get(brand) ?? null, ...writeAmounts(amounts) },
    })),
  );
  return groupByMonth(lines);
}

/** Adjustments that a closing includes. */
export const toFrozenAdjustments = (
  stored: readonly (AdjustmentLine & { month: Month })[],
  names: BrandNames,
): Adjustment[] =>
  groupByMonth(
    stored.map(({ month, brand, name, ...amounts }) => ({
      month,
      line: { brand, name: name ?? names.get(brand) ?? null, ...writeStored(amounts) },
    })),
  );

function groupByMonth(entries: readonly { month: Month; line: AdjustmentLine }[]): Adjustment[] {
  const months = groupBy(entries, ({ month }) => month);
  return [...months.keys()].sort().map((month) => {
    const lines = inOrder((months.get(month) ?? []).map(({ line }) => line));
    return { month, lines, total: sumAmounts(lines) };
  });
}

/** The settled and open parts of several lines. */
export function sumParts(lines: readonly Pick<ExactLine, 'settled' | 'open'>[]) {
  const sum = (name: 'settled' | 'open') =>
    sumAmounts(lines.map((line) => ({ sales: line[name], commission: '0', bonus: '0' }))).sales;
  return { settled: sum('settled'), open: sum('open') };
}
