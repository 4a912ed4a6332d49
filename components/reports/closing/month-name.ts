import { firstDayOf, type Month } from '@/lib/closing/month';
import { formatMonth } from '@/lib/format/day';

/** `Nov 2026` */
export const nameMonth = (month: Month): string => formatMonth(firstDayOf(month));
