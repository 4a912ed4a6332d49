import { DeltaMark } from '@/components/feedback/delta-mark';
import { PartialMark } from '@/components/feedback/partial-mark';
import { Skeleton } from '@/components/ui/skeleton';
import type { CurrencyProfit } from '@/features/profit/profit-shape';
import { compareProfit, listKnown, type ProfitValue, writeProfit } from '@/features/profit/profit-values';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** Undefined until it is known. The cards have their place before. */
  profit: CurrencyProfit | undefined;
  values: readonly ProfitValue[];
  against: string;
  partial: boolean;
};

/** Totals of one currency. Says so if there is no margin. */
export function ProfitTotals({ profit, values, against, partial }: Props) {
  const { t } = useLanguage();
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {listKnown(values, profit).map((value) => (
        <div
          key={value}
          className="min-w-0 rounded border border-border bg-surface px-3 py-2 shadow-raised"
          title={t(`profit.values.${value}.meaning`)}
        >
          <dt className="truncate text-xs text-muted">{t(`profit.values.${value}.label`)}</dt>
          <dd className="flex min-h-7 flex-wrap items-baseline justify-between gap-x-2">
            {profit ? <Total {...{ profit, value, against, partial }} /> : <Skeleton className="h-5 w-24" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type TotalProps = { profit: CurrencyProfit; value: ProfitValue; against: string; partial: boolean };

function Total({ profit, value, against, partial }: TotalProps) {
  const { t, format } = useLanguage();
  const { figures, currency } = profit;
  const delta = compareProfit(format, profit, value);
  return (
    <>
      <span className="tabular text-lg font-semibold">
        {writeProfit(format, figures, value, currency) ?? t('profit.noMargin')}
      </span>
      {partial ? <PartialMark /> : null}
      {delta ? <DeltaMark delta={delta} against={against} /> : null}
    </>
  );
}
