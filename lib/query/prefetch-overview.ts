import type { QueryClient } from '@tanstack/react-query';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { type OverviewQuery, overviewQuerySchema } from '@/lib/overview/overview-query';
import { readOverview } from '@/lib/overview/read-overview';
import { convertedInput } from '@/lib/rates/converted-input';
import type { ConvertedParts } from '@/lib/rates/read-converted';
import { overviewOptions } from './overview';
import { prefetchConverted } from './prefetch-converted';
import { prefetchRead } from './prefetch-read';

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
