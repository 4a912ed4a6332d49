import { stepsOptions } from '@/features/desk/client/desk';
import { goalsOfOptions, mostShown } from '@/features/goals/client/goals';
import type { OverviewQuery } from '@/features/overview/overview-query';
import { prefetchConverted } from '@/features/rates/client/prefetch-converted';
import { convertedInput } from '@/features/rates/converted-input';
import type { Prefetch } from '@/lib/client/api';
import type { Day } from '@/lib/data/terms/days';
import { overviewOptions } from './overview';

/** Prefetches the overview for the page's first paint. */
export async function prefetchOverview(prefetch: Prefetch, query: OverviewQuery, today: Day): Promise<void> {
  const range = { from: query.from, to: query.to };
  const converted = convertedInput({ dataset: 'reports', range, filters: {} });
  await Promise.all([
    prefetchConverted(prefetch, converted),
    prefetch(overviewOptions(query)),
    prefetch(stepsOptions()),
    prefetch(goalsOfOptions({ from: today, to: today }, mostShown)),
  ]);
}
