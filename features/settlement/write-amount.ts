import type { LookMetric } from '@/lib/data/terms/look-ages';
import type { Format } from '@/lib/language/format';

/** Formats an amount of a metric: money, or a count. */
export const writeAmount = (format: Format, metric: LookMetric, currency: string, amount: string): string =>
  metric === 'conversions' ? format.count(amount) : format.money(amount, currency);
