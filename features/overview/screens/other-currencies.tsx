import { DeltaMark } from '@/components/feedback/delta-mark';
import { ChevronDown } from '@/components/ui/icons';
import { Popover } from '@/components/ui/popover';
import type { OverviewCurrency, OverviewMetric } from '@/features/overview/overview-shape';
import { useLanguage } from '@/lib/language/use-language';
import { compareValues, formatValue } from '@/lib/pages/figure';

type Props = {
  main: OverviewCurrency;
  others: readonly OverviewCurrency[];
  metric: OverviewMetric;
  against: string;
};

/** The currency of a card. Opens the figures of the others. */
export function OtherCurrencies({ main, others, metric, against }: Props) {
  const { t, format } = useLanguage();
  if (others.length === 0) return <span className="shrink-0 text-xs">{main.currency}</span>;
  const name = t('overview.others', { metric: t(`metrics.${metric}.label`) });
  return (
    <Popover
      label={name}
      align="end"
      className="min-w-56"
      triggerClassName="-mr-1 inline-flex h-6 shrink-0 items-center gap-1 rounded px-1 text-xs text-muted hover:bg-fill hover:text-text touch:-my-2 touch:h-11 touch:min-w-11 touch:justify-end [&_svg]:size-3"
      trigger={
        <>
          <span className="sr-only">{name}, </span>
          {/* On a phone, the label needs the room, and the figure shows its currency. */}
          <span className="max-sm:sr-only">{main.currency}</span>
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      <dl className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-4 gap-y-1.5">
        {others.map(({ currency, figures }) => {
          const { now, counted, before } = figures[metric];
          const delta = compareValues(format, counted, before, metric);
          return (
            <div key={currency} className="contents">
              <dt className="text-muted">{currency}</dt>
              <dd className="tabular text-right font-medium">{formatValue(format, now, metric, currency)}</dd>
              <dd className="min-w-14 text-right">
                {delta ? <DeltaMark delta={delta} against={against} /> : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </Popover>
  );
}
