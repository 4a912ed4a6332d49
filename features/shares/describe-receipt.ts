import { type DayRange, toDay } from '@/lib/data/days';
import { describeOpenDays } from '@/lib/data/reporting/open-days';
import type { Summary } from '@/lib/data/summary/summary-shape';
import type { Receipt } from '@/lib/data/windows/receipt-shape';
import type { Format } from '@/lib/language/format';
import type { Language } from '@/lib/language/language';

type Rows = Pick<Receipt, 'state' | 'gaps'>;

/** More ranges than this are not named. */
const mostGaps = 5;

/** The sentences of a sheet about its rows: what is missing, and what may still change until when. */
export function describeReceipt(language: Language, rows: Rows, range: DayRange, now: Date): string[] {
  const { t } = language;
  const open = describeOpenDays(language, range, toDay(now));
  if (rows.state !== 'complete') return [...describeGaps(language, [rows]), ...(open ? [open] : [])];
  return [open ?? t('shares.sheet.settled')];
}

/** What is not stored of several reads; nothing if all is. */
export function describeGaps({ t, format }: Language, reads: readonly Rows[]): string[] {
  if (reads.every(({ state }) => state === 'complete')) return [];
  const shown = listGaps(format, reads);
  return [
    shown.length > 0 && shown.length <= mostGaps
      ? t('shares.sheet.missing', { days: format.list(shown) })
      : t('shares.sheet.partial'),
  ];
}

/** The days that are not stored, each once. */
export function listGaps(format: Format, reads: readonly Rows[]): string[] {
  const days = reads.flatMap(({ gaps }) => gaps).map(({ from, to }) => format.dayRange(from, to));
  return [...new Set(days)];
}

/** What figures are compared with; null if they are not, or if days of it are missing. */
export function describeAgainst(
  { t, format }: Language,
  { comparedRange, currencies }: Pick<Summary, 'comparedRange' | 'currencies'>,
): string | null {
  if (!comparedRange || currencies.every(({ compared }) => compared === null)) return null;
  return t('reports.against', { range: format.dayRange(comparedRange.from, comparedRange.to) });
}

/** The oldest age of what is stored; null if nothing is. Notes name what is missing. */
export const findOldest = (ages: readonly (string | null)[]): string | null =>
  ages.filter((age) => age !== null).sort()[0] ?? null;
