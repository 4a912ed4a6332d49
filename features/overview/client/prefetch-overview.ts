import type { QueryClient } from '@tanstack/react-query';
import { type OverviewQuery, overviewQuerySchema } from '@/features/overview/overview-query';
import { readOverview } from '@/features/overview/read-overview';
import { prefetchConverted } from '@/features/rates/client/prefetch-converted';
import { convertedInput } from '@/features/rates/converted-input';
import type { ConvertedParts } from '@/features/rates/read-converted';
import { prefetchRead } from '@/lib/client/prefetch-read';
import { ledgerOf } from '@/lib/data/workspace-ledger';
import { overviewOptions } from './overview';

/** Prefetches the overview for the page's first paint. The browser reports an invalid query. */
export async function prefetchOverview(
  client: QueryClient,
  context: ConvertedParts,
  query: OverviewQuery,
): Promise<void> {
  const range = { from: query.from, to: query.to };
  const converted = prefetchConverted(
    client,
    context,
    convertedInput({ dataset: 'reports', range, filters: {} }),
  );
  await prefetchRead(client, overviewOptions(query), overviewQuerySchema, (input) =>
    readOverview(ledgerOf(context), input),
  );
  await converted;
}
