import { Decimal, writeExact } from '@/lib/base/decimal';
import type { SqlRow, SqlValue } from '@/lib/data/store/engine/store';
import type { AfterCosts, CoveredFigures, ProfitFigures } from './profit-shape';

const amount = (value: SqlValue | undefined): Decimal => new Decimal(String(value ?? 0));

const perUnit = (value: Decimal, count: Decimal): string | null =>
  count.isZero() ? null : value.div(count).toFixed(4);

/** A fraction rounded to eight places. Null for division by zero. */
const fraction = (over: Decimal, under: Decimal): number | null =>
  under.isZero() ? null : over.div(under).toDecimalPlaces(8).toNumber();

/**
 * Parses a row of readProfitRows. `bonus` is null if estimates cannot be attributed. `open`: whether rows of these days may
 * still arrive.
 */
export function toProfitFigures(row: SqlRow, bonus: SqlValue | undefined, open: boolean): ProfitFigures {
  const sales = amount(row.sales);
  const without = sales.minus(amount(row.covered_sales));
  const share = fraction(without, sales);
  return {
    sales: writeExact(sales),
    commission: writeExact(amount(row.commission)),
    clicks: amount(row.clicks).toNumber(),
    conversions: amount(row.conversions).toNumber(),
    covered: Number(row.covered) > 0 ? toCovered(row, bonus) : null,
    uncovered: {
      sales: writeExact(without),
      commission: writeExact(amount(row.commission).minus(amount(row.covered_commission))),
      share: share === null ? null : Math.min(1, Math.max(0, share)),
    },
    afterCosts: Number(row.all_entries) > 0 ? toAfterCosts(row) : null,
    provisional: open || row.provisional === true,
  };
}

function toAfterCosts(row: SqlRow): AfterCosts {
  const costs = amount(row.costs);
  const all = amount(row.commission).plus(costs);
  const conversions = amount(row.conversions);
  const isKnown = Number(row.covered) > 0 || Number(row.counted) === 0;
  const net = isKnown ? amount(row.net).div(100).minus(costs) : null;
  return {
    costs: writeExact(costs),
    entries: amount(row.entries).toNumber(),
    netProfit: net && writeExact(net),
    allCost: writeExact(all),
    costPerConversion: perUnit(all, conversions),
    returnOnAllCost: net && fraction(net, amount(row.covered_commission).plus(costs)),
  };
}

function toCovered(row: SqlRow, bonus: SqlValue | undefined): CoveredFigures {
  const [gross, net] = [amount(row.gross).div(100), amount(row.net).div(100)];
  const [commission, clicks] = [amount(row.covered_commission), amount(row.covered_clicks)];
  return {
    sales: writeExact(amount(row.covered_sales)),
    commission: writeExact(commission),
    clicks: clicks.toNumber(),
    grossProfit: writeExact(gross),
    netProfit: writeExact(net),
    returnOnCommission: fraction(net, commission),
    costPerClick: perUnit(commission, clicks),
    breakEvenCpc: perUnit(gross, clicks),
    bonus: bonus === null || bonus === undefined ? null : writeExact(amount(bonus)),
    netProfitWithBonus: bonus === null || bonus === undefined ? null : writeExact(net.plus(amount(bonus))),
  };
}

/** The figures of a group without rows. */
export const noProfit: ProfitFigures = {
  sales: '0.00',
  commission: '0.00',
  clicks: 0,
  conversions: 0,
  covered: null,
  afterCosts: null,
  provisional: false,
  uncovered: { sales: '0.00', commission: '0.00', share: null },
};
