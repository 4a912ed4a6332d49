import type { Dimension } from '@/lib/data/datasets';
import { isPlacement, unsetKey } from '@/lib/data/placement-dimensions';
import { readFilterValue } from '@/lib/data/query/filter-value';
import type { SummaryGroup } from '@/lib/data/summary/summary-shape';
import type { Translate } from '@/lib/language/language';

type Group = Pick<SummaryGroup, 'key' | 'label'> & Partial<Pick<SummaryGroup, 'kind' | 'groups'>>;

/** The name of a group: its label, or its key if the name is unknown. */
export function nameGroup(
  t: Translate,
  dimension: Dimension,
  { kind, key, label, groups = 1 }: Group,
): string {
  if (kind === 'other') return groups > 0 ? t('reports.otherGroups', { count: groups }) : t('reports.other');
  return label ?? nameKey(t, dimension, key);
}

/** The name of a filter's value, if only the value is known. */
export const nameFilterValue = (t: Translate, dimension: Dimension, value: string): string =>
  nameKey(t, dimension, readFilterValue(dimension, value));

/** The name of a dimension's key, if only the key is known. Null for rows without a value. */
export function nameKey(t: Translate, dimension: Dimension, key: string | null): string {
  if (key === null) return t(`dimensions.${dimension}.none`);
  if (key === unsetKey && isPlacement(dimension)) {
    return t('reports.unset', { dimension: t(`dimensions.${dimension}.inText`) });
  }
  if (dimension === 'payout_model' && (key === 'standard' || key === 'cpc')) {
    return t(`reports.payoutModels.${key}`);
  }
  return key;
}
