import { ScrollRegion } from '@/components/ui/scroll-region';
import { formatDay, formatDayRange } from '@/lib/format/day';
import { formatExchangeRate } from '@/lib/format/exchange-rate';
import { formatMoney } from '@/lib/format/money';
import { formatQuantity } from '@/lib/format/number';
import type { ConvertedCurrency, MoneyMetric, RatesUsed } from '@/lib/rates/converted-shape';
import { describeDays, hasDetails, listServed } from '@/lib/rates/describe-rates';

type Props = { currencies: readonly ConvertedCurrency[]; metrics: readonly MoneyMetric[]; to: string };

/** How each currency was converted: its rates, the days that took an earlier one, and those without any. */
export function ConvertedDetails({ currencies, metrics, to }: Props) {
  const told = currencies.filter(hasDetails);
  if (told.length === 0) return null;
  return (
    <details className="min-w-0 grow basis-0">
      <summary className="reach w-fit cursor-pointer rounded hover:text-text">Rates and missing days</summary>
      <ScrollRegion label="Rates and missing days" className="mt-2 max-h-72">
        <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {told.map((entry) => (
            <div key={entry.currency}>
              <dt className="font-medium text-text">{entry.currency}</dt>
              {entry.rates ? <Used rates={entry.rates} to={to} /> : null}
              {entry.unconverted ? (
                <dd>
                  Not converted, for lack of a rate:{' '}
                  {metrics
                    .map((metric) => formatMoney(entry.unconverted?.amounts[metric] ?? '0', entry.currency))
                    .join(' and ')}{' '}
                  of {describeDays(entry.unconverted.days.map(({ day }) => day))}
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
  const { days, lowest, highest } = rates;
  return (
    <>
      <dd>{formatQuantity(days, 'day')} converted</dd>
      <dd className="tabular">
        Lowest {formatExchangeRate(lowest.rate)} {to} of {formatDay(lowest.day)}
      </dd>
      <dd className="tabular">
        Highest {formatExchangeRate(highest.rate)} {to} of {formatDay(highest.day)}
      </dd>
      {listServed(rates).map(({ days, rateDay }) => (
        <dd key={days.from}>
          {formatDayRange(days.from, days.to)} at the rate of {formatDay(rateDay)}
        </dd>
      ))}
    </>
  );
}
