import { ActivityBadge } from '@/components/feedback/activity-badge';
import { RangeLink } from '@/components/layout/range-link';
import type { DataColumn } from '@/components/table/column';
import { drawColumns } from '@/components/table/draw-columns';
import { GroupNames } from '@/components/table/group-names';
import { ListTotal } from '@/components/table/list-total';
import { Badge } from '@/components/ui/badge';
import { productColumns } from '@/features/products/product-columns';
import type { ProductRow } from '@/features/products/product-shape';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import type { Language } from '@/lib/language/language';
import { ProductName } from './product-name';
import { RateCell } from './rate-cell';

export function drawProductColumns(
  language: Language,
  totals: readonly CurrencyFigures[],
  currency: string | null,
): DataColumn<ProductRow>[] {
  const { t } = language;
  return drawColumns(productColumns(language, currency), totals, {
    title: {
      width: 208,
      cell: (row) => <ProductName row={row} />,
      footer: <ListTotal currency={currency} />,
    },
    sales: { width: 128 },
    commission: { width: 120 },
    clicks: { width: 84 },
    conversionRate: { width: 112 },
    stock: {
      width: 96,
      cell: ({ product }) =>
        product.inStock === null ? null : product.inStock ? (
          <span className="text-muted">{t('products.stock.in')}</span>
        ) : (
          <Badge tone="warning">{t('products.stock.short')}</Badge>
        ),
    },
    price: { width: 112 },
    brand: {
      cell: ({ brandName, product }) => (
        <RangeLink
          href={{ pathname: `/brands/${product.brandId}` }}
          className="truncate hover:text-accent hover:underline"
        >
          {brandName ?? '–'}
        </RangeLink>
      ),
    },
    marketplace: { width: 184 },
    rate: { width: 88 },
    effectiveRate: { width: 204, cell: (row) => <RateCell row={row} currency={currency} /> },
    category: { width: 148 },
    groups: { width: 160, cell: ({ groups }) => <GroupNames groups={groups} /> },
    active: { width: 96, cell: ({ product }) => <ActivityBadge active={product.active} /> },
    id: {
      width: 128,
      cell: ({ product }) => <code className="truncate text-xs text-muted">{product.primaryId}</code>,
    },
  });
}
