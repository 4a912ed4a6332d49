import type { TextColumn } from '@/components/table/column';
import { readSort, type TableView } from '@/components/table/table-view';
import { readSearch } from '@/lib/base/address/search';
import { rangeSearch } from '@/lib/client/range-search';
import type { Basis } from '@/lib/data/basis';
import { chooseOneCurrency, orderCurrencies } from '@/lib/data/currencies';
import type { DatasetName } from '@/lib/data/datasets';
import type { DayRange } from '@/lib/data/days';
import type { CurrencyFigures, PerformanceReceipt } from '@/lib/data/lists/performance-shape';
import type { Metric } from '@/lib/data/metrics';
import { settleRange } from '@/lib/data/ranges/settle-range';
import { nameShown } from '@/lib/data/reporting/caption';
import type { LiveList } from '@/lib/data/reporting/live-list';
import { findOpenDays } from '@/lib/data/reporting/open-days';
import { walkPages } from '@/lib/data/reporting/walk-pages';
import type { Language } from '@/lib/language/language';
import type { Translate } from '@/lib/language/translate';
import { buildTable, mostRows } from './build-table';
import { listTotals } from './list-totals';
import type { Asked, ListInput, PageKind } from './page-kind';

/** What every catalog list answers. `total` is absent if the answer has every row, and null if their number is unknown. */
type Answer<Row> = {
  rows: readonly Row[];
  total?: number | null;
  totals: readonly CurrencyFigures[];
  /** The shown currency, if the list chooses it. */
  currency?: string | null;
  performance: PerformanceReceipt;
  basis: Basis;
};

type Page = { offset: number; limit: number };

type CatalogPage<Row, Input extends ListInput> = {
  title: 'brands' | 'products' | 'creators' | 'program' | 'programCreators';
  list: LiveList;
  dataset: DatasetName;
  brandFilter: PageKind['brandFilter'];
  /** The page's request, for its address. */
  toInput: (search: URLSearchParams, range: DayRange, sort: TableView['sort']) => Input;
  read: (asked: Asked, input: Input, page: Page) => Promise<Answer<Row>>;
  columns: (language: Language, currency: string | null) => TextColumn<Row>[];
  hidden?: (asked: Asked) => readonly string[] | undefined;
  /** The page's sort. `server`: the request sorts. */
  sort: (search: URLSearchParams) => TableView['sort'];
  sorts: 'server' | 'table';
  metrics: readonly Metric[];
  /** Defaults to the metric's own name. */
  nameMetric?: (t: Translate, metric: Metric) => string;
  /** Whether figures are of the days in the address. */
  ranged: boolean;
  brandsOf?: (row: Row) => readonly string[];
};

/** As many rows as a list answers at once. */
const perRead = 1_000;

/** A catalog list with figures, such as brands. */
export function catalogPage<Row, Input extends ListInput>(page: CatalogPage<Row, Input>): PageKind {
  const { list, dataset, brandFilter, brandsOf } = page;
  const toRequest = ({ search, today, weekStart }: Asked) => {
    const range = settleRange(readSearch(rangeSearch, search), today, weekStart);
    const asked = search.get('sort');
    return {
      range,
      input: page.toInput(search, range, asked === null ? page.sort(search) : readSort(asked)),
    };
  };
  return {
    ...{ list, brandFilter, dataset: () => dataset },
    read: async (asked) => {
      const { language, search, today } = asked;
      const { range, input } = toRequest(asked);
      const answer = await page.read(asked, input, { offset: 0, limit: mostRows });
      const { totals, performance, basis } = answer;
      const currency = answer.currency ?? chooseOneCurrency(totals, search.get('currency'));
      return {
        title: language.t(`pages.${page.title}`),
        range: page.ranged ? range : null,
        totals: listTotals(language, totals, {
          ...{ metrics: page.metrics, currency, nameMetric: page.nameMetric },
          partial: !basis.complete,
        }),
        chart: null,
        table: buildTable(page.columns(language, currency), answer.rows, {
          ...{ search, sort: page.sort(search), sorted: page.sorts === 'server' },
          hidden: page.hidden?.(asked),
          count: answer.total ?? answer.rows.length,
        }),
        currency: nameShown(orderCurrencies(totals), currency, search.get('currency')),
        basis,
        open: findOpenDays({ from: performance.from, to: performance.to }, today),
        file: { list, input },
      };
    },
    ...(brandsOf && {
      listBrandIds: async (asked: Asked) => {
        const { input } = toRequest(asked);
        const { pages } = await walkPages(
          (offset) => page.read(asked, input, { offset, limit: perRead }),
          perRead,
        );
        const ids = new Set<string>();
        for await (const rows of pages) for (const id of rows.flatMap(brandsOf)) ids.add(id);
        return ids;
      },
    }),
  };
}
