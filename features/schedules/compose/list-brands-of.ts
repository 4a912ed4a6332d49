import { liveLists } from '@/features/live/live-lists';
import type { ReportSource } from '@/features/schedules/report-shape';
import type { DayRange, Weekday } from '@/lib/data/days';
import { writeFilterValue } from '@/lib/data/query/filter-value';
import { nameGroup } from '@/lib/data/reporting/group-names';
import { walkPages } from '@/lib/data/reporting/walk-pages';
import { readSummary } from '@/lib/data/summary/read-summary';
import { summaryQuerySchema } from '@/lib/data/summary/summary-query';
import type { Workspace } from '@/lib/data/workspace';
import { requireCapability } from '@/lib/server/accounts/member';
import { ask, readBrandIds, requireBrandFilter } from './ask';
import { type Asked, type PageKind, readRequest } from './page-kind';
import { pageKinds } from './page-kinds';

/** Brands that may have a mail each. */
export const mostBrands = 200;
/** As many as a summary returns. */
const perRead = 1_000;

/** `more`: how many brands are left out. */
export type SourceBrands = { brands: { id: string; name: string }[]; more: number };

/**
 * The brands that have rows in the days within a view's filters, those with the largest sums first. Reads stored rows as
 * `composeReport` does. Throws Failure: `forbidden`, and `invalid_input` if the page has no filter of brands.
 */
export async function listBrandsOf(
  workspace: Workspace,
  source: ReportSource,
  days: DayRange,
  now: Date = workspace.now?.() ?? new Date(),
): Promise<SourceBrands> {
  const filter = requireBrandFilter(source);
  const page = source.kind === 'view' ? pageKinds[source.page] : null;
  if (!page) return { brands: [], more: 0 };
  requireCapability(workspace.member, liveLists[page.list].allow, 'read');
  const asked = ask(workspace, source, { range: null, weekStart: monday, now });
  for (const [day, value] of Object.entries(days)) asked.search.set(day, value);
  const listed = await page.listBrandIds?.(asked);
  const found = await readBrands(asked, page, { days, filter });
  const brands = [...found].filter(([id]) => listed?.has(id) ?? true).map(([id, name]) => ({ id, name }));
  return { brands: brands.slice(0, mostBrands), more: Math.max(0, brands.length - mostBrands) };
}

/** The days are given, so no week is asked for. */
const monday: Weekday = 1;

type Narrowing = { days: DayRange; filter: 'brands' | 'ids' };

/** The brands of report rows by id, with their names. */
async function readBrands(
  asked: Asked,
  page: PageKind,
  { days, filter }: Narrowing,
): Promise<Map<string, string>> {
  const { search, language } = asked;
  const filters = page.filters?.(asked) ?? {
    brands: readBrandIds(search, filter)?.map((id) => writeFilterValue('brand', id)),
  };
  const query = readRequest(summaryQuerySchema, {
    ...{ ...filters, ...days, dataset: page.dataset(search), group: 'brand', series: 'none', top: perRead },
  });
  const found = new Map<string, string>();
  const { pages } = await walkPages(async (offset) => {
    const { currencies } = await readSummary(asked.workspace, { ...query, offset });
    const rows = currencies.flatMap(({ groups }) => groups.filter(({ kind }) => kind === 'value'));
    const counts = currencies.map(({ groups }) => groups.reduce((sum, { groups }) => sum + groups, 0));
    const total = counts.reduce((sum, count) => sum + count, 0);
    return { rows, total, longest: Math.max(0, ...counts) };
  }, perRead);
  for await (const groups of pages) {
    for (const group of groups) {
      if (group.key !== null && !found.has(group.key)) {
        found.set(group.key, nameGroup(language.t, 'brand', group));
      }
    }
  }
  return found;
}
