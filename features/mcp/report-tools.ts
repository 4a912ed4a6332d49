import { filterFields, rangeFields } from '@/features/api-reference/ledger-fields';
import type { CurrencySummary, Summary, SummaryGroup } from '@/lib/data/read/summary/summary-shape';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { Grouping } from '@/lib/data/terms/dimensions';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { captionOf } from '@/lib/pages/answer-caption';
import { pickFigures, showCompared } from './figures';
import { groupingOf, showKey } from './filter-keys';
import { statePart, takePage } from './part';
import { readTool } from './read-tool';
import type { CountedRows, Source } from './receipt';
import type { Page } from './tool';

const comparison =
  'Compares with the same number of days before (previous), with the same weekdays before (weekdays), or with the same dates a month (month) or a year (year) before.';
const dataset =
  'reports: sales and commission of links. clicks: clicks alone, without currency. brb: brand referral bonus, an estimate. program: the creator program, whose commission the platform does not pay.';

const comparedAlone =
  'Without byChange, groups without rows in these days are not listed, also if the compared days have some: they are in others.';
const isOther = ({ kind }: SummaryGroup) => kind === 'other';

/** The rows of an answer, and those that they are compared with. */
export const comparedRows = ({
  range,
  receipt,
  comparedRange,
  comparedReceipt,
}: {
  range: DayRange;
  receipt: Receipt;
  comparedRange: DayRange | null;
  comparedReceipt: Receipt | null;
}): CountedRows[] => [
  { range, receipt },
  ...(comparedRange && comparedReceipt
    ? [{ range: comparedRange, receipt: comparedReceipt, what: 'compared figures' }]
    : []),
];

const sourceOf = (answer: Summary & { byChange?: boolean }, today: Day, notes: string[] = []): Source => ({
  caption: { ...captionOf(answer, today), notes },
  rows: comparedRows(answer),
});

/** Click reports have no currency. */
export const inCurrency = (list: string, currency: string | null) =>
  currency === null ? list : `${list} in ${currency}`;

export const reportTools = {
  report: readTool({
    title: 'Report',
    description:
      'Sums of report rows: sales, commission, clicks, conversions and rates, in total and by group, one entry per currency. Groups are sorted by the metric of sort, largest first; change is the exact difference between counted and compared: the sums of the days that count on both sides. To find what fell or rose most, set compare and byChange: groups are then ranked by that difference, and include those with rows in the compared days alone. Lines of the named groups in overlapping share rows: do not add them up.',
    operation: 'GET /api/ledger/summary',
    fields: {
      ...rangeFields,
      group: 'What to group by.',
      compare: comparison,
      sort: 'The metric to sort groups by.',
      byChange:
        'Ranks groups by how much sort changed from the compared days: the largest fall or the largest rise first. Needs compare and group.',
    },
    filters: { dataset, ...filterFields },
    pages: 'top',
    always: { series: 'none' },
    show(answer, page, { asked, today }) {
      const { dataset, range, comparedRange, comparedDays, firstDay, filterNames, overlapping } = answer;
      const shown = { ...page, grouping: groupingOf(asked, 'none') };
      const currencies = answer.currencies.map((one) => showCurrency(answer, one, shown));
      const hasOthers =
        comparedRange !== null && answer.currencies.some(({ groups }) => groups.some(isOther));
      // Ranked by change, groups of the compared days alone are listed.
      const notes = hasOthers && !asked.has('byChange') ? [comparedAlone] : [];
      return {
        source: sourceOf({ ...answer, byChange: asked.has('byChange') }, today, notes),
        lists: currencies.flatMap(({ part }) => part ?? []),
        data: {
          dataset,
          range,
          comparedRange,
          comparedDays,
          firstDay,
          filterNames,
          overlapping,
          currencies: currencies.map(({ data }) => data),
        },
      };
    },
  }),
  trend: readTool({
    title: 'Trend',
    description: 'Sums of report rows by day, week (from Monday) or month, one series per currency.',
    operation: 'GET /api/ledger/summary',
    fields: {
      ...rangeFields,
      grain: 'The length of a bucket.',
      compare: comparison,
    },
    filters: { dataset, ...filterFields },
    pages: 'offset',
    show(answer, { offset, points }, { today }) {
      const { dataset, range, comparedRange, comparedDays, grain } = answer;
      const series = answer.currencies.map(({ currency, series, comparedSeries, ...line }) => {
        const { rows, part } = takePage(inCurrency(`${grain}s`, currency), series, { offset, limit: points });
        const data = {
          currency,
          ...showCompared(dataset, line),
          series: rows.map(({ bucket, ...point }, at) => ({
            bucket,
            ...pickFigures(dataset, point),
            ...comparedPoint(dataset, comparedSeries[offset + at]),
          })),
        };
        return { data, part };
      });
      return {
        source: sourceOf(answer, today),
        lists: series.map(({ part }) => part),
        data: {
          dataset,
          grain,
          range,
          comparedRange,
          comparedDays,
          currencies: series.map(({ data }) => data),
        },
      };
    },
  }),
};

type Point = { bucket: Day } & Parameters<typeof pickFigures>[1];

function comparedPoint(dataset: Summary['dataset'], point: Point | null | undefined) {
  if (!point) return {};
  const { bucket, ...figures } = point;
  return { compared: { bucket, ...pickFigures(dataset, figures) } };
}

type Shown = Page & { grouping: Grouping };

function showCurrency({ dataset }: Summary, one: CurrencySummary, page: Shown) {
  const { currency, groups } = one;
  const values = groups.filter(({ kind }) => kind === 'value');
  const others = groups.find(isOther);
  const of = values.length + (others?.groups ?? 0);
  const isGrouped = groups.length > 0;
  return {
    part: isGrouped ? statePart(inCurrency('groups', currency), values.length, page, of) : undefined,
    data: {
      currency,
      ...showCompared(dataset, one),
      groups: values.map(({ key, label, ...line }) => ({
        ...showKey(page.grouping, { key, label }),
        ...showCompared(dataset, line),
      })),
      ...(others ? { others: { groups: others.groups, ...showCompared(dataset, others) } } : {}),
    },
  };
}
