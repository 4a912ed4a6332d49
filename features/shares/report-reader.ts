import { type Explorer, groupsInput, settleExplorer, totalInput } from '@/features/reports/explorer';
import { explorerSearch } from '@/features/reports/screens/search-params';
import { shownMetrics } from '@/features/reports/shown-metrics';
import { asOneOf } from '@/lib/base/address/parameter';
import { readSearch } from '@/lib/base/address/search';
import { writeQuery } from '@/lib/contract/query-string';
import { orderCurrencies, pickCurrencies } from '@/lib/data/currencies';
import { type DatasetName, listDimensions } from '@/lib/data/datasets';
import { toDay, type Weekday } from '@/lib/data/days';
import { dimensionInfo } from '@/lib/data/dimensions';
import { namedFilters } from '@/lib/data/query/filter-dimensions';
import { dropFalseComparison } from '@/lib/data/reporting/comparable';
import { describeUnknownValues } from '@/lib/data/reporting/filter-words';
import { nameFilterValue, nameGroup } from '@/lib/data/reporting/group-names';
import { listMetrics } from '@/lib/data/reporting/metric-info';
import { listPivotRows, markOverlap } from '@/lib/data/reporting/pivot';
import { readSummary } from '@/lib/data/summary/read-summary';
import { type SummaryInput, type SummaryQuery, summaryQuerySchema } from '@/lib/data/summary/summary-query';
import type { CurrencySummary, Summary } from '@/lib/data/summary/summary-shape';
import type { Language } from '@/lib/language/language';
import type { SharedView } from '@/lib/server/grants/shares';
import { accept } from '@/lib/server/http/accept';
import { readKnown } from '@/lib/server/http/read-known';
import { describeAgainst, describeReceipt } from './describe-receipt';
import { drawCell, drawChart, drawTotals } from './draw-part';
import { keepKnown, requireKnown } from './known-search';
import type { ShareReader } from './share-reader';
import type { SheetPart, SheetTable } from './sheet';

const declared = { ...explorerSearch, dataset: asOneOf(['program']) };
const { range: _, from: __, to: ___, ...undated } = declared;
const mostTotals = 4;

/** The selection of a share, as the page settles its address. */
function settle(dataset: DatasetName, { search, range, weekStart }: SharedView, now: Date): Explorer {
  const given = readSearch(declared, new URLSearchParams(search));
  const chosen = dataset === 'reports' && given.dataset ? given.dataset : dataset;
  const days = range === null ? { from: given.from, to: given.to, range } : { from: null, to: null, range };
  return settleExplorer(chosen, { ...given, ...days }, toDay(now), weekStart as Weekday);
}

const parse = (input: SummaryInput): SummaryQuery => accept(readKnown(summaryQuerySchema, writeQuery(input)));

/** The currency of a share is a filter: rows of others are not read. */
const narrowed = <Input extends SummaryInput>(input: Input, { currency, dataset }: Explorer): Input =>
  currency && currency !== 'all' && dataset !== 'clicks' ? { ...input, currencies: [currency] } : input;

/** A shared report: totals, chart and groups of the selection, whatever view of it was open. */
export const shareReport = (dataset: DatasetName): ShareReader => ({
  accept: (view, now) => {
    const search = keepKnown(view.range === null ? declared : undated, view.search);
    const accepted = { ...view, search };
    parse(narrowed(totalInput(settle(dataset, accepted, now)), settle(dataset, accepted, now)));
    return accepted;
  },
  filters: (view, now) => {
    requireKnown(declared, view.search);
    const explorer = settle(dataset, view, now);
    return namedFilters(parse(narrowed(totalInput(explorer), explorer)));
  },
  read: async (workspace, view, now) => {
    requireKnown(declared, view.search);
    const explorer: Explorer = { ...settle(dataset, view, now), view: 'breakdown', split: false };
    const ask = async (input: SummaryInput) => {
      const query = parse(narrowed(input, explorer));
      return dropFalseComparison(await readSummary(workspace, query));
    };
    const total = await ask(totalInput(explorer));
    const { language } = workspace;
    const { t, format } = language;
    const parts = await Promise.all(
      pickCurrencies(total, null, total).currencies.map((entry) =>
        readPart(language, { explorer, total, entry, ask, now }),
      ),
    );
    return {
      kind: t(`shares.kinds.${explorer.dataset}`),
      days: format.dayRange(total.range.from, total.range.to),
      filters: describeSelection(language, explorer, total),
      against: describeAgainst(language, total),
      complete: total.receipt.state === 'complete',
      notes: [
        ...describeUnknownValues(language, total.basis.unknownValues, { suggest: false }),
        ...describeReceipt(language, total.receipt, total.range, now),
      ],
      asOf: total.receipt.asOf,
      parts,
    };
  },
});

type Parts = {
  explorer: Explorer;
  total: Summary;
  entry: CurrencySummary;
  ask: (input: SummaryInput) => Promise<Summary>;
  now: Date;
};

async function readPart(language: Language, parts: Parts): Promise<SheetPart> {
  const { explorer, total, entry, now } = parts;
  const { metric, dataset } = explorer;
  const carried = listMetrics(dataset);
  const shown = [metric, ...shownMetrics.filter((name) => name !== metric && carried.includes(name))];
  return {
    complete: total.receipt.state === 'complete',
    title: orderCurrencies(total.currencies).length > 1 ? entry.currency : null,
    totals: drawTotals(language, entry, shown.slice(0, mostTotals)),
    chart: drawChart(language, total, entry, { metric, today: toDay(now) }),
    table: await readTable(language, parts, shown),
  };
}

/** The groups of one currency, as the page requests them when it shows that currency. */
async function readTable(
  language: Language,
  { explorer, total, entry, ask }: Parts,
  shown: Explorer['metric'][],
): Promise<SheetTable | null> {
  const { group } = explorer;
  const input = groupsInput(explorer, entry.currency);
  if (!group || !input) return null;
  const { t } = language;
  const { currencies, overlapping } = pickCurrencies(await ask(input), entry.currency, undefined);
  const rows = listPivotRows({ currencies, overlapping }, true);
  const isComplete = total.receipt.state === 'complete';
  const toCells = (row: Parameters<typeof drawCell>[1]) =>
    shown.map((metric) => drawCell(language, row, metric));
  return {
    title: t('caption.by', { dimension: t(`dimensions.${group}.inText`) }),
    head: [t(`dimensions.${group}.label`), ...shown.map((metric) => t(`metrics.${metric}.label`))],
    rows: [
      ...rows.map((row) => ({
        kind: 'row' as const,
        name: markOverlap(t, nameGroup(t, group, row.group), row),
        cells: toCells(row),
      })),
      {
        kind: 'total',
        name: t(isComplete ? 'reports.totals.total' : 'reports.totals.soFar'),
        cells: toCells(entry),
      },
    ],
  };
}

/** The filters by name, such as `Brand: Northwind`. */
function describeSelection({ t, format }: Language, explorer: Explorer, total: Summary): string[] {
  const { filters, dataset, currency } = explorer;
  const chosen = listDimensions(dataset).flatMap((dimension) => {
    const values = filters[dimensionInfo[dimension].filter] ?? [];
    const names = total.filterNames[dimensionInfo[dimension].filter];
    if (values.length === 0) return [];
    const texts = values.map((value) => names?.[value] ?? nameFilterValue(t, dimension, value));
    const label = t(`dimensions.${dimension}.label`);
    return [t('caption.filter', { label, values: format.list(texts) })];
  });
  const money = currency && currency !== 'all' && dataset !== 'clicks' ? [currency] : [];
  return [...chosen, ...money];
}
