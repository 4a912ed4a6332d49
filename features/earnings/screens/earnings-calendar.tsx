import { PartialMark } from '@/components/feedback/partial-mark';
import { Card } from '@/components/ui/card';
import { nameMonth } from '@/features/closing/screens/month-name';
import type { EarningsMonth } from '@/features/earnings/earnings-shape';
import { useLanguage } from '@/lib/language/use-language';

/** When the commission of each month settles, newest first. Every currency has its own line. */
export function EarningsCalendar({ months }: { months: readonly EarningsMonth[] }) {
  const { t } = useLanguage();
  if (months.every(({ currencies }) => currencies.length === 0)) return null;
  return (
    <Card title={t('earnings.calendar.title')} description={t('earnings.calendar.hint')} flush>
      <ul className="divide-y divide-border border-t border-border">
        {months.map((month) => (
          <Month key={month.month} month={month} />
        ))}
      </ul>
    </Card>
  );
}

function Month({ month: { month, until, state, currencies } }: { month: EarningsMonth }) {
  const { t, format } = useLanguage();
  const name = nameMonth(format, month);
  return (
    <li className="grid gap-1 px-4 py-2.5 text-sm sm:grid-cols-2 sm:gap-4">
      <span>{t(`earnings.calendar.states.${state}`, { month: name, day: format.day(until) })}</span>
      <ul className="grid gap-1 tabular">
        {currencies.length === 0 ? <li className="text-muted">{t('earnings.calendar.nothing')}</li> : null}
        {currencies.map(({ currency, commission, open, expected }) => {
          const money = (amount: string) => format.money(amount, currency);
          return (
            <li key={currency}>
              {t('earnings.calendar.amount', {
                commission: money(commission),
                part: Number(open) === 0 ? 'none' : 'some',
                open: money(open),
              })}{' '}
              {state === 'notLoaded' ? <PartialMark /> : null}
              {expected ? (
                <span className="block text-xs text-muted">
                  {t('earnings.calendar.expected', {
                    expected: money(expected.expected),
                    low: money(expected.low),
                    high: money(expected.high),
                    days: expected.otherDays,
                  })}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
