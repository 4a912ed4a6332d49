import { ActivityBadge } from '@/components/feedback/activity-badge';
import { RangeLink } from '@/components/layout/range-link';
import type { DataColumn } from '@/components/table/column';
import { drawColumns } from '@/components/table/draw-columns';
import { ListTotal } from '@/components/table/list-total';
import { rowName } from '@/components/table/row-name';
import { brandColumns } from '@/features/brands/brand-columns';
import type { BrandRow } from '@/features/brands/brand-shape';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import type { Language } from '@/lib/language/language';
import { BrandImage } from './brand-image';

export const drawBrandColumns = (
  language: Language,
  totals: readonly CurrencyFigures[],
  currency: string | null,
): DataColumn<BrandRow>[] =>
  drawColumns(brandColumns(language, currency), totals, {
    name: {
      width: 224,
      cell: ({ brand }) => (
        <>
          <BrandImage src={brand.image} />
          <span className="grid min-w-0 flex-1 leading-4">
            <RangeLink
              href={{ pathname: `/brands/${brand.id}` }}
              className={`${rowName} hover:text-accent hover:underline`}
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
    sales: { width: 136 },
    commission: { width: 156 },
    clicks: { width: 104 },
    conversions: { width: 132 },
    conversionRate: { width: 136 },
    epc: { width: 112 },
    marketplace: { width: 160 },
    active: { width: 104, cell: ({ brand }) => <ActivityBadge active={brand.active} /> },
  });
