import type { BaseMetric } from '@/lib/data/terms/metrics';
import type { Format } from '@/lib/language/format';
import { formatValue } from '@/lib/pages/figure';
import type { ChangeTotal } from './change-shape';

const order: readonly BaseMetric[] = ['sales', 'commission', 'bonus', 'conversions', 'clicks'];
const maxShown = 8;

/** The totals to show, money first. Leaves out totals that cancel out, and clicks that reports already include. */
export function listShownChanges(totals: readonly ChangeTotal[]): ChangeTotal[] {
  return totals
    .filter(({ dataset, field, difference }) => {
      return dataset !== 'clicks' && order.includes(field) && Number(difference) !== 0;
    })
    .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field) || b.rows - a.rows)
    .slice(0, maxShown);
}

/** A signed value: `+$12.00`, `−3`. */
export function signedValue(
  format: Format,
  difference: string,
  field: BaseMetric,
  currency: string | null,
): string {
  const text = formatValue(format, difference, field, currency);
  return Number(difference) > 0 ? `+${text}` : text;
}
