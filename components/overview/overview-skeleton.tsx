import { ChartSkeleton } from '@/components/charts/chart-skeleton';
import { StatCardSkeleton } from '@/components/charts/stat-card';
import { Skeleton } from '@/components/ui/skeleton';
import { overviewMetrics } from '@/lib/overview/overview-shape';

/** The shape of the overview before the first rows arrive. */
export function OverviewSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:gap-4">
        {overviewMetrics.map((metric) => (
          <StatCardSkeleton key={metric} />
        ))}
      </div>
      <div className="rounded border border-border bg-surface p-4 shadow-raised">
        <Skeleton className="mb-4 w-40" />
        <ChartSkeleton height={280} />
      </div>
    </div>
  );
}
