'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ChartSkeleton } from '@/components/charts/chart-skeleton';
import { LoadFailure } from '@/components/feedback/load-failure';
import { LedgerFreshness } from '@/components/feedback/sync/ledger-freshness';
import { SyncNotice } from '@/components/feedback/sync/sync-notice';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { toFailure } from '@/components/feedback/to-failure';
import { useWeekStart } from '@/components/filters/week-start';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { StepsCard } from '@/features/desk/screens/steps-card';
import { GoalsCard } from '@/features/goals/screens/goals-card';
import { noteVisit, overviewOptions } from '@/features/overview/client/overview';
import { type Overview, overviewMetrics } from '@/features/overview/overview-shape';
import { TodayCard } from '@/features/today/screens/today-card';
import { SavedViews } from '@/features/views/screens/saved-views';
import { carryDays, noDays } from '@/lib/client/range-search';
import { useSearch } from '@/lib/client/use-search';
import { chooseOneCurrency } from '@/lib/data/read/summary/currencies';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { listSyncRanges } from '@/lib/pages/sync-need';
import { ChangesCard } from './changes-card';
import { OverviewChart } from './overview-chart';
import { OverviewFigures } from './overview-figures';
import { OverviewToolbar } from './overview-toolbar';
import { overviewSearch, toOverviewQuery } from './search-params';

type Props = {
  /** Server day (UTC), so that hydration matches. */
  today: Day;
  /** End of the previous visit; null on the first. */
  since: string | null;
};

export function OverviewScreen({ today, since }: Props) {
  const { t } = useLanguage();
  const [search, setSearch] = useSearch(overviewSearch, { history: 'push' });
  const query = toOverviewQuery(search, today, useWeekStart());
  const read = useQuery(overviewOptions(query));
  const { data, isPlaceholderData } = read;
  const failure = toFailure(read);
  const shownDays = isPlaceholderData ? undefined : data && toShown(data);
  const sync = useLedgerSync(shownDays);
  useVisit();
  const currencies = data?.currencies ?? [];
  const shown = chooseOneCurrency(
    currencies.map(({ currency, figures }) => ({
      currency,
      figures: { clicks: Number(figures.clicks.now) },
    })),
    search.currency,
  );
  const main = currencies.find(({ currency }) => currency === shown);
  const running = sync.progress?.state === 'running';
  const partial = data !== undefined && !data.basis.complete;
  const isLoaded = shownDays !== undefined && listSyncRanges(shownDays).length === 0 && !running;
  return (
    <>
      <PageHeader
        title={t('pages.overview')}
        days={{ from: query.from, to: query.to }}
        actions={
          <>
            <LedgerFreshness receipt={data?.receipt} sync={sync} />
            <SavedViews page="/overview" />
          </>
        }
        toolbar={
          <OverviewToolbar
            search={search}
            today={today}
            currencies={currencies.map(({ currency }) => currency)}
            currency={main?.currency ?? null}
            onChange={setSearch}
          />
        }
      />
      {failure ? (
        <LoadFailure
          {...failure}
          title={t('overview.failed')}
          reset={<Button onClick={() => setSearch(noDays)}>{t('reports.showLast')}</Button>}
        />
      ) : data && main ? (
        <OverviewFigures
          overview={data}
          main={main}
          chosen={search.currency === shown}
          days={carryDays(search, data.range)}
          chart={
            <OverviewChart
              overview={data}
              main={main}
              metric={search.metric}
              grain={search.grain}
              stale={isPlaceholderData}
              onMetric={(metric) => setSearch({ metric })}
              onGrain={(grain) => setSearch({ grain })}
            />
          }
          today={<TodayCard loads={isLoaded} />}
          goals={<GoalsCard today={today} loads={isLoaded} />}
          aside={
            <>
              <StepsCard />
              <ChangesCard since={since} />
            </>
          }
        />
      ) : data && !partial && !running ? (
        <EmptyState title={t('overview.empty.title')}>{t('overview.empty.hint')}</EmptyState>
      ) : (
        <OverviewSkeleton />
      )}
      <SyncNotice sync={sync} label={t('reports.reports.reading')} partial={partial} />
    </>
  );
}

const toShown = ({ range, receipt, bonusReceipt, comparedRange, ...compared }: Overview) => ({
  sources: ['reports', 'brb'] as const,
  range,
  receipts: [receipt, bonusReceipt],
  comparedRange,
  comparedReceipts: [compared.comparedReceipt, compared.comparedBonusReceipt].filter((one) => one !== null),
});

/** Records a visit, so that the next one can show what changed since. */
function useVisit(): void {
  useEffect(() => {
    // If this fails, the next visit only shows more changes.
    noteVisit().catch(() => {});
  }, []);
}

/** The shape of the overview before the first rows arrive. */
function OverviewSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:gap-4">
        {overviewMetrics.map((metric) => (
          <Skeleton key={metric} className="h-23" />
        ))}
      </div>
      <div className="rounded border border-border bg-surface p-4 shadow-raised">
        <Skeleton className="mb-4 w-40" />
        <ChartSkeleton height={220} />
      </div>
    </div>
  );
}
