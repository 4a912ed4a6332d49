import { requireCapability } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import { readSummary } from '@/lib/data/read/summary/read-summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import type { Workspace } from '@/lib/data/store/workspace';
import type { DayRange, Weekday } from '@/lib/data/terms/days';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { asStored, fixDays, readRequest } from '@/lib/pages/address';
import { nameGroup } from '@/lib/pages/group-names';
import type { Address, Page } from '@/lib/pages/page';
import { walkPages } from '@/lib/pages/walk-pages';
import { addressOf, pageOf, readBrandIds, requireBrands } from './report-address';
import type { ReportSource } from './report-shape';

/** Brands that may have a mail each. */
const mostBrands = 200;
/** As many as a summary returns. */
const perRead = 1_000;

/** `more`: how many brands are left out. */
type SourceBrands = { brands: { id: string; name: string }[]; more: number };

/**
 * The brands that have rows in the days within a view's filters, those with the largest sums first. Reads stored rows as
 * `composeReport` does. Throws Failure: `forbidden`, and `invalid_input` if the page has no filter of brands.
 */
export async function listBrandsOf(
  workspace: Workspace,
  source: ReportSource,
  days: DayRange,
  now: Date = workspace.now?.() ?? sharedNow(),
): Promise<SourceBrands> {
  const brands = requireBrands(source);
  requireCapability(workspace.member, pageOf(source).allow, 'read');
  const stored = asStored(workspace, now);
  const address = addressOf(source, { range: null, weekStart: monday }, now);
  const dated = { ...address, search: fixDays(address.search, days) };
  const listed = await brands.listIds?.(stored, dated);
  const found = await readBrands(stored, brands, dated, days);
  const all = [...found].filter(([id]) => listed?.has(id) ?? true).map(([id, name]) => ({ id, name }));
  return { brands: all.slice(0, mostBrands), more: Math.max(0, all.length - mostBrands) };
}

/** The days are given, so no week is asked for. */
const monday: Weekday = 1;

/** The brands of report rows by id, with their names. */
async function readBrands(
  workspace: Workspace,
  { filter, rows }: NonNullable<Page['brands']>,
  address: Address,
  days: DayRange,
): Promise<Map<string, string>> {
  const query = readRequest(summaryQuerySchema, {
    brands: readBrandIds(address.search, filter)?.map((id) => writeFilterValue('brand', id)),
    ...rows(address),
    ...days,
    group: 'brand',
    series: 'none',
    top: perRead,
  });
  const found = new Map<string, string>();
  const { pages } = await walkPages(async (offset) => {
    const { currencies } = await readSummary(workspace, { ...query, offset });
    const rows = currencies.flatMap(({ groups }) => groups.filter(({ kind }) => kind === 'value'));
    const counts = currencies.map(({ groups }) => groups.reduce((sum, { groups }) => sum + groups, 0));
    const total = counts.reduce((sum, count) => sum + count, 0);
    return { rows, total, longest: Math.max(0, ...counts) };
  }, perRead);
  for await (const groups of pages) {
    for (const group of groups) {
      if (group.key !== null && !found.has(group.key)) {
        found.set(group.key, nameGroup(workspace.language.t, 'brand', group));
      }
    }
  }
  return found;
}
