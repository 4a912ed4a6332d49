import { figureColumn } from '@/components/catalog/figure-columns';
import { standardRateInfo } from '@/components/catalog/standard-rate';
import type { DataColumn } from '@/components/data-table/column';
import { RangeLink } from '@/components/layout/range-link';
import { Badge } from '@/components/ui/badge';
import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import type { ProductRow, ProductSort } from '@/lib/catalog/product-shape';
import { formatMoney } from '@/lib/format/money';
import { formatRate } from '@/lib/format/number';
import type { Metric } from '@/lib/ledger/metrics';
import { ProductName } from './product-name';
import { RateCell } from './rate-cell';

type ProductColumn = DataColumn<ProductRow> & { id: ProductSort | 'id' | 'active' | 'stock' };

/** The columns of /products; the footers hold sums over every product of the filter. */
export function productColumns(totals: readonly CurrencyFigures[]): ProductColumn[] {
  const figure = (metric: ProductSort & Metric, width: number) => ({
    ...figureColumn<ProductRow>({
      metric,
      totals,
      width,
      figuresOf: ({ figures }) => figures,
      reportedOf: ({ reported }) => reported,
    }),
    id: metric,
  });
  return [
    {
      id: 'title',
      header: 'Product',
      width: 300,
      value: ({ product }) => product.title,
      cell: ({ product }) => <ProductName product={product} />,
      footer: 'All in this list',
    },
    {
      id: 'brand',
      header: 'Brand',
      width: 132,
      value: ({ brandName, product }) => brandName ?? product.brandId,
      cell: ({ brandName, product }) => (
        <RangeLink
          href={{ pathname: `/brands/${product.brandId}` }}
          className="truncate hover:text-accent hover:underline"
        >
          {brandName ?? product.brandId}
        </RangeLink>
      ),
    },
    { id: 'marketplace', header: 'Marketplace', width: 184, value: ({ product }) => product.marketplace },
    {
      id: 'price',
      header: 'Price',
      align: 'end',
      width: 116,
      value: ({ product }) => product.pricing.price,
      cell: ({ product: { pricing } }) => formatMoney(pricing.price, pricing.currency),
    },
    figure('sales', 124),
    figure('commission', 124),
    figure('clicks', 96),
    figure('conversions', 116),
    figure('conversionRate', 132),
    {
      id: 'rate',
      header: 'Listed',
      description: 'Listed commission, as a share of sales',
      align: 'end',
      width: 88,
      value: ({ product }) => product.commissionPercentage,
      cell: ({ product }) => formatRate(product.commissionPercentage),
    },
    {
      id: 'effectiveRate',
      header: standardRateInfo.label,
      description: standardRateInfo.meaning,
      align: 'end',
      width: 204,
      value: ({ figures }) => figures[0]?.standardRate ?? null,
      cell: (row) => <RateCell row={row} />,
    },
    { id: 'category', header: 'Category', width: 148, value: ({ product }) => product.category },
    {
      id: 'active',
      header: 'Activity',
      width: 96,
      sortable: false,
      value: ({ product }) => product.active,
      cell: ({ product }) => (
        <Badge dot tone={product.active ? 'positive' : 'neutral'}>
          {product.active ? 'Active' : 'Inactive'}
        </Badge>
      ),
    },
    {
      id: 'stock',
      header: 'Stock',
      width: 120,
      sortable: false,
      value: ({ product }) => product.inStock,
      cell: ({ product }) =>
        product.inStock ? (
          <span className="text-muted">In stock</span>
        ) : (
          <Badge tone="warning">Out of stock</Badge>
        ),
    },
    {
      id: 'id',
      header: 'Id',
      description: 'ASIN, retailer item id or storefront variant id',
      width: 128,
      sortable: false,
      value: ({ product }) => product.primaryId,
      cell: ({ product }) => <code className="truncate text-xs text-muted">{product.primaryId}</code>,
    },
  ];
}
