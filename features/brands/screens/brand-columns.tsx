import { ActivityBadge } from '@/components/feedback/activity-badge';
import { RangeLink } from '@/components/layout/range-link';
import type { DataColumn } from '@/components/table/column';
import { figureColumn } from '@/components/table/figure-columns';
import { ListTotal } from '@/components/table/list-total';
import type { BrandRow } from '@/features/brands/brand-shape';
import type { CurrencyFigures } from '@/lib/data/lists/performance-shape';
import type { Metric } from '@/lib/data/metrics';
import type { Translate } from '@/lib/language/language';
import { BrandImage } from './brand-image';

const metrics: readonly [metric: Metric, width: number][] = [
  ['sales', 136],
  ['commission', 156],
  ['clicks', 104],
  ['conversions', 132],
  ['conversionRate', 136],
  ['epc', 112],
  ['aov', 116],
];

export function brandColumns(
  t: Translate,
  totals: readonly CurrencyFigures[],
  currency: string | null,
): DataColumn<BrandRow>[] {
  return [
    {
      id: 'name',
      file: ['id', 'name', 'marketplace'],
      header: t('brands.columns.name'),
      width: 224,
      value: ({ brand }) => brand.name,
      cell: ({ brand }) => (
        <>
          <BrandImage src={brand.image} />
          <span className="grid min-w-0 flex-1 leading-4">
            <RangeLink
              href={{ pathname: `/brands/${brand.id}` }}
              className="truncate font-medium hover:text-accent hover:underline"
            >
              {brand.name}
            </RangeLink>
            <span className="truncate text-xs text-muted">{brand.marketplace}</span>
          </span>
          {brand.active === false ? <ActivityBadge active={false} /> : null}
        </>
      ),
      footer: <ListTotal />,
    },
    ...metrics.map(([metric, width]) => ({
      ...figureColumn<BrandRow>(t, {
        metric,
        totals,
        currency,
        width,
        figuresOf: ({ figures }) => figures,
      }),
      optional: metric === 'epc' || metric === 'aov',
    })),
    {
      id: 'marketplace',
      optional: true,
      header: t('brands.columns.marketplace'),
      width: 160,
      value: ({ brand }) => brand.marketplace,
    },
    {
      id: 'active',
      optional: true,
      header: t('filters.activity.label'),
      width: 104,
      value: ({ brand: { active } }) =>
        active === null ? null : t(active ? 'filters.activity.active' : 'filters.activity.inactive'),
      cell: ({ brand }) => <ActivityBadge active={brand.active} />,
    },
  ];
}
