import { activityColumn } from '@/components/table/common-columns';
import { type ListColumn, type UsualMetric, usualFigures } from '@/components/table/figure-columns';
import type { Language } from '@/lib/language/language';
import type { BrandRow } from './brand-shape';

type BrandColumn = ListColumn<BrandRow, UsualMetric | 'name' | 'marketplace' | 'active'>;

/** The columns of /brands. */
export const brandColumns = (language: Language, currency: string | null): BrandColumn[] => [
  {
    id: 'name',
    file: ['id', 'name', 'marketplace'],
    header: language.t('brands.columns.name'),
    value: ({ brand }) => brand.name,
  },
  ...usualFigures<BrandRow>(language, currency),
  {
    id: 'marketplace',
    optional: true,
    header: language.t('brands.columns.marketplace'),
    value: ({ brand }) => brand.marketplace,
  },
  activityColumn(language.t, ({ brand }) => brand.active),
];
