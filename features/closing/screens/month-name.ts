import { firstDayOf, type Month } from '@/lib/data/terms/month';
import type { Format } from '@/lib/language/format';

/** `Nov 2026` */
export const nameMonth = (format: Format, month: Month): string => format.month(firstDayOf(month));
