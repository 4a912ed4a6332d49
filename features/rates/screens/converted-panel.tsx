'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { NearLink } from '@/components/ui/near-link';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Skeleton } from '@/components/ui/skeleton';
import { convertedOptions, reportingCurrencyOptions } from '@/features/rates/client/rates';
import type { ConvertedInput } from '@/features/rates/converted-query';
import type { MoneyMetric } from '@/features/rates/converted-shape';
import { useLanguage } from '@/lib/language/use-language';
import { ConvertedCell } from './converted-cell';
import { ConvertedDetails } from './converted-details';
import { ConvertedTotal } from './converted-total';

type Props = {
  /** The page's request; null if its rows have no amounts. */
  input: ConvertedInput | null;
  metrics: readonly MoneyMetric[];
  /** Whether rows of the range are still arriving. */
  partial: boolean;
};

/** The page's amounts in the reporting currency, next to the originals. Empty without a reporting currency. */
export function ConvertedPanel({ input, ...rest }: Props) {
  const { data } = useQuery({ ...reportingCurrencyOptions(), enabled: input !== null });
  return input && data?.currency ? <Panel {...rest} input={input} to={data.currency} /> : null;
}

type PanelProps = Omit<Props, 'input'> & { input: ConvertedInput; to: string };

function Panel({ input, metrics, partial, to }: PanelProps) {
  const { t } = useLanguage();
  const read = useQuery(convertedOptions(input));
  const { data } = read;
  const failure = toFailure(read);
  const shown = { metrics, to };
  return (
    <Card aria-label={t('reports.converted.title', { currency: to })}>
      {failure ? (
        <FailedLine {...failure} title={t('reports.converted.failed', { currency: to })} />
      ) : data ? (
        <div className="grid gap-2">
          <ScrollRegion label={t('reports.converted.amounts', { currency: to })}>
            <div className="flex gap-x-4 gap-y-3 sm:grid sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] xl:grid-cols-[repeat(auto-fit,minmax(6.75rem,1fr))]">
              <ConvertedTotal conversion={data} partial={partial} {...shown} />
              <ul className="contents">
                {data.currencies.map((entry) => (
                  <ConvertedCell key={entry.currency} entry={entry} {...shown} />
                ))}
              </ul>
            </div>
          </ScrollRegion>
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-xs text-muted">
            <ConvertedDetails currencies={data.currencies} {...shown} />
            <NearLink href="/settings/currencies" className="reach rounded hover:underline" data-print="hide">
              {t('reports.converted.allRates')}
            </NearLink>
          </div>
        </div>
      ) : (
        <Skeleton className="h-28" />
      )}
    </Card>
  );
}
