import 'server-only';
import type { QueryClient } from '@tanstack/react-query';
import { listFamilies } from '@/lib/accounts/connections';
import { requireMember } from '@/lib/accounts/session';
import { readSearch, type SearchParams } from '@/lib/address/search';
import { readInput, writeQuery } from '@/lib/contract/query-string';
import { accept } from '@/lib/http/route';
import type { DatasetName } from '@/lib/ledger/datasets';
import { type Day, toDay } from '@/lib/ledger/days';
import { summarize } from '@/lib/ledger/summary';
import { type SummaryInput, summaryQuerySchema } from '@/lib/ledger/summary-query';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { getQueryClient } from '@/lib/query/client';
import { summaryOptions } from '@/lib/query/ledger';
import { chooseCurrency, orderCurrencies } from '@/lib/reports/currencies';
import { groupsInput, settleExplorer, totalInput } from '@/lib/reports/explorer';
import { getRuntime } from '@/lib/runtime';
import { explorerSearch } from './search-params';

type Loaded = { client: QueryClient; today: Day; now: string; keyed: boolean };

/** What a report page's first paint shows: the sums, and the groups of the first currency; `keyed` false: there is no seller key. */
export async function loadExplorer(dataset: DatasetName, params: SearchParams): Promise<Loaded> {
  const { workspaceId } = await requireMember('view');
  const now = new Date();
  const today = toDay(now);
  const client = getQueryClient();
  const { db } = await getRuntime();
  const keyed = (await listFamilies(db, workspaceId)).includes('seller');
  if (!keyed) return { client, today, now: now.toISOString(), keyed };
  const ledger = await ledgerOf(workspaceId);
  const prefetch = async (input: SummaryInput) => {
    const options = summaryOptions(input);
    const read = () =>
      summarize(ledger, accept(readInput(summaryQuerySchema, Object.fromEntries(writeQuery(input)))));
    await client.prefetchQuery({ ...options, retry: false, queryFn: read });
    return client.getQueryData(options.queryKey);
  };
  const chosen: DatasetName = dataset === 'reports' && params.dataset === 'program' ? 'program' : dataset;
  const explorer = settleExplorer(chosen, readSearch(explorerSearch, params), today);
  const total = await prefetch(totalInput(explorer));
  const currency = chooseCurrency(orderCurrencies(total), explorer.currency);
  const groups = groupsInput(explorer, currency === 'all' ? null : currency);
  if (total && groups && explorer.view !== 'rows') await prefetch(groups);
  return { client, today, now: now.toISOString(), keyed };
}
