import { listDimensions } from '@/lib/data/terms/datasets';
import { dimensionInfo } from '@/lib/data/terms/dimensions';
import type { Translate } from '@/lib/language/translate';
import type { Explorer } from './explorer';

/** Describes the filters: `USD, 2 brands, 1 marketplace`. Empty if all rows of the range are shown. */
export function describeNarrowing(
  t: Translate,
  { dataset, filters }: Explorer,
  currency: string | null,
): string {
  const chosen = listDimensions(dataset).flatMap((name) => {
    const count = filters[dimensionInfo[name].filter]?.length ?? 0;
    return count > 0 ? [t(`dimensions.${name}.count`, { count })] : [];
  });
  return [...(currency ? [currency] : []), ...chosen].join(t('reports.separator'));
}
