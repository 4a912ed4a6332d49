import { PartialMark } from '@/components/feedback/partial-mark';
import type { ConvertedCurrency, MoneyMetric } from '@/features/rates/converted-shape';
import { describeRate, describeRateDays } from '@/features/rates/describe-rates';
import { useLanguage } from '@/lib/language/use-language';

type Props = { entry: ConvertedCurrency; metrics: readonly MoneyMetric[]; to: string };

/** One currency: the original amount, the converted amount, and the range of rates. */
export function ConvertedCell({ entry, metrics, to }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const { currency, original, converted, rates, unconverted } = entry;
  const missing = unconverted && metrics.map((metric) => format.money(unconverted.amounts[metric], currency));
  return (
    <li className="min-w-0 text-xs text-muted max-sm:shrink-0">
      <p className="text-sm text-text">{currency}</p>
      {metrics.map((metric) => (
        <p key={metric} className="tabular">
          <span className="block">
            <span className={metrics.length > 1 ? undefined : 'sr-only'}>
              {t(`metrics.${metric}.label`)}{' '}
            </span>
            {format.money(original[metric], currency)}
          </span>
          <span className="text-base text-text">
            <span aria-hidden="true">→ </span>
            <span className="sr-only">{t('reports.converted.spoken')} </span>
            <span className="font-semibold">{converted ? format.money(converted[metric], to) : '–'}</span>{' '}
            {converted && missing ? <PartialMark /> : null}
          </span>
        </p>
      ))}
      {rates ? (
        <>
          <p className="tabular">{describeRate(language, rates)}</p>
          <p>{describeRateDays(language, rates)}</p>
        </>
      ) : null}
      {currency === to ? <p>{t('reports.converted.needsNone')}</p> : null}
      {missing ? (
        <p className="text-warning">
          {converted
            ? t('reports.converted.partMissing', { amounts: missing.join(t('reports.separator')) })
            : t('reports.converted.noRate', { currency })}
        </p>
      ) : null}
    </li>
  );
}
