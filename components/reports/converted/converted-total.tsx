import { PartialMark } from '@/components/feedback/partial-mark';
import { formatMoney } from '@/lib/format/money';
import { useLanguage } from '@/lib/language/use-language';
import type { Conversion, MoneyMetric } from '@/lib/rates/converted-shape';

type Props = { conversion: Conversion; metrics: readonly MoneyMetric[]; to: string; partial: boolean };

/** The sum of what was converted. Where something was not, it is called a part, and what is missing is named. */
export function ConvertedTotal({ conversion, metrics, to, partial }: Props) {
  const { t } = useLanguage();
  const { total, complete, currencies } = conversion;
  const missing = currencies.flatMap(({ currency, unconverted }) =>
    unconverted ? metrics.map((metric) => formatMoney(unconverted.amounts[metric], currency)) : [],
  );
  return (
    <div className="min-w-0 text-xs text-muted max-sm:shrink-0">
      <h2 className="text-sm font-semibold text-text">In {to}, converted</h2>
      {metrics.map((metric) => (
        <p key={metric}>
          <span className="block">
            {total && complete ? 'Total' : 'Converted part'}, {t(`metrics.${metric}.inText`)}
          </span>
          <span className="tabular text-base font-semibold text-text">
            {total ? formatMoney(total[metric], to) : '–'}
          </span>
        </p>
      ))}
      {complete ? null : <p className="text-warning">Without {missing.join(', ')}</p>}
      {partial ? <PartialMark /> : null}
    </div>
  );
}
