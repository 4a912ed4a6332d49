import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryClient } from '@tanstack/react-query';
import { type MemberContext, pageContext } from '@/app/_server/context';
import { explorerSearch } from '@/components/reports/search-params';
import { readSearch, type SearchParams } from '@/lib/address/search';
import { hasSellerKey } from '@/lib/connections/has-seller-key';
import { writeQuery } from '@/lib/contract/query-string';
import { readFunnel } from '@/lib/ledger/answers/funnel';
import { type FunnelInput, funnelQuerySchema } from '@/lib/ledger/answers/funnel-query';
import { chooseCurrency, orderCurrencies } from '@/lib/ledger/currencies';
import type { DatasetName } from '@/lib/ledger/datasets';
import { type Day, toDay } from '@/lib/ledger/days';
import { readWeekStart } from '@/lib/ledger/ranges/page-range';
import { parseSummaryInput } from '@/lib/ledger/summary/parse-summary-input';
import { readSummary } from '@/lib/ledger/summary/read-summary';
import type { SummaryInput, SummaryQuery } from '@/lib/ledger/summary/summary-query';
import { ledgerFor } from '@/lib/links/placement-ledger';
import { nameSourceOf } from '@/lib/names/name-source';
import type { Wanted } from '@/lib/names/names';
import { resolveNames } from '@/lib/names/resolve-names';
import { splitWanted } from '@/lib/names/split-wanted';
import { getQueryClient } from '@/lib/query/client';
import { funnelOptions, summaryOptions } from '@/lib/query/ledger';
import { namesOptions } from '@/lib/query/names';
import { prefetchConverted } from '@/lib/query/prefetch-converted';
import { prefetchNotes } from '@/lib/query/prefetch-notes';
import { convertedInput } from '@/lib/rates/converted-input';
import { funnelInput, groupsInput, settleExplorer, totalInput } from '@/lib/reports/explorer';
import { wantedFilterNames, wantedGroupNames } from '@/lib/reports/group-names';

type Loaded = { client: QueryClient; today: Day; now: string; keyed: boolean };

/**
 * What a report page's first paint shows: the sums, the notes, the groups of the currency shown (or of each, where each
 * has a chart of its own), and names; `keyed` false: there is no seller key.
 */
export async function loadExplorer(dataset: DatasetName, params: SearchParams): Promise<Loaded> {
  const context = await pageContext('view');
  const now = new Date();
  const today = toDay(now);
  const client = getQueryClient();
  const keyed = await hasSellerKey(context.db, context.member.workspaceId);
  if (!keyed) return { client, today, now: now.toISOString(), keyed };
  const prefetch = async (input: SummaryInput) => {
    const options = summaryOptions(input);
    const queryFn = () => readAsked(context, parseSummaryInput(input));
    await client.prefetchQuery({ ...options, queryFn });
    return client.getQueryData(options.queryKey);
  };
  const chosen: DatasetName = dataset === 'reports' && params.dataset === 'program' ? 'program' : dataset;
  const explorer = settleExplorer(chosen, readSearch(explorerSearch, params), today, await readWeekStart());
  const names = [prefetchNames(client, context, wantedFilterNames(explorer.filters))];
  const converted = prefetchConverted(client, context, convertedInput(explorer));
  const notes = prefetchNotes(client, context, params, explorer);
  const total = await prefetch(totalInput(explorer));
  const currencies = orderCurrencies(total?.currencies);
  const currency = chooseCurrency(total?.currencies, explorer.currency);
  const each = currency === 'all' ? [...(explorer.split ? currencies : []), null] : [currency];
  const funnel = funnelInput(explorer, currency === 'all' ? null : currency);
  if (total && funnel) {
    const answer = await prefetchFunnel(client, context, funnel);
    const groups = answer?.currencies.flatMap((entry) => entry.groups) ?? [];
    names.push(prefetchNames(client, context, wantedGroupNames(funnel.group ?? null, groups)));
  }
  const showsGroups = explorer.view === 'breakdown' || explorer.view === 'periods';
  for (const one of each) {
    const input = groupsInput(explorer, one);
    const shown = total && input && showsGroups ? await prefetch(input) : undefined;
    const groups = shown?.currencies.flatMap((entry) => entry.groups) ?? [];
    // Each chart asks for the names of its own groups.
    names.push(prefetchNames(client, context, wantedGroupNames(explorer.group, groups)));
  }
  await Promise.all([converted, notes, Promise.race([Promise.all(names), sleep(longestNamesMs)])]);
  return { client, today, now: now.toISOString(), keyed };
}

const readAsked = async (context: MemberContext, query: SummaryQuery) =>
  readSummary(await ledgerFor(context, query), query);

async function prefetchFunnel(client: QueryClient, context: MemberContext, input: FunnelInput) {
  const options = funnelOptions(input);
  const query = funnelQuerySchema.parse(Object.fromEntries(writeQuery(input)));
  await client.prefetchQuery({
    ...options,
    queryFn: async () => readFunnel(await ledgerFor(context, query), query),
  });
  return client.getQueryData(options.queryKey);
}

/** Names come from the API, which may be slow: figures do not wait for them. */
const longestNamesMs = 1_000;

async function prefetchNames(client: QueryClient, context: MemberContext, wanted: Wanted): Promise<void> {
  const source = nameSourceOf(context);
  const read = (ids: Wanted) =>
    client.prefetchQuery({ ...namesOptions(ids), queryFn: () => resolveNames(source, ids) });
  await Promise.all(splitWanted(wanted).map(read));
}
