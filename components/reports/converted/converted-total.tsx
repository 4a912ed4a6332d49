import { PartialMark } from '@/components/feedback/partial-mark';
import { formatMoney } from '@/lib/format/money';
import type { Conversion, MoneyMetric } from '@/lib/rates/converted-shape';
import { metricInfo } from '@/lib/reports/metric-info';

type Props = { conversion: Conversion; metrics: readonly MoneyMetric[]; to: string; partial: boolean };

/** Within a sentence. An abbreviation stays as it is. */
const lower = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase());

/** The sum of what was converted. Where something was not, it is called a part, and what is missing is named. */
export function ConvertedTotal({ conversion, metrics, to, partial }: Props) {
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
            {total && complete ? 'Total' : 'Converted part'}, {lower(metricInfo[metric].label)}
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
