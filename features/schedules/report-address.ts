import { pages } from '@/features/pages/pages';
import { Failure } from '@/lib/base/failure';
import { toId } from '@/lib/contract/uuid';
import { toDay, type Weekday } from '@/lib/data/terms/days';
import { monthOf, previousMonth } from '@/lib/data/terms/month';
import type { RelativeName } from '@/lib/data/terms/ranges/relative-range';
import { settleAddress } from '@/lib/pages/address';
import type { Address, Page } from '@/lib/pages/page';
import type { ReportSource } from './report-shape';

type Narrowing = {
  /** Replaces the days of the view; null keeps them. A statement is always of the last month. */
  range: RelativeName | null;
  weekStart: Weekday;
  /** Narrows the view to one brand. A view with a filter of brands is never widened. */
  brand?: { id: string; name: string } | undefined;
};

/** The month whose statement is sent: the last one that has ended. */
export const statementMonth = (today: string) => previousMonth(monthOf(today));

/** A brand that no row has: of a view that filters other brands. */
const noBrand = '00000000-0000-4000-8000-000000000000';

export const pathOf = (source: ReportSource) =>
  source.kind === 'statement' ? '/reports/closing' : source.page;
export const pageOf = (source: ReportSource): Page => pages[pathOf(source)];

/**
 * The address of a source's page at a moment, with other days and one brand. Throws Failure `invalid_input` if the page
 * has no filter of brands.
 */
export function addressOf(source: ReportSource, { range, weekStart, brand }: Narrowing, now: Date): Address {
  const today = toDay(now);
  const search =
    source.kind === 'statement'
      ? new URLSearchParams({ month: statementMonth(today), currency: source.currency })
      : settleAddress({ search: source.search, range, weekStart }, today);
  if (brand) narrowToBrand(search, requireBrands(source).filter, brand.id);
  return { search, today, view: source.kind === 'view' ? source.name : null, brand: brand?.name ?? null };
}

/** How a source is narrowed to brands. Throws Failure `invalid_input` if it cannot be. */
export function requireBrands(source: ReportSource): NonNullable<Page['brands']> {
  const { brands } = pageOf(source);
  if (brands !== null) return brands;
  throw new Failure('invalid_input', 'Input Validation Failed', {
    issues: [{ field: 'brand', message: 'is not a filter of this page' }],
  });
}

/** The brands that an address filters; undefined if it filters none. */
export function readBrandIds(search: URLSearchParams, filter: 'brands' | 'ids'): string[] | undefined {
  const ids = search.get(filter)?.split(',').filter(Boolean).map(toId);
  return ids?.length ? ids : undefined;
}

function narrowToBrand(search: URLSearchParams, filter: 'brands' | 'ids', id: string): void {
  const given = readBrandIds(search, filter);
  search.set(filter, !given || given.includes(toId(id)) ? id : noBrand);
}
