import 'server-only';
import type { PageParts } from '@/app/_server/define-page';
import { goalsOfOptions, mostGoals } from '@/features/goals/client/goals';
import { prefetchNotes } from '@/features/notes/client/prefetch-notes';
import { prefetchConverted } from '@/features/rates/client/prefetch-converted';
import { convertedInput } from '@/features/rates/converted-input';
import { funnelOptions } from '@/features/reports/client/reports';
import { funnelInput, groupsInput, settleExplorer, totalInput } from '@/features/reports/explorer';
import { explorerSearch } from '@/features/reports/screens/search-params';
import { viewsOptions } from '@/features/views/client/views';
import type { ViewPage } from '@/features/views/pages';
import { readSearch } from '@/lib/base/address/search';
import { summaryOptions } from '@/lib/client/ledger';
import { chooseCurrency, orderCurrencies } from '@/lib/data/read/summary/currencies';
import type { DatasetName } from '@/lib/data/terms/datasets';
import { readWeekStart } from '@/lib/data/terms/ranges/page-range';

/**
 * Prefetches a report page: totals, saved views, notes, and the groups of the shown currency (or of each currency, if
 * each has a chart).
 */
export async function prefetchExplorer(
  { prefetch, search, today }: PageParts,
  page: ViewPage,
  dataset: DatasetName,
): Promise<void> {
  const chosen: DatasetName = dataset === 'reports' && search.dataset === 'program' ? 'program' : dataset;
  const explorer = settleExplorer(chosen, readSearch(explorerSearch, search), today, await readWeekStart());
  const converted = prefetchConverted(prefetch, convertedInput(explorer));
  const goals = dataset === 'reports' ? prefetch(goalsOfOptions(explorer.range, mostGoals)) : null;
  const notes = prefetchNotes(prefetch, search, explorer);
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
}
