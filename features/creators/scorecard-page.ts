import { z } from 'zod';
import type { TextColumn } from '@/components/table/column';
import { writeTable } from '@/components/table/write-table';
import { asText } from '@/lib/base/address/parameter';
import { firstOfEach } from '@/lib/base/first-of-each';
import { trendInput } from '@/lib/client/performance';
import { rangeSearch } from '@/lib/client/range-search';
import { uuid } from '@/lib/contract/parameters';
import { parseSummaryInput } from '@/lib/data/read/summary/parse-summary-input';
import { readSummary } from '@/lib/data/read/summary/read-summary';
import type { SummaryInput } from '@/lib/data/read/summary/summary-query';
import type { CurrencySummary, Summary } from '@/lib/data/read/summary/summary-shape';
import type { Workspace } from '@/lib/data/store/workspace';
import type { DayRange } from '@/lib/data/terms/days';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { checkRange, rangeFields } from '@/lib/data/terms/ranges/query-range';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import type { Language } from '@/lib/language/language';
import { daysOf, fixDays, readRequest } from '@/lib/pages/address';
import { againstOf, settleCurrency } from '@/lib/pages/caption';
import { buildTotalChart } from '@/lib/pages/chart';
import { formatFigure } from '@/lib/pages/figure';
import { listTotals } from '@/lib/pages/list-totals';
import { makeCaption } from '@/lib/pages/make-caption';
import { nameSeries } from '@/lib/pages/name-series';
import { clockOf } from '@/lib/pages/open-bucket';
import type { Address, Draw, Page } from '@/lib/pages/page';
import { scorecardMetrics } from '@/lib/pages/scorecard-metrics';
import { readProgramEntries } from './read-program-entries';
import { captionOfScorecard } from './scorecard-caption';

const parameters = { creator: asText, currency: asText, ...rangeSearch };
const querySchema = z.object({ creator: uuid, ...rangeFields }).superRefine(checkRange);

const settle = (address: Address): DayRange & { creator: string } =>
  readRequest(querySchema, { creator: address.search.get('creator') ?? '', ...daysOf(address) });

/** A creator's totals, trend, and figures of both sides, never added. Each currency has its own. */
export const scorecardPage: Page = {
  allow: 'view',
  parameters,
  filters: (address) => ({ creator: [settle(address).creator] }),
  read: async (workspace, address) => {
    const { language } = workspace;
    const { search, today } = address;
    const { creator, ...range } = settle(address);
    const ask = (input: SummaryInput) => readSummary(workspace, parseSummaryInput(input));
    const attribution = await ask(trendInput({ creators: [creator] }, range));
    const tags = await readTags(workspace, creator);
    const program =
      tags.length > 0
        ? await ask({
            ...range,
            dataset: 'program',
            series: 'none',
            creator_tags: tags.map((tag) => writeFilterValue('creator_tag', tag)),
          })
        : undefined;
    const both = [attribution, ...(program ? [program] : [])];
    // A creator may have figures in a currency on one side alone.
    const entries = both.flatMap(({ currencies }) => currencies);
    const settled = settleCurrency(
      firstOfEach(entries, ({ currency }) => currency ?? ''),
      search.get('currency'),
    );
    const { currency } = settled;
    const find = (summary: Summary | undefined) =>
      summary?.currencies.find((entry) => entry.currency === currency);
    const own = find(attribution);
    return {
      caption: await makeCaption(
        workspace,
        address,
        { creator: [creator] },
        {
          ...(await captionOfScorecard(workspace, { attribution, program }, today)),
          against: own ? againstOf(attribution) : null,
          page: language.t('shares.kinds.scorecard'),
          currency: settled.caption,
        },
      ),
      totals: listTotals(language, own ? [own] : [], {
        metrics: ['sales', 'commission', 'clicks', 'conversions'],
        currency,
        partial: attribution.receipt.state !== 'complete',
        unread: attribution.receipt.state === 'empty',
      }),
      chart: own ? drawSales(attribution, own, today) : null,
      table: writeSides(language, [
        { side: 'attribution', entry: own },
        { side: 'program', entry: find(program) },
      ]),
      search: fixDays(search, range),
      file: { list: 'scorecard', input: { ...range, creator, tags } },
    };
  },
  brands: null,
};

/** The tags of a creator in the program, as stored. Throws Failure `not_found` without a key. */
async function readTags({ db, store, id: workspaceId }: Workspace, creator: string): Promise<string[]> {
  const connection = await requireConnectionInUse(db, workspaceId, 'seller');
  const entries = await readProgramEntries(store.read, { workspaceId, connection }, creator);
  return entries.map((entry) => entry.creatorConnectionsId);
}

const drawSales =
  (summary: Summary, entry: CurrencySummary, today: Address['today']): Draw =>
  ({ t }) => {
    const { range, grain, comparedRange } = summary;
    const { currency } = entry;
    return {
      ...buildTotalChart(t, entry, 'sales', summary, clockOf(summary, today)),
      title: nameSeries(t, { metric: 'sales', grain, currency }),
      metric: 'sales',
      currency,
      grain,
      range,
      comparedRange,
      today,
      kind: 'area',
    };
  };

type Side = { side: 'attribution' | 'program'; entry: CurrencySummary | undefined };
type Metric = (typeof scorecardMetrics)[number];

/** A row per metric, and a column per side. */
function writeSides({ t, format }: Language, sides: readonly Side[]) {
  const columns: TextColumn<Metric>[] = sides.flatMap(({ side, entry }) => {
    if (!entry) return [];
    const { figures, currency } = entry;
    const name = t(`creators.scorecard.${side}`);
    return {
      id: side,
      header: currency ? t('table.inCurrency', { name, currency }) : name,
      align: 'end',
      value: (metric) => figures[metric],
      text: (metric) => formatFigure(format, figures, metric, currency),
    };
  });
  const name: TextColumn<Metric> = {
    id: 'name',
    header: t('creators.scorecard.metric'),
    value: (metric) => t(`metrics.${metric}.label`),
  };
  return writeTable([name, ...columns], columns.length === 0 ? [] : scorecardMetrics, {
    title: t('creators.scorecard.title'),
    search: new URLSearchParams(),
    sorted: true,
  });
}
