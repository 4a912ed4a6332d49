import 'server-only';
import type { QueryClient } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { prefetcher } from '@/app/_server/prefetch';
import { goalsOfOptions, mostGoals } from '@/features/goals/client/goals';
import { prefetchNotes } from '@/features/notes/client/prefetch-notes';
import { prefetchConverted } from '@/features/rates/client/prefetch-converted';
import { convertedInput } from '@/features/rates/converted-input';
import { funnelOptions } from '@/features/reports/client/reports';
import { funnelInput, groupsInput, settleExplorer, totalInput } from '@/features/reports/explorer';
import { explorerSearch } from '@/features/reports/screens/search-params';
import { viewsOptions } from '@/features/views/client/views';
import type { ViewPage } from '@/features/views/pages';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { summaryOptions } from '@/lib/client/ledger';
import { chooseCurrency, orderCurrencies } from '@/lib/data/read/summary/currencies';
import type { DatasetName } from '@/lib/data/terms/datasets';
import { type Day, toDay } from '@/lib/data/terms/days';
import { readWeekStart } from '@/lib/data/terms/ranges/page-range';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

type Loaded = { client: QueryClient; today: Day; keyed: boolean };

/**
 * Prefetches a report page: totals, saved views, notes, and the groups of the shown currency (or of each currency, if
 * each has a chart). `keyed` is false without a seller key.
 */
export async function loadExplorer(
  page: ViewPage,
  dataset: DatasetName,
  params: SearchParams,
): Promise<Loaded> {
  const context = await pageContext('view');
  const today = toDay(sharedNow());
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  const keyed = await hasSellerKey(context.db, context.member.workspaceId);
  if (!keyed) return { client, today, keyed };
  const chosen: DatasetName = dataset === 'reports' && params.dataset === 'program' ? 'program' : dataset;
  const explorer = settleExplorer(chosen, readSearch(explorerSearch, params), today, await readWeekStart());
  const converted = prefetchConverted(prefetch, convertedInput(explorer));
  const goals = dataset === 'reports' ? prefetch(goalsOfOptions(explorer.range, mostGoals)) : null;
  const notes = prefetchNotes(prefetch, params, explorer);
  const views = prefetch(viewsOptions(page));
  const total = await prefetch(summaryOptions(totalInput(explorer)));
  const currencies = orderCurrencies(total?.currencies);
  const currency = chooseCurrency(total?.currencies, explorer.currency);
  const each = currency === 'all' ? [...(explorer.split ? currencies : []), null] : [currency];
  const funnel = funnelInput(explorer, currency === 'all' ? null : currency);
  if (total && funnel) await prefetch(funnelOptions(funnel));
  const showsGroups = explorer.view === 'breakdown' || explorer.view === 'periods';
  for (const one of each) {
    const input = groupsInput(explorer, one);
    if (total && input && showsGroups) await prefetch(summaryOptions(input));
  }
  await Promise.all([converted, notes, goals, views]);
  return { client, today, keyed };
}
