import { Decimal as DecimalJs } from 'decimal.js';
import type { SqlRow, SqlValue } from '@/lib/ledger/store/store';
import type { CoveredFigures, ProfitFigures } from './profit-shape';

/** More digits than any sum of a year has. */
const Decimal = DecimalJs.clone({ precision: 100, rounding: DecimalJs.ROUND_HALF_UP });

const amount = (value: SqlValue | undefined): DecimalJs => new Decimal(String(value ?? 0));

/** Two decimals at least, and every digit that is there. */
const exact = (value: DecimalJs): string => value.toFixed(Math.max(2, value.decimalPlaces()));

const perClick = (value: DecimalJs, clicks: DecimalJs): string | null =>
  clicks.isZero() ? null : value.div(clicks).toFixed(4);

/** A fraction rounded to eight places; null where there is nothing to divide by. */
const fraction = (over: DecimalJs, under: DecimalJs): number | null =>
  under.isZero() ? null : over.div(under).toDecimalPlaces(8).toNumber();

/** Reads a row of readProfitRows. `bonus` is null where estimates cannot be told apart. */
export function toProfitFigures(row: SqlRow, bonus: SqlValue | undefined): ProfitFigures {
  const sales = amount(row.sales);
  const without = sales.minus(amount(row.covered_sales));
  const share = fraction(without, sales);
  return {
    sales: exact(sales),
    commission: exact(amount(row.commission)),
    clicks: amount(row.clicks).toNumber(),
    conversions: amount(row.conversions).toNumber(),
    covered: Number(row.covered) > 0 ? toCovered(row, bonus) : null,
    uncovered: {
      sales: exact(without),
      commission: exact(amount(row.commission).minus(amount(row.covered_commission))),
      share: share === null ? null : Math.min(1, Math.max(0, share)),
    },
    provisional: row.provisional === true,
  };
}

function toCovered(row: SqlRow, bonus: SqlValue | undefined): CoveredFigures {
  const [gross, net] = [amount(row.gross).div(100), amount(row.net).div(100)];
  const [commission, clicks] = [amount(row.covered_commission), amount(row.covered_clicks)];
  return {
    sales: exact(amount(row.covered_sales)),
    commission: exact(commission),
    clicks: clicks.toNumber(),
    grossProfit: exact(gross),
    netProfit: exact(net),
    returnOnCommission: fraction(net, commission),
    costPerClick: perClick(commission, clicks),
    breakEvenCpc: perClick(gross, clicks),
    bonus: bonus === null || bonus === undefined ? null : exact(amount(bonus)),
    netProfitWithBonus: bonus === null || bonus === undefined ? null : exact(net.plus(amount(bonus))),
  };
}

/** What a group that the compared range lacks adds up to. */
export const noProfit: ProfitFigures = {
  ...{ sales: '0.00', commission: '0.00', clicks: 0, conversions: 0, covered: null, provisional: false },
  uncovered: { sales: '0.00', commission: '0.00', share: null },
};
