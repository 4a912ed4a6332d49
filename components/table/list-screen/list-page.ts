import type { z } from 'zod';
import type { TextColumn } from '@/components/table/column';
import { readSort, type TableView } from '@/components/table/table-view';
import { writeTable } from '@/components/table/write-table';
import type { Parameters } from '@/lib/base/address/search';
import type { Workspace } from '@/lib/data/store/workspace';
import type { Basis } from '@/lib/data/terms/basis';
import type { DatasetName } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import type { Filters, FilterValues } from '@/lib/data/terms/filters/list-filter';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import type { CurrencyFigures, PerformanceReceipt } from '@/lib/data/terms/lists/performance-shape';
import type { Metric } from '@/lib/data/terms/metrics';
import type { Language } from '@/lib/language/language';
import type { Translate } from '@/lib/language/translate';
import { daysOf, fixDays, readRequest } from '@/lib/pages/address';
import { captionOfList } from '@/lib/pages/answer-caption';
import { settleCurrency } from '@/lib/pages/caption';
import { listFilters } from '@/lib/pages/list-filters';
import { listTotals } from '@/lib/pages/list-totals';
import type { LiveList } from '@/lib/pages/live-list';
import { makeCaption } from '@/lib/pages/make-caption';
import type { Address, ListInput, Page } from '@/lib/pages/page';
import { walkPages } from '@/lib/pages/walk-pages';
import type { QuerySchema } from '@/lib/server/http/read-known';

/** What every catalog list answers. `total` is absent if the answer has every row, and null if their number is unknown. */
type Answer<Row> = {
  rows: readonly Row[];
  total?: number | null;
  totals: readonly CurrencyFigures[];
  /** The shown currency, if the list chooses it. */
  currency?: string | null;
  list: ListReceipt;
  performance: PerformanceReceipt;
  basis: Basis;
};

type ListPage<Declared extends Filters, Schema extends QuerySchema, Row> = {
  title: 'brands' | 'products' | 'creators' | 'program' | 'programCreators';
  list: LiveList;
  parameters: Parameters;
  filters: Declared;
  query: Schema;
  /** The page's request, for its address. */
  toInput: (search: URLSearchParams, range: DayRange, sort: TableView['sort']) => ListInput;
  read: (workspace: Workspace, query: z.output<Schema>) => Promise<Answer<Row>>;
  columns: (language: Language, currency: string | null) => TextColumn<Row>[];
  hidden?: (language: Language, search: URLSearchParams) => readonly string[] | undefined;
  /** The page's sort. */
  sort: (search: URLSearchParams) => TableView['sort'];
  /** Whether the request sorts, and answers a part of the rows. */
  paged: boolean;
  metrics: readonly Metric[];
  /** Defaults to the metric's own name. */
  nameMetric?: (t: Translate, metric: Metric) => string;
  /** Whether figures are of the days in the address. */
  ranged: boolean;
  /** How it is narrowed to brands, and those of a row with figures. Null if it is not. */
  brands: { filter: 'brands' | 'ids'; dataset: DatasetName; of: (row: Row) => readonly string[] } | null;
};

/** Rows of a table. Files have all of them. */
const firstRows = 20;
/** As many rows as a list answers at once. */
const perRead = 1_000;

/** The page of a catalog list with figures, such as brands. */
export function listPage<
  Declared extends Filters,
  Schema extends QuerySchema & z.ZodType<FilterValues<Declared>>,
  Row,
>(page: ListPage<Declared, Schema, Row>): Page {
  const { list, brands, metrics, nameMetric } = page;
  const settle = (address: Address) => {
    const { search } = address;
    const range = daysOf(address);
    const asked = search.get('sort');
    const sort = asked === null ? page.sort(search) : readSort(asked);
    const input = page.toInput(search, range, sort);
    const toQuery = (offset: number, limit: number) =>
      readRequest(page.query, page.paged ? { ...input, offset, limit } : input);
    return { range, input, toQuery };
  };
  const filtersOf = (address: Address) => listFilters(page.filters, settle(address).toQuery(0, firstRows));
  return {
    allow: 'view',
    parameters: page.parameters,
    filters: filtersOf,
    read: async (workspace, address) => {
      const { language } = workspace;
      const { search, today } = address;
      const { range, input, toQuery } = settle(address);
      const answer = await page.read(workspace, toQuery(0, firstRows));
      const { totals, performance, basis } = answer;
      const asked = search.get('currency');
      const settled = settleCurrency(totals, asked, answer.currency ?? undefined);
      const { currency } = settled;
      const title = language.t(`pages.${page.title}`);
      return {
        caption: await makeCaption(workspace, address, filtersOf(address), {
          ...captionOfList(language, answer, today),
          page: title,
          currency: settled.caption,
        }),
        totals: listTotals(language, totals, {
          metrics,
          currency,
          nameMetric,
          partial: !basis.complete,
          unread: performance.receipt.state === 'empty',
        }),
        chart: null,
        table: writeTable(page.columns(language, currency), answer.rows, {
          title,
          search,
          sort: page.sort(search),
          sorted: page.paged,
          hidden: page.hidden?.(language, search),
          count: answer.total ?? answer.rows.length,
        }),
        search: fixDays(search, page.ranged ? range : null),
        file: { list, input },
      };
    },
    brands: brands && {
      filter: brands.filter,
      rows: () => ({ dataset: brands.dataset }),
      listIds: async (workspace, address) => {
        const { toQuery } = settle(address);
        const { pages } = await walkPages(
          (offset) => page.read(workspace, toQuery(offset, perRead)),
          perRead,
        );
        const ids = new Set<string>();
        for await (const rows of pages) for (const id of rows.flatMap(brands.of)) ids.add(id);
        return ids;
      },
    },
  };
}
