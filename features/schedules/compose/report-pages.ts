import { overviewMetrics } from '@/features/overview/overview-shape';
import { overviewSearch } from '@/features/overview/screens/search-params';
import {
  type Explorer,
  groupsInput,
  rowsInput,
  settleExplorer,
  showsGroups,
  tableInput,
  totalInput,
} from '@/features/reports/explorer';
import { explorerSearch } from '@/features/reports/screens/search-params';
import { shownMetrics } from '@/features/reports/shown-metrics';
import { readSearch } from '@/lib/base/address/search';
import { chooseCurrency, findMainCurrency, orderCurrencies, pickAsked } from '@/lib/data/currencies';
import type { DatasetName } from '@/lib/data/datasets';
import type { Metric } from '@/lib/data/metrics';
import { nameShown } from '@/lib/data/reporting/caption';
import { buildGroupChart, buildTotalChart } from '@/lib/data/reporting/chart';
import { dropFalseComparison } from '@/lib/data/reporting/comparable';
import { listMetrics, metricInfo } from '@/lib/data/reporting/metric-info';
import { nameSeries } from '@/lib/data/reporting/name-series';
import { findOpenDays } from '@/lib/data/reporting/open-days';
import { readSummary } from '@/lib/data/summary/read-summary';
import { type SummaryInput, summaryQuerySchema } from '@/lib/data/summary/summary-query';
import type { Summary } from '@/lib/data/summary/summary-shape';
import type { Language } from '@/lib/language/language';
import { canDraw } from '@/lib/server/files/png';
import { listTotals } from './list-totals';
import { type Asked, type Drawing, type PageKind, type PageReport, readRequest } from './page-kind';
import { readExplorerTable } from './report-tables';

type Page = { title: 'overview' | 'reports' | 'clicks' | 'brb'; dataset: DatasetName };

/** Sums of stored rows, as GET /api/ledger/summary answers them. */
async function askSummary(asked: Asked, input: SummaryInput): Promise<Summary> {
  const query = readRequest(summaryQuerySchema, input);
  return readSummary(asked.workspace, query);
}

const datasetOf = (dataset: DatasetName, search: URLSearchParams): DatasetName =>
  dataset === 'reports' && search.get('dataset') === 'program' ? 'program' : dataset;

const settle = ({ search, today, weekStart }: Asked, dataset: DatasetName): Explorer =>
  settleExplorer(datasetOf(dataset, search), readSearch(explorerSearch, search), today, weekStart);

/** A report page: totals, a chart of one metric, and the table of its view. */
export const explorerPage = ({ title, dataset }: Page): PageKind => ({
  ...{ list: 'report-groups', brandFilter: 'brands' },
  dataset: (search) => datasetOf(dataset, search),
  filters: (asked) => settle(asked, dataset).filters,
  read: (asked) => {
    const explorer = settle(asked, dataset);
    const { dataset: chosen } = explorer;
    const metrics = [
      explorer.metric,
      ...listMetrics(chosen).filter((metric) => shownMetrics.includes(metric)),
    ];
    return readExplorer(asked, explorer, { title, metrics, addsCounts: false });
  },
});

/** The overview. Its table is the one of brands, which the page shows the beginning of. */
export const overviewPage: PageKind = {
  ...{ list: 'report-groups', brandFilter: null },
  dataset: () => 'reports',
  read: (asked) => {
    const { today, weekStart } = asked;
    const { metric, grain, compare, currency, ...days } = readSearch(overviewSearch, asked.search);
    const plain = readSearch(explorerSearch, new URLSearchParams());
    const search = { ...plain, ...days, grain, compare, metric, currency };
    const explorer = settleExplorer('reports', search, today, weekStart);
    const shown = { title: 'overview', metrics: overviewMetrics, addsCounts: currency === null } as const;
    return readExplorer(asked, explorer, shown);
  },
};

type Shown = { title: Page['title']; metrics: readonly Metric[]; addsCounts: boolean };

async function readExplorer(asked: Asked, explorer: Explorer, shown: Shown): Promise<PageReport> {
  const { language, today } = asked;
  const { range } = explorer;
  const total = dropFalseComparison(await askSummary(asked, totalInput(explorer)));
  const chosen = chooseCurrency(total.currencies, explorer.currency);
  const currency = chosen === 'all' ? null : chosen;
  const input = groupsInput(explorer, currency);
  const groups = input && (showsGroups(explorer) || explorer.split) ? await askSummary(asked, input) : null;
  const drawn = currency ?? findMainCurrency(total.currencies);
  const currencies = orderCurrencies(total.currencies);
  const narrowed =
    shown.addsCounts || currencies.length < 2 ? null : pickAsked(currencies, explorer.currency);
  return {
    title: language.t(`pages.${shown.title}`),
    range,
    totals: listTotals(language, total.currencies, {
      ...{ metrics: shown.metrics, currency, addsCounts: shown.addsCounts },
      partial: total.receipt.state !== 'complete',
    }),
    against: total.comparedRange,
    chart:
      total.currencies.length > 0
        ? (one) => drawExplorer(one, asked, { explorer, total, groups, currency: drawn })
        : null,
    currency: nameShown(currencies, currency, explorer.currency),
    table: await readExplorerTable(asked, { explorer, total, groups, currency }),
    basis: total.basis,
    open: findOpenDays(range, today),
    file: showsGroups(explorer)
      ? { list: 'report-groups', input: { ...tableInput(explorer, narrowed), top: undefined } }
      : { list: 'report-rows', input: rowsInput(explorer, narrowed) },
  };
}

type Drawn = { explorer: Explorer; total: Summary; groups: Summary | null; currency: string | null };

/** The chart of the page in one currency. Lines of groups only if their names can be drawn. */
function drawExplorer(
  { t }: Language,
  { today }: Asked,
  { explorer, total, groups, currency }: Drawn,
): Drawing {
  const { metric, group, split } = explorer;
  const { range, grain, comparedRange } = total;
  const clock = { grain, today, range, gaps: total.receipt.gaps };
  const find = (summary: Summary | null) => summary?.currencies.find((entry) => entry.currency === currency);
  const byGroup = split && group ? find(groups) : undefined;
  const lines = byGroup && group ? buildGroupChart(t, byGroup, metric, group, clock) : null;
  const isSplit = lines?.series.every(({ label }) => canDraw(label)) === true;
  const chart = isSplit && lines ? lines : buildTotalChart(t, find(total), metric, total, clock);
  return {
    ...chart,
    title: nameSeries(t, { metric, grain, currency, group: isSplit ? group : null }),
    ...{ metric, currency, grain, range, comparedRange },
    kind: isSplit || metricInfo[metric].unit === 'rate' ? 'line' : 'area',
  };
}
