import { PartialMark } from '@/components/feedback/partial-mark';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import type { Converted, MoneyMetric } from '@/features/rates/converted-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { conversion: Converted; metrics: readonly MoneyMetric[]; to: string; partial: boolean };

/** The converted sum. If some amounts could not be converted, calls it partial and names them. */
export function ConvertedTotal({ conversion, metrics, to, partial }: Props) {
  const { t, format } = useLanguage();
  const { total, complete, currencies, provisional } = conversion;
  const missing = currencies.flatMap(({ currency, unconverted }) =>
    unconverted ? metrics.map((metric) => format.money(unconverted.amounts[metric], currency)) : [],
  );
  return (
    <div className="min-w-0 text-xs text-muted max-sm:shrink-0">
      <h2 className="text-sm font-semibold text-text">{t('reports.converted.title', { currency: to })}</h2>
      {metrics.map((metric) => (
        <p key={metric}>
          <span className="block">
            {t(total && complete ? 'reports.converted.total' : 'reports.converted.part', {
              metric: t(`metrics.${metric}.inText`),
            })}
          </span>
          <span className="tabular text-base font-semibold text-text">
            {total ? format.money(total[metric], to) : '–'}
          </span>{' '}
          {total && provisional ? <ProvisionalMark /> : null}
        </p>
      ))}
      {missing.length === 0 ? null : (
        <p className="text-warning">
          {t('reports.converted.without', { amounts: missing.join(t('reports.separator')) })}
        </p>
      )}
      {partial ? <PartialMark /> : null}
    </div>
  );
}
