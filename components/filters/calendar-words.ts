import type { Day } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';

/** The texts of a calendar of UTC days. */
export function wordCalendar({ t, locale }: Language) {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: Day) => format(new Date(day));
  };
  const weekday = write({ weekday: 'short' });
  const full = write({ dateStyle: 'full' });
  return {
    month: write({ month: 'long', year: 'numeric' }),
    /** Two letters fit above a day. */
    weekday: (day: Day) => weekday(day).slice(0, 2),
    longWeekday: write({ weekday: 'long' }),
    day(day: Day, { today, selected }: { today: boolean; selected: boolean }) {
      const text = today ? t('filters.range.today', { day: full(day) }) : full(day);
      return selected ? t('filters.range.selected', { day: text }) : text;
    },
  };
}
