import { evidenceFileSchema } from '@/features/evidence/evidence-query';
import type { EvidenceChange, EvidenceLine } from '@/features/evidence/evidence-shape';
import { ownRowsOf } from '@/features/evidence/own-rows';
import { readChanges } from '@/features/evidence/read-changes';
import { readLoaded } from '@/features/evidence/read-days';
import { readBasis } from '@/features/evidence/read-evidence';
import { readLines } from '@/features/evidence/read-lines';
import { freshen } from '@/lib/data/read/links/freshen';
import { datasets } from '@/lib/data/terms/datasets';
import type { Day } from '@/lib/data/terms/days';
import { namedFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { defineList } from '@/lib/pages/export-list';
import { perPage, walkPages } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';
import { captionOfEvidence } from '../evidence-caption';

type Line = Omit<EvidenceLine, 'source'> & {
  kind: 'click report' | 'product report' | 'change';
  /** When the day was last loaded, or when the change was. */
  at: string | null;
  /** Whether rows may change or arrive. Null of a change. */
  mayChange: boolean | null;
  change: EvidenceChange | null;
};

const columns: Column<Line>[] = [
  column.text('kind', 'Kind', ({ kind }) => kind),
  column.day('day', 'Day (UTC)', ({ day }) => day),
  column.instant('loaded', 'Loaded (UTC)', ({ at }) => at),
  column.text('link', 'Link id', ({ link }) => link),
  column.text('linkProduct', 'Link created for', ({ linkProduct }) => linkProduct),
  column.text('subid1', 'Subid 1', ({ subid1 }) => subid1),
  column.text('subid2', 'Subid 2', ({ subid2 }) => subid2),
  column.text('product', 'Product id', ({ product }) => product),
  column.text('title', 'Title', ({ productName }) => productName),
  column.text('brand', 'Brand', ({ brandName, brand }) => brandName ?? brand),
  column.text('marketplace', 'Marketplace', ({ marketplace }) => marketplace),
  column.text('currency', 'Currency', ({ currency }) => currency),
  column.count('clicks', 'Clicks', ({ clicks, change }) => (change ? null : clicks)),
  column.count('conversions', 'Conversions', ({ conversions }) => conversions),
  column.amount('sales', 'Sales', ({ sales }) => sales),
  column.amount('commission', 'Commission', ({ commission }) => commission),
  column.flag('mayChange', 'May still change', ({ mayChange }) => mayChange),
  column.text('changed', 'Changed', ({ change }) => change?.field),
  column.amount('was', 'Was', ({ change }) => change?.was),
  column.amount('became', 'Became', ({ change }) => change?.became),
];

/** What reports say about the member's own links, a line per day, link, product and currency, and then every change. */
export const exportEvidence = defineList({
  allow: 'earnings',
  scope: 'reports:read',
  query: takeRelative(evidenceFileSchema),
  columns: () => columns,
  filters: ({ links, products, brands }) => namedFilters({ links, products, brands }),
  toLines: (line: Line) => [line],
  open: async (context, query) => {
    const rows = ownRowsOf(query, context.member.userId);
    const fresh = await freshen(context, rows.filters);
    const loaded = {
      reports: await readLoaded(context.store.read, fresh, rows.range, datasets.reports.sources),
      clicks: await readLoaded(context.store.read, fresh, rows.range, datasets.clicks.sources),
    };
    const read = await readBasis(fresh, rows);
    const early = read.basis.rows.flatMap(({ datasets: [name], loadedEarly }) =>
      loadedEarly.map((days) => ({ name, days })),
    );
    /** Rows may arrive within the look-back, and where a day was loaded before it settled. */
    const mayChange: MayChange = (source, day) => {
      const days = { from: day, to: day };
      const own = early.flatMap((one) => (one.name === source ? [one.days] : []));
      return isOpen(days, context.today) || touchesGap(days, own);
    };
    const lines = await walkPages(async (offset) => {
      const { lines, count } = await readLines(fresh, rows, { byDay: true, limit: perPage, offset });
      return { rows: lines.map((line) => toLine(line, loaded, mayChange)), total: count };
    });
    const changes = await walkPages(async (offset) => {
      const { changes, count } = await readChanges(fresh, rows, { limit: perPage, offset });
      return { rows: changes.map(toChangeLine), total: count };
    });
    async function* pages() {
      yield* lines.pages;
      yield* changes.pages;
    }
    return {
      total: lines.total + changes.total,
      pages: pages(),
      caption: captionOfEvidence(context.language, read, query, context.today),
    };
  },
});

type Loaded = Record<EvidenceLine['source'], ReadonlyMap<Day, string>>;

type MayChange = (source: EvidenceLine['source'], day: Day) => boolean;

const toLine = ({ source, ...line }: EvidenceLine, loaded: Loaded, mayChange: MayChange): Line => ({
  ...line,
  mayChange: line.open || (line.day !== null && mayChange(source, line.day)),
  kind: source === 'clicks' ? 'click report' : 'product report',
  at: (line.day && loaded[source].get(line.day)) ?? null,
  change: null,
});

const toChangeLine = (change: EvidenceChange): Line => ({
  kind: 'change',
  mayChange: null,
  change,
  at: change.at,
  day: change.day,
  link: change.link,
  linkProduct: null,
  subid1: null,
  subid2: null,
  product: change.product,
  productName: change.productName,
  brand: '',
  brandName: null,
  marketplace: '',
  currency: change.currency,
  clicks: 0,
  conversions: null,
  sales: null,
  commission: null,
  open: false,
});
