import type { SummaryGroup } from '@/lib/data/read/summary/summary-shape';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { readFilterValue } from '@/lib/data/terms/filters/filter-value';
import { isPlacement, unsetKey } from '@/lib/data/terms/placement-dimensions';
import type { Translate } from '@/lib/language/translate';

type Group = Pick<SummaryGroup, 'key' | 'label'> & Partial<Pick<SummaryGroup, 'kind' | 'groups'>>;

/** The name of a group: its label, or what is known of its key. */
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

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The name of a dimension's key, if only the key is known. Null for rows without a value. */
export function nameKey(t: Translate, dimension: Dimension, key: string | null): string {
  if (key === null) return t(`dimensions.${dimension}.none`);
  if (key === unsetKey && isPlacement(dimension)) {
    return t('reports.unset', { dimension: t(`dimensions.${dimension}.inText`) });
  }
  if (dimension === 'payout_model' && (key === 'standard' || key === 'cpc')) {
    return t(`reports.payoutModels.${key}`);
  }
  // The name of a brand or creator arrives with its list. Nobody reads an id of 36 characters.
  if (uuid.test(key)) {
    return t('reports.unnamed', { dimension: t(`dimensions.${dimension}.label`), id: key.slice(0, 8) });
  }
  return key;
}
