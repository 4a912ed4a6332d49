import type { ReportSource } from '@/features/schedules/report-shape';
import { Failure } from '@/lib/base/failure';
import { toId } from '@/lib/contract/uuid';
import { toDay, type Weekday } from '@/lib/data/days';
import type { RelativeName } from '@/lib/data/ranges/relative-range';
import type { Workspace } from '@/lib/data/workspace';
import type { Call } from '@/lib/server/gateway/call';
import type { Asked } from './page-kind';
import { pageKinds } from './page-kinds';

type Narrowing = { range: RelativeName | null; weekStart: Weekday; brandId?: string | undefined; now: Date };

/** A list that was never loaded cannot be shown as it is stored. */
const fetchNothing: Call = () =>
  Promise.reject(
    new Failure('busy', 'The list is still loading. Try again in a minute.', { retryAfter: 60 }),
  );

/** A brand that no row has: of a view that filters other brands. */
const noBrand = '00000000-0000-4000-8000-000000000000';

/**
 * The address of a source's page with other days and one brand, and what it is read from: stored rows and lists alone.
 * Throws Failure `invalid_input` if the page has no filter of brands.
 */
export function ask(
  workspace: Workspace,
  source: ReportSource,
  { range, weekStart, brandId, now }: Narrowing,
): Asked {
  const still = { ...workspace, call: fetchNothing, walk: fetchNothing, still: true, now: () => now };
  const search = new URLSearchParams(source.kind === 'view' ? source.search : '');
  if (range !== null) {
    for (const name of ['from', 'to']) search.delete(name);
    search.set('range', range);
  }
  if (brandId !== undefined) narrowToBrand(search, requireBrandFilter(source), brandId);
  return {
    ...{ workspace: still, search },
    ...{ today: toDay(now), weekStart, language: workspace.language },
  };
}

/** The filter that narrows a source to brands. Throws Failure `invalid_input` if it has none. */
export function requireBrandFilter(source: ReportSource): 'brands' | 'ids' {
  const filter = source.kind === 'view' ? pageKinds[source.page].brandFilter : null;
  if (filter !== null) return filter;
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
