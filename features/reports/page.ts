import { asOneOf } from '@/lib/base/address/parameter';
import { readSearch } from '@/lib/base/address/search';
import { chooseCurrency, findMainCurrency } from '@/lib/data/read/summary/currencies';
import { readSummary } from '@/lib/data/read/summary/read-summary';
import { type SummaryInput, summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import type { Workspace } from '@/lib/data/store/workspace';
import type { DatasetName } from '@/lib/data/terms/datasets';
import { namedSelection } from '@/lib/data/terms/filters/filter-dimensions';
import type { Metric } from '@/lib/data/terms/metrics';
import { fixDays, monday, readRequest } from '@/lib/pages/address';
import { captionOf } from '@/lib/pages/answer-caption';
import { settleCurrency } from '@/lib/pages/caption';
import { listTotals } from '@/lib/pages/list-totals';
import { makeCaption } from '@/lib/pages/make-caption';
import { listMetrics } from '@/lib/pages/metric-info';
import type { Address, Page, PageFigures } from '@/lib/pages/page';
import {
  type Explorer,
  groupsInput,
  rowsInput,
  settleExplorer,
  showsGroups,
  tableInput,
  totalInput,
} from './explorer';
import { drawExplorer } from './page-chart';
import { readExplorerTable } from './page-table';
import { explorerSearch } from './screens/search-params';
import { shownMetrics } from './shown-metrics';

const parameters = { ...explorerSearch, dataset: asOneOf(['program']) };

/** A page of reports: totals, a chart of one metric, and the table of its view. */
function explorerPage(title: 'reports' | 'clicks' | 'brb', dataset: DatasetName): Page {
  const settle = ({ search, today }: Address): Explorer => {
    const given = readSearch(parameters, search);
    return settleExplorer(
      dataset === 'reports' && given.dataset ? given.dataset : dataset,
      given,
      today,
      monday,
    );
  };
  return {
    allow: 'view',
    parameters,
    filters: (address) => filtersOf(settle(address)),
    read: (workspace, address) => {
      const explorer = settle(address);
      const carried = listMetrics(explorer.dataset);
      const metrics = [explorer.metric, ...carried.filter((metric) => shownMetrics.includes(metric))];
      return readExplorer(workspace, address, { explorer, title, metrics, addsCounts: false });
    },
    brands: {
      filter: 'brands',
      rows: (address) => {
        const { dataset, filters } = settle(address);
        return { ...filters, dataset };
      },
    },
  };
}

export const reportsPage = explorerPage('reports', 'reports');
export const clicksPage = explorerPage('clicks', 'clicks');
export const bonusesPage = explorerPage('brb', 'brb');

/**
 * Program rows have no page of their own, so that it is named. Throws Failure `invalid_input`. The currency is no filter: totals
 * have every currency.
 */
export function filtersOf(explorer: Explorer) {
  const { dataset, ...filters } = readRequest(summaryQuerySchema, totalInput(explorer));
  return namedSelection({ ...filters, dataset: dataset === 'program' ? dataset : undefined });
}

type Shown = {
  explorer: Explorer;
  title: 'overview' | 'reports' | 'clicks' | 'brb';
  metrics: readonly Metric[];
  /** Whether counts of every currency are added. */
  addsCounts: boolean;
};

/** The figures of a report, for its page and the overview. */
export async function readExplorer(
  workspace: Workspace,
  address: Address,
  { explorer, title, metrics, addsCounts }: Shown,
): Promise<PageFigures> {
  const { language } = workspace;
  const { search, today } = address;
  const { range } = explorer;
  const ask = (input: SummaryInput): Promise<Summary> =>
    readSummary(workspace, readRequest(summaryQuerySchema, input));
  const total = await ask(totalInput(explorer));
  const chosen = chooseCurrency(total.currencies, explorer.currency);
  const settled = settleCurrency(total.currencies, explorer.currency, chosen === 'all' ? null : chosen);
  const { currency } = settled;
  const input = groupsInput(explorer, currency);
  const groups = input && (showsGroups(explorer) || explorer.split) ? await ask(input) : null;
  const narrowed = addsCounts || !settled.caption?.others.length ? null : settled.chosen;
  return {
    caption: await makeCaption(workspace, address, filtersOf(explorer), {
      ...captionOf({ ...total, byChange: explorer.order !== null }, today),
      page: language.t(explorer.dataset === 'program' ? 'shares.kinds.program' : `pages.${title}`),
      currency: settled.caption,
    }),
    totals: listTotals(language, total.currencies, {
      metrics,
      currency,
      addsCounts,
      partial: total.receipt.state !== 'complete',
      unread: total.receipt.state === 'empty',
    }),
    chart: drawExplorer({
      explorer,
      total,
      groups,
      today,
      currency: currency ?? findMainCurrency(total.currencies),
    }),
    table: await readExplorerTable(workspace, { search, explorer, total, groups, currency }),
    search: fixDays(search, range),
    file: showsGroups(explorer)
      ? { list: 'report-groups', input: { ...tableInput(explorer, narrowed), top: undefined } }
      : { list: 'report-rows', input: rowsInput(explorer, narrowed) },
  };
}
