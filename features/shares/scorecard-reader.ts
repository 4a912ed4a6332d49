import { z } from 'zod';
import { readProgramEntries } from '@/features/creators/read-program-entries';
import { asText } from '@/lib/base/address/parameter';
import { trendInput } from '@/lib/client/performance';
import { rangeSearch } from '@/lib/client/range-search';
import { uuid } from '@/lib/contract/parameters';
import { pickCurrencies } from '@/lib/data/currencies';
import { type DayRange, toDay, type Weekday } from '@/lib/data/days';
import { readStoredBasis } from '@/lib/data/lists/read-list';
import { readNames } from '@/lib/data/lists/read-names';
import { writeFilterValue } from '@/lib/data/query/filter-value';
import { checkRange, rangeFields } from '@/lib/data/ranges/query-range';
import { settleRange } from '@/lib/data/ranges/settle-range';
import { dropFalseComparison } from '@/lib/data/reporting/comparable';
import { formatFigure } from '@/lib/data/reporting/figure';
import { describeUnknownValues } from '@/lib/data/reporting/filter-words';
import { scorecardMetrics } from '@/lib/data/reporting/scorecard-metrics';
import { parseSummaryInput } from '@/lib/data/summary/parse-summary-input';
import { readSummary } from '@/lib/data/summary/read-summary';
import type { SummaryInput } from '@/lib/data/summary/summary-query';
import type { CurrencySummary, Summary } from '@/lib/data/summary/summary-shape';
import type { Workspace } from '@/lib/data/workspace';
import type { Language } from '@/lib/language/language';
import { requireConnectionInUse } from '@/lib/server/connections/connection-in-use';
import type { SharedView } from '@/lib/server/grants/shares';
import { accept } from '@/lib/server/http/accept';
import { readKnown } from '@/lib/server/http/read-known';
import { describeAgainst, describeReceipt, findOldest, listGaps } from './describe-receipt';
import { drawChart, drawTotals } from './draw-part';
import { requireKnown } from './known-search';
import type { ShareReader } from './share-reader';
import type { SheetTable } from './sheet';

const declared = { creator: asText, ...rangeSearch };
const querySchema = z.object({ creator: uuid, ...rangeFields }).superRefine(checkRange);
const cards = ['sales', 'commission', 'clicks', 'conversions'] as const;

/** The lists that lead from a creator to the tags of the program. */
const tagLists = ['programCreators', 'creatorMatches'] as const;

function settle({ search, range, weekStart }: SharedView, now: Date): DayRange & { creator: string } {
  const given = new URLSearchParams(search);
  const fixed = range === null ? { from: given.get('from'), to: given.get('to') } : { from: null, to: null };
  const days = settleRange({ ...fixed, range }, toDay(now), weekStart as Weekday);
  const query = new URLSearchParams({ creator: given.get('creator') ?? '', ...days });
  return accept(readKnown(querySchema, query));
}

/** A shared scorecard: a creator's totals, trend, and figures of both sides, never added. */
export const shareScorecard: ShareReader = {
  accept: (view, now) => {
    const { creator, ...days } = settle(view, now);
    const search = new URLSearchParams({ creator, ...(view.range === null ? days : {}) }).toString();
    return { ...view, search };
  },
  filters: (view, now) => {
    requireKnown(declared, view.search);
    return { creator: [settle(view, now).creator] };
  },
  read: async (workspace, view, now) => {
    requireKnown(declared, view.search);
    const { creator, ...range } = settle(view, now);
    const { language, store, id } = workspace;
    const { t, format } = language;
    const ask = async (input: SummaryInput) =>
      dropFalseComparison(await readSummary(workspace, parseSummaryInput(input)));
    const attribution = await ask(trendInput({ creators: [creator] }, range));
    const program = await readProgram(workspace, creator, range);
    const name = (await readNames(store.read, id, 'creator', [creator])).get(creator);
    const { currencies } = pickCurrencies(attribution, null, attribution);
    const receipts = [attribution, program.summary].flatMap((summary) => (summary ? [summary.receipt] : []));
    const isComplete = program.hasLists && receipts.every(({ state }) => state === 'complete');
    return {
      kind: t('shares.kinds.scorecard'),
      days: format.dayRange(range.from, range.to),
      filters: name ? [name] : [],
      against: describeAgainst(language, attribution),
      complete: isComplete,
      notes: [
        ...describeUnknownValues(language, attribution.basis.unknownValues, { suggest: false }),
        ...describeReceipt(language, attribution.receipt, range, now),
        ...describeProgramGaps(language, program.summary),
        ...(program.hasLists ? [] : [t('creators.scorecard.noLists')]),
      ],
      asOf: findOldest(receipts.map(({ asOf }) => asOf)),
      parts: [
        {
          ...{ title: null, complete: isComplete, totals: [], chart: null },
          table: drawTable(language, currencies, program.summary),
        },
        ...currencies.map((entry) => ({
          title: currencies.length > 1 ? entry.currency : null,
          complete: attribution.receipt.state === 'complete',
          totals: drawTotals(language, entry, cards),
          chart: drawChart(language, attribution, entry, { metric: 'sales', today: toDay(now) }),
          table: null,
        })),
      ],
    };
  },
};

type Program = { summary: Summary | null; hasLists: boolean };

/** The figures of a creator's program tags, as stored. Null without tags. Throws Failure `not_found` without a key. */
async function readProgram(workspace: Workspace, creator: string, range: DayRange): Promise<Program> {
  const { db, store, id: workspaceId } = workspace;
  const connection = await requireConnectionInUse(db, workspaceId, 'seller');
  const entries = await readProgramEntries(store.read, { workspaceId, connection }, creator);
  const lists = await readStoredBasis(workspace, tagLists);
  const hasLists = lists.every(({ state }) => state === 'complete');
  if (entries.length === 0) return { summary: null, hasLists };
  const summary = await readSummary(
    workspace,
    parseSummaryInput({
      ...range,
      dataset: 'program',
      creator_tags: entries.map((entry) => writeFilterValue('creator_tag', entry.creatorConnectionsId)),
      series: 'none',
    }),
  );
  return { summary, hasLists };
}

/** What is not stored of the creator program alone. */
function describeProgramGaps({ t, format }: Language, program: Summary | null): string[] {
  if (!program || program.receipt.state === 'complete') return [];
  const days = listGaps(format, [program.receipt]);
  return [t('shares.sheet.missingProgram', { days: format.list(days) })];
}

/** One column per side and currency. */
function drawTable(
  { t, format }: Language,
  attribution: readonly CurrencySummary[],
  program: Summary | null,
): SheetTable | null {
  const columns = [
    ...attribution.map((entry) => ({ entry, name: t('creators.scorecard.attribution') })),
    ...(program?.currencies ?? []).map((entry) => ({ entry, name: t('creators.scorecard.program') })),
  ];
  if (columns.length === 0) return null;
  const heads = columns.map(({ entry: { currency }, name }) =>
    currency ? t('table.inCurrency', { name, currency }) : name,
  );
  return {
    title: t('creators.scorecard.title'),
    head: [t('creators.scorecard.metric'), ...heads],
    rows: scorecardMetrics.map((metric) => ({
      kind: 'row',
      name: t(`metrics.${metric}.label`),
      cells: columns.map(({ entry: { figures, currency } }) => ({
        text: formatFigure(format, figures, metric, currency),
      })),
    })),
  };
}
