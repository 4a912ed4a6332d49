import Link from 'next/link';
import { FigureCell, sumCount } from '@/components/catalog/figure-cell';
import { CountFooter, MoneyFooter } from '@/components/catalog/figure-footer';
import type { DataColumn } from '@/components/data-table/column';
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
  const money = (metric: 'sales' | 'commission', header: string): ProductColumn => ({
    id: metric,
    header,
    description: `${header} of the range, in each currency on its own. Sorted within a currency.`,
    align: 'end',
    width: 124,
    value: ({ figures }) => (figures[0] ? Number(figures[0].figures[metric]) : null),
    cell: ({ figures, reported }) => <FigureCell figures={figures} metric={metric} reported={reported} />,
    footer: <MoneyFooter totals={totals} metric={metric} />,
  });
  const count = (metric: 'clicks' | 'conversions', header: string): ProductColumn => ({
    id: metric,
    header,
    align: 'end',
    width: 104,
    value: ({ figures }) => (figures.length > 0 ? sumCount(figures, metric) : null),
    cell: ({ figures, reported }) => <FigureCell figures={figures} metric={metric} reported={reported} />,
    footer: <CountFooter totals={totals} metric={metric} />,
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
        <Link
          href={{ pathname: `/brands/${product.brandId}` }}
          prefetch={false}
          className="truncate hover:text-accent hover:underline"
        >
          {brandName ?? product.brandId}
        </Link>
      ),
    },
    { id: 'marketplace', header: 'Marketplace', width: 152, value: ({ product }) => product.marketplace },
    {
      id: 'price',
      header: 'Price',
      align: 'end',
      width: 96,
      value: ({ product }) => product.pricing.price,
      cell: ({ product: { pricing } }) => formatMoney(pricing.price, pricing.currency),
    },
    money('sales', 'Sales'),
    money('commission', 'Commission'),
    count('clicks', 'Clicks'),
    count('conversions', 'Conversions'),
    {
      id: 'conversionRate',
      header: 'Conv. rate',
      description: 'Conversions per click',
      align: 'end',
      width: 104,
      value: ({ figures }) => figures[0]?.figures.conversionRate ?? null,
      cell: ({ figures, reported }) => (
        <FigureCell figures={figures} metric={'conversionRate' satisfies Metric} reported={reported} />
      ),
    },
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
      header: 'Effective',
      description: 'Commission per sales in the range, payouts by percentage alone',
      align: 'end',
      width: 104,
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
