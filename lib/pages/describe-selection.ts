import type { Workspace } from '@/lib/data/store/workspace';
import { datasetNames } from '@/lib/data/terms/datasets';
import { grains } from '@/lib/data/terms/days';
import { dimensionNames } from '@/lib/data/terms/dimensions';
import { metrics } from '@/lib/data/terms/metrics';
import type { FileFilters } from '@/lib/language/format/file-filters';
import { describeFilters, writeFilter } from './filter-words';
import { listMetrics } from './metric-info';
import { nameFilterValues } from './name-filters';
import { nameSeries } from './name-series';

const find = <Name extends string>(names: readonly Name[], search: URLSearchParams, parameter: string) =>
  names.find((name) => name === search.get(parameter));

type Reader = Pick<Workspace, 'id' | 'db' | 'store' | 'language'>;

/**
 * What a stored view of someone shows, in words: its grouping, its metric by period, and what it is of, with names instead of
 * ids.
 */
export async function describeSelection(
  workspace: Reader,
  search: URLSearchParams,
  filters: FileFilters,
): Promise<string[]> {
  const { language } = workspace;
  const { t } = language;
  const words = describeFilters(language, await nameFilterValues({ ...workspace, member: null }, filters));
  const group = find(dimensionNames, search, 'group');
  const metric =
    find(metrics, search, 'sort') ?? listMetrics(find(datasetNames, search, 'dataset') ?? 'reports')[0];
  const grain = find(grains, search, 'grain') ?? 'day';
  const isByPeriod = search.get('view') === 'periods' && metric !== undefined;
  return [
    ...(isByPeriod
      ? [nameSeries(t, { metric, grain, currency: null, group })]
      : group
        ? [t('caption.by', { dimension: t(`dimensions.${group}.inText`) })]
        : []),
    ...words.map((filter) => writeFilter(language, filter)),
  ];
}
