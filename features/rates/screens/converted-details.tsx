import { ScrollRegion } from '@/components/ui/scroll-region';
import type { ConvertedCurrency, MoneyMetric, RatesUsed } from '@/features/rates/converted-shape';
import { describeDays, hasDetails, listServed } from '@/features/rates/describe-rates';
import type { DayRate } from '@/features/rates/rate-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { currencies: readonly ConvertedCurrency[]; metrics: readonly MoneyMetric[]; to: string };

/** How each currency was converted: its rates, days that use an earlier rate, and days without one. */
export function ConvertedDetails({ currencies, metrics, to }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const detailed = currencies.filter(hasDetails);
  if (detailed.length === 0) return null;
  return (
    <details className="min-w-0 grow basis-0">
      <summary className="reach w-fit cursor-pointer rounded hover:text-text">
        {t('reports.converted.details')}
      </summary>
      <ScrollRegion label={t('reports.converted.details')} className="mt-2 max-h-72">
        <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {detailed.map((entry) => (
            <div key={entry.currency}>
              <dt className="font-medium text-text">{entry.currency}</dt>
              {entry.rates ? <Used rates={entry.rates} to={to} /> : null}
              {entry.unconverted ? (
                <dd>
                  {t('reports.converted.missing', {
                    amounts: format.list(
                      metrics.map((metric) =>
                        format.money(entry.unconverted?.amounts[metric] ?? '0', entry.currency),
                      ),
                    ),
                    days: describeDays(
                      language,
                      entry.unconverted.days.map(({ day }) => day),
                    ),
                  })}
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
      </ScrollRegion>
    </details>
  );
}

function Used({ rates, to }: { rates: RatesUsed; to: string }) {
  const { t, format } = useLanguage();
  const { days, lowest, highest } = rates;
  const values = ({ day, rate }: DayRate) => ({
    rate: format.exchangeRate(rate),
    currency: to,
    day: format.day(day),
  });
  return (
    <>
      <dd>{t('reports.converted.days', { days })}</dd>
      <dd className="tabular">{t('reports.converted.lowest', values(lowest))}</dd>
      <dd className="tabular">{t('reports.converted.highest', values(highest))}</dd>
      {listServed(rates).map(({ days, rateDay }) => (
        <dd key={days.from}>
          {t('reports.converted.served', {
            range: format.dayRange(days.from, days.to),
            day: format.day(rateDay),
          })}
        </dd>
      ))}
    </>
  );
}
