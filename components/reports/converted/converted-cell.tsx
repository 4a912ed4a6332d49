import { PartialMark } from '@/components/feedback/partial-mark';
import { formatMoney } from '@/lib/format/money';
import { useLanguage } from '@/lib/language/use-language';
import type { ConvertedCurrency, MoneyMetric } from '@/lib/rates/converted-shape';
import { describeRate, describeRateDays } from '@/lib/rates/describe-rates';

type Props = { entry: ConvertedCurrency; metrics: readonly MoneyMetric[]; to: string };

/** One currency: the original amount, what it is in the reporting currency, and the rates between the two. */
export function ConvertedCell({ entry, metrics, to }: Props) {
  const { t } = useLanguage();
  const { currency, original, converted, rates, unconverted } = entry;
  const missing = unconverted && metrics.map((metric) => formatMoney(unconverted.amounts[metric], currency));
  return (
    <li className="min-w-0 text-xs text-muted max-sm:shrink-0">
      <p className="text-sm text-text">{currency}</p>
      {metrics.map((metric) => (
        <p key={metric} className="tabular">
          <span className="block">
            <span className={metrics.length > 1 ? undefined : 'sr-only'}>
              {t(`metrics.${metric}.label`)}{' '}
            </span>
            {formatMoney(original[metric], currency)}
          </span>
          <span className="text-base text-text">
            <span aria-hidden="true">→ </span>
            <span className="sr-only">converted: </span>
            <span className="font-semibold">{converted ? formatMoney(converted[metric], to) : '–'}</span>{' '}
            {converted && missing ? <PartialMark /> : null}
          </span>
        </p>
      ))}
      {rates ? (
        <>
          <p className="tabular">{describeRate(rates)}</p>
          <p>{describeRateDays(rates)}</p>
        </>
      ) : null}
      {currency === to ? <p>Needs no rate</p> : null}
      {missing ? (
        <p className="text-warning">
          {converted ? `${missing.join(', ')} not converted` : `Not converted: no ${currency} rate`}
        </p>
      ) : null}
    </li>
  );
}
