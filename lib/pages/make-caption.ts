import type { Workspace } from '@/lib/data/store/workspace';
import type { FileFilters } from '@/lib/language/format/file-filters';
import type { Caption } from './caption';
import { describeFilters } from './filter-words';
import { nameFilterValues } from './name-filters';
import type { Address } from './page';

type Reader = Pick<Workspace, 'id' | 'db' | 'store' | 'language' | 'member'>;

/** The caption of an address. */
export async function makeCaption(
  workspace: Reader,
  { view = null, brand = null }: Address,
  filters: FileFilters,
  of: Omit<Caption, 'view' | 'brand' | 'filters'>,
): Promise<Caption> {
  const named = await nameFilterValues(workspace, filters);
  return { ...of, view, brand, filters: describeFilters(workspace.language, named) };
}
