import type { Basis, ListBasis, RowsBasis } from '@/lib/data/basis';
import { addDays, type Day, type DayRange, earlierOf } from '@/lib/data/days';
import { joinRanges } from '@/lib/data/ranges/gaps';
import { firstUnsettledDay, lookBackDays } from '@/lib/data/ranges/look-back';
import { judgeRange } from '@/lib/data/reporting/open-days';
import type { Language } from '@/lib/language/language';
import type { OpenDays } from './page-kind';

/** Ranges of missing days that the sentence names. */
const mostRanges = 3;

/** The days of a range that may still change; null if none may. */
export function findOpenDays(range: DayRange, today: Day): OpenDays | null {
  const state = judgeRange(range, today);
  if (state === 'settled') return null;
  const until = addDays(earlierOf(range.to, today), lookBackDays);
  return { from: state === 'open' ? null : firstUnsettledDay(today), until };
}

/** One sentence: whether everything that figures come from is loaded, and what may still change until about when. */
export function describeReceipt(language: Language, basis: Basis, open: OpenDays | null): string {
  const { t, format } = language;
  return t('reportMail.receipt', {
    state: basis.complete ? 'complete' : 'missing',
    missing: basis.complete ? '' : format.list(listMissing(language, basis)),
    change: open === null ? 'none' : open.from === null ? 'all' : 'some',
    from: open?.from ? format.day(open.from) : '',
    until: open ? format.day(open.until) : '',
  });
}

/** Lists and rows that are not loaded, with the days of the rows. */
function listMissing({ t, format }: Language, { rows, lists }: Basis): string[] {
  const isMissing = ({ state }: RowsBasis | ListBasis) => state !== 'complete';
  const gaps = new Map<string, DayRange[]>();
  for (const { datasets, gaps: found } of rows.filter(isMissing)) {
    const name = format.list(datasets.map((dataset) => t(`reportMail.rows.${dataset}`)));
    gaps.set(name, joinRanges([...(gaps.get(name) ?? []), ...found]));
  }
  const nameDays = (all: readonly DayRange[]) => {
    const named = all.slice(0, mostRanges).map(({ from, to }) => format.dayRange(from, to));
    const more = all.length - named.length;
    return format.list([...named, ...(more > 0 ? [t('reportMail.moreRanges', { count: more })] : [])]);
  };
  return [
    ...lists.filter(isMissing).map(({ name }) => t(`reportMail.lists.${name}`)),
    ...[...gaps].map(([name, all]) => t('reportMail.rowsOf', { rows: name, days: nameDays(all) })),
  ];
}
