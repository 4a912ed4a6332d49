import type { QueryClient } from '@tanstack/react-query';
import { type ConvertedInput, convertedQuerySchema } from '@/features/rates/converted-query';
import { type ConvertedParts, readConverted } from '@/features/rates/read-converted';
import { readReportingCurrency } from '@/features/rates/reporting-currency';
import { prefetchRead } from '@/lib/client/prefetch-read';
import { ledgerFor } from '@/lib/data/links/placement-ledger';
import { convertedOptions, reportingCurrencyOptions } from './rates';

/** Prefetches the converted amounts for the page's first paint, if the workspace has a reporting currency. */
export async function prefetchConverted(
  client: QueryClient,
  context: ConvertedParts,
  input: ConvertedInput | null,
): Promise<void> {
  if (!input) return;
  const { db, member } = context;
  const reporting = reportingCurrencyOptions();
  await client.prefetchQuery({
    ...reporting,
    queryFn: async () => ({ currency: await readReportingCurrency(db, member.workspaceId) }),
  });
  if (!client.getQueryData(reporting.queryKey)?.currency) return;
  await prefetchRead(client, convertedOptions(input), convertedQuerySchema, async (query) =>
    readConverted(db, await ledgerFor(context, query), query),
  );
}
