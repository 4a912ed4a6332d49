import 'server-only';
import type { QueryClient } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage } from '@/app/_server/language';
import { explorerSearch } from '@/components/reports/search-params';
import { readSearch, type SearchParams } from '@/lib/address/search';
import { hasSellerKey } from '@/lib/connections/has-seller-key';
import { readFunnel } from '@/lib/ledger/answers/funnel';
import { funnelQuerySchema } from '@/lib/ledger/answers/funnel-query';
import { chooseCurrency, orderCurrencies } from '@/lib/ledger/currencies';
import type { DatasetName } from '@/lib/ledger/datasets';
import { type Day, toDay } from '@/lib/ledger/days';
import { readWeekStart } from '@/lib/ledger/ranges/page-range';
import { readSummary } from '@/lib/ledger/summary/read-summary';
import { type SummaryInput, summaryQuerySchema } from '@/lib/ledger/summary/summary-query';
import { ledgerFor } from '@/lib/links/placement-ledger';
import { getQueryClient } from '@/lib/query/client';
import { summaryOptions } from '@/lib/query/ledger';
import { prefetchConverted } from '@/lib/query/prefetch-converted';
import { prefetchNotes } from '@/lib/query/prefetch-notes';
import { prefetchRead } from '@/lib/query/prefetch-read';
import { funnelOptions } from '@/lib/query/reports';
import { convertedInput } from '@/lib/rates/converted-input';
import { funnelInput, groupsInput, settleExplorer, totalInput } from '@/lib/reports/explorer';

type Loaded = { client: QueryClient; today: Day; now: string; keyed: boolean };

/**
 * Prefetches a report page: totals, notes, and the groups of the shown currency (or of each currency, if each has a
 * chart). `keyed` is false without a seller key.
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
    await prefetchRead(client, options, summaryQuerySchema, async (query) =>
      readSummary(await ledgerFor(context, query), query),
    );
    return client.getQueryData(options.queryKey);
  };
  const chosen: DatasetName = dataset === 'reports' && params.dataset === 'program' ? 'program' : dataset;
  const explorer = settleExplorer(chosen, readSearch(explorerSearch, params), today, await readWeekStart());
  const converted = prefetchConverted(client, context, convertedInput(explorer));
  const notes = prefetchNotes(client, { ...context, language: await readLanguage() }, params, explorer);
  const total = await prefetch(totalInput(explorer));
  const currencies = orderCurrencies(total?.currencies);
  const currency = chooseCurrency(total?.currencies, explorer.currency);
  const each = currency === 'all' ? [...(explorer.split ? currencies : []), null] : [currency];
  const funnel = funnelInput(explorer, currency === 'all' ? null : currency);
  if (total && funnel) {
    await prefetchRead(client, funnelOptions(funnel), funnelQuerySchema, async (query) =>
      readFunnel(await ledgerFor(context, query), query),
    );
  }
  const showsGroups = explorer.view === 'breakdown' || explorer.view === 'periods';
  for (const one of each) {
    const input = groupsInput(explorer, one);
    if (total && input && showsGroups) await prefetch(input);
  }
  await Promise.all([converted, notes]);
  return { client, today, now: now.toISOString(), keyed };
}
