import type { QueryClient } from '@tanstack/react-query';
import { readInput } from '@/lib/contract/query-string';
import { accept } from '@/lib/http/accept';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { type OverviewQuery, overviewQuerySchema } from '@/lib/overview/overview-query';
import { readOverview } from '@/lib/overview/read-overview';
import { convertedInput } from '@/lib/rates/converted-input';
import type { ConvertedParts } from '@/lib/rates/read-converted';
import { overviewOptions } from './overview';
import { prefetchConverted } from './prefetch-converted';

/** Reads the overview for the page's first paint. The browser reports a bad query. */
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
  await client.prefetchQuery({
    ...overviewOptions(query),
    queryFn: async () => readOverview(ledgerOf(context), accept(readInput(overviewQuerySchema, query))),
  });
  await converted;
}
