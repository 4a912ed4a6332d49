import { ActivityBadge } from '@/components/feedback/activity-badge';
import { RangeLink } from '@/components/layout/range-link';
import { type DataColumn, listOptional } from '@/components/table/column';
import { figureColumn } from '@/components/table/figure-columns';
import { GroupNames } from '@/components/table/group-names';
import { ListTotal } from '@/components/table/list-total';
import { Badge } from '@/components/ui/badge';
import type { FindingName } from '@/features/products/findings';
import type { ProductRow, ProductSort } from '@/features/products/product-shape';
import type { CurrencyFigures } from '@/lib/data/lists/performance-shape';
import type { Metric } from '@/lib/data/metrics';
import type { Language } from '@/lib/language/language';
import { ProductName } from './product-name';
import { RateCell } from './rate-cell';

type ProductColumn = DataColumn<ProductRow> & { id: ProductSort | 'id' | 'active' | 'stock' | 'groups' };

/** The columns of /products: seven by default, others optional. Figures and footers are in one currency, which the footer names. */
export function productColumns(
  language: Language,
  totals: readonly CurrencyFigures[],
  currency: string | null,
): ProductColumn[] {
  const { t, format } = language;
  const figure = (metric: ProductSort & Metric, width: number, header = t(`metrics.${metric}.label`)) => ({
    ...figureColumn<ProductRow>(t, {
      metric,
      totals,
      currency,
      width,
      header,
      figuresOf: ({ figures }) => figures,
      reportedOf: ({ reported }) => reported,
    }),
    id: metric,
  });
  return [
    {
      id: 'title',
      file: ['id', 'title', 'brand', 'marketplace'],
      header: t('products.columns.title'),
      width: 208,
      value: ({ product }) => product.title,
      cell: (row) => <ProductName row={row} />,
      footer: <ListTotal currency={currency} />,
    },
    figure('sales', 128),
    figure('commission', 120),
    figure('clicks', 84),
    figure('conversionRate', 112, t('products.columns.conversion')),
    {
      id: 'stock',
      header: t('products.columns.stock'),
      width: 96,
      value: ({ product }) => product.inStock,
      cell: ({ product }) =>
        product.inStock === null ? null : product.inStock ? (
          <span className="text-muted">{t('products.stock.in')}</span>
        ) : (
          <Badge tone="warning">{t('products.stock.short')}</Badge>
        ),
    },
    {
      id: 'price',
      file: ['price', 'priceCurrency'],
      header: t('products.columns.price'),
      align: 'end',
      width: 112,
      value: ({ product }) => product.pricing?.price ?? null,
      cell: ({ product: { pricing } }) => (pricing ? format.money(pricing.price, pricing.currency) : '–'),
    },
    {
      id: 'brand',
      file: ['brand', 'brandId'],
      optional: true,
      header: t('products.columns.brand'),
      width: 132,
      value: ({ brandName }) => brandName,
      cell: ({ brandName, product }) => (
        <RangeLink
          href={{ pathname: `/brands/${product.brandId}` }}
          className="truncate hover:text-accent hover:underline"
        >
          {brandName ?? '–'}
        </RangeLink>
      ),
    },
    {
      id: 'marketplace',
      optional: true,
      header: t('products.columns.marketplace'),
      width: 184,
      value: ({ product }) => product.marketplace,
    },
    { ...figure('conversions', 116), optional: true },
    {
      id: 'rate',
      optional: true,
      header: t('products.columns.listed'),
      description: t('products.columns.listedMeaning'),
      align: 'end',
      width: 88,
      value: ({ product }) => product.commissionPercentage,
      cell: ({ product }) => format.rate(product.commissionPercentage),
    },
    {
      id: 'effectiveRate',
      optional: true,
      header: t('metrics.standardRate.label'),
      description: t('metrics.standardRate.meaning'),
      align: 'end',
      width: 204,
      value: ({ figures }) => figures.find((entry) => entry.currency === currency)?.standardRate ?? null,
      cell: (row) => <RateCell row={row} currency={currency} />,
    },
    {
      id: 'category',
      optional: true,
      header: t('products.columns.category'),
      width: 148,
      value: ({ product }) => product.category,
    },
    {
      id: 'groups',
      optional: true,
      header: t('groups.title'),
      width: 160,
      value: ({ groups }) => groups.map(({ name }) => name).join(', '),
      cell: ({ groups }) => <GroupNames groups={groups} />,
    },
    {
      id: 'active',
      optional: true,
      header: t('filters.activity.label'),
      width: 96,
      value: ({ product }) => product.active,
      cell: ({ product }) => <ActivityBadge active={product.active} />,
    },
    {
      id: 'id',
      optional: true,
      header: t('products.columns.id'),
      description: t('products.columns.idMeaning'),
      width: 128,
      value: ({ product }) => product.primaryId,
      cell: ({ product }) => <code className="truncate text-xs text-muted">{product.primaryId}</code>,
    },
  ];
}

/** For the finding about rates, two rate columns replace conversion and price. */
const shownFor: Partial<Record<FindingName, { show: readonly string[]; hide: readonly string[] }>> = {
  'rate-differs': { show: ['rate', 'effectiveRate'], hide: ['conversionRate', 'price'] },
};

/** The columns that are hidden by default. */
export function hiddenProductColumns(language: Language, finding: FindingName | null): string[] {
  const { show = [], hide = [] } = (finding && shownFor[finding]) ?? {};
  return [...listOptional(productColumns(language, [], null)).filter((id) => !show.includes(id)), ...hide];
}
