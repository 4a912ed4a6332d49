import type { DayPickerProps } from 'react-day-picker';
import type { Language } from '@/lib/language/language';

/** The texts of a calendar of UTC days. */
export function wordCalendar({ t, locale }: Language): Pick<DayPickerProps, 'formatters' | 'labels'> {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (date: Date) => format(date);
  };
  const month = write({ month: 'long', year: 'numeric' });
  const weekday = write({ weekday: 'short' });
  const full = write({ dateStyle: 'full' });
  return {
    // Two letters fit above a day.
    formatters: { formatCaption: month, formatWeekdayName: (day) => weekday(day).slice(0, 2) },
    labels: {
      labelGrid: month,
      labelWeekday: write({ weekday: 'long' }),
      labelPrevious: () => t('filters.range.previousMonth'),
      labelNext: () => t('filters.range.nextMonth'),
      labelDayButton: (date, { today, selected }) => {
        const day = today ? t('filters.range.today', { day: full(date) }) : full(date);
        return selected ? t('filters.range.selected', { day }) : day;
      },
    },
  };
}
