import { DeltaMark } from '@/components/feedback/delta-mark';
import { PartialMark } from '@/components/feedback/partial-mark';
import type { CurrencyProfit } from '@/lib/profit/profit-shape';
import { compareProfit, type ProfitValue, profitInfo, writeProfit } from './profit-values';

type Props = { profit: CurrencyProfit; values: readonly ProfitValue[]; against: string; partial: boolean };

/** The sums of one currency. What has no margin to tell it says so. */
export function ProfitTotals({ profit, values, against, partial }: Props) {
  const { figures, compared, currency } = profit;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {values.map((value) => {
        const text = writeProfit(figures, value, currency);
        const delta = partial ? null : compareProfit(figures, compared, value);
        return (
          <div
            key={value}
            className="min-w-0 rounded border border-border bg-surface px-3 py-2 shadow-raised"
            title={profitInfo[value].meaning}
          >
            <dt className="truncate text-xs text-muted">{profitInfo[value].label}</dt>
            <dd className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="tabular text-lg font-semibold">{text ?? 'No margin'}</span>
              {partial ? <PartialMark /> : delta ? <DeltaMark delta={delta} against={against} /> : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
