import type { QueryClient } from '@tanstack/react-query';
import { readInput } from '@/lib/contract/query-string';
import { accept } from '@/lib/http/accept';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { type NameParts, nameSourceOf } from '@/lib/names/name-source';
import { resolveNames } from '@/lib/names/resolve-names';
import { type OverviewQuery, overviewQuerySchema } from '@/lib/overview/overview-query';
import { readOverview } from '@/lib/overview/read-overview';
import { wantedNames } from '@/lib/overview/wanted-names';
import { convertedInput } from '@/lib/rates/converted-input';
import type { ConvertedParts } from '@/lib/rates/read-converted';
import { namesOptions } from './names';
import { overviewOptions } from './overview';
import { prefetchConverted } from './prefetch-converted';

/** Names may take a while: the figures do not wait for them longer than this. */
const namesWithinMs = 150;

/** Puts the overview, and the names on it, where the page's first paint finds them. A bad query is left to the browser to tell. */
export async function prefetchOverview(
  client: QueryClient,
  context: ConvertedParts & NameParts,
  query: OverviewQuery,
): Promise<void> {
  const range = { from: query.from, to: query.to };
  const converted = prefetchConverted(
    client,
    context,
    convertedInput({ dataset: 'reports', range, filters: {} }),
  );
  const options = overviewOptions(query);
  await client.prefetchQuery({
    ...options,
    queryFn: async () => readOverview(ledgerOf(context), accept(readInput(overviewQuerySchema, query))),
  });
  const overview = client.getQueryData(options.queryKey);
  await converted;
  if (!overview) return;
  const wanted = wantedNames(overview);
  const names = client.prefetchQuery({
    ...namesOptions(wanted),
    queryFn: () => resolveNames(nameSourceOf(context), wanted),
  });
  await Promise.race([names, new Promise((resolve) => setTimeout(resolve, namesWithinMs))]);
}
