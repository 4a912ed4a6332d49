import { type Dimension, dimensionNames } from '@/lib/data/dimensions';
import type { Workspace } from '@/lib/data/workspace';
import type { FileFilters } from '@/lib/language/format/file-filters';
import { describeFilters, writeFilter } from './filter-words';
import { nameFilterValues } from './name-filters';

type Reader = Pick<Workspace, 'id' | 'db' | 'store' | 'language'>;

/** What a stored view shows, in words: its grouping, its metric by period, and its filters with names instead of ids. */
export async function describeSelection(
  workspace: Reader,
  search: URLSearchParams,
  filters: FileFilters,
): Promise<string[]> {
  const { language } = workspace;
  const { t } = language;
  const group = dimensionNames.find((name): name is Dimension => name === search.get('group'));
  const words = describeFilters(language, await nameFilterValues(workspace, filters));
  return [
    ...(group ? [t('caption.by', { dimension: t(`dimensions.${group}.inText`) })] : []),
    ...(search.get('view') === 'periods' ? [t('caption.byPeriod')] : []),
    ...words.map((filter) => writeFilter(language, filter)),
  ];
}
