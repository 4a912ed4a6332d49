import { listOptional } from '@/components/table/column';
import { activityColumn, groupsColumn } from '@/components/table/common-columns';
import { figureColumn, type ListColumn } from '@/components/table/figure-columns';
import type { Metric } from '@/lib/data/terms/metrics';
import type { Language } from '@/lib/language/language';
import type { FindingName } from './findings';
import type { ProductRow, ProductSort } from './product-shape';

type ProductColumn = ListColumn<ProductRow, ProductSort | 'id' | 'active' | 'stock' | 'groups'>;

/** The columns of /products: seven by default, others optional. Figures are in one currency, which the footer names. */
export function productColumns(language: Language, currency: string | null): ProductColumn[] {
  const { t, format } = language;
  const figure = (metric: ProductSort & Metric, header = t(`metrics.${metric}.label`)) =>
    figureColumn<ProductRow, typeof metric>(language, {
      id: metric,
      metric,
      currency,
      header,
      figuresOf: ({ figures }) => figures,
      reportedOf: ({ reported }) => reported,
    });
  const rateOf = ({ figures }: ProductRow) =>
    figures.find((entry) => entry.currency === currency)?.standardRate ?? null;
  return [
    {
      id: 'title',
      file: ['id', 'title', 'brand', 'marketplace'],
      header: t('products.columns.title'),
      value: ({ product }) => product.title,
    },
    figure('sales'),
    figure('commission'),
    figure('clicks'),
    figure('conversionRate', t('products.columns.conversion')),
    {
      id: 'stock',
      header: t('products.columns.stock'),
      value: ({ product }) => product.inStock,
      text: ({ product: { inStock } }) =>
        inStock === null ? '–' : t(inStock ? 'products.stock.in' : 'products.stock.short'),
    },
    {
      id: 'price',
      file: ['price', 'priceCurrency'],
      header: t('products.columns.price'),
      align: 'end',
      value: ({ product }) => product.pricing?.price ?? null,
      text: ({ product: { pricing } }) => (pricing ? format.money(pricing.price, pricing.currency) : '–'),
    },
    {
      id: 'brand',
      file: ['brand', 'brandId'],
      optional: true,
      header: t('products.columns.brand'),
      value: ({ brandName }) => brandName,
    },
    {
      id: 'marketplace',
      optional: true,
      header: t('products.columns.marketplace'),
      value: ({ product }) => product.marketplace,
    },
    { ...figure('conversions'), optional: true },
    {
      id: 'rate',
      optional: true,
      header: t('products.columns.listed'),
      description: t('products.columns.listedMeaning'),
      align: 'end',
      value: ({ product }) => product.commissionPercentage,
      text: ({ product }) => format.rate(product.commissionPercentage),
    },
    {
      id: 'effectiveRate',
      optional: true,
      header: t('metrics.standardRate.label'),
      description: t('metrics.standardRate.meaning'),
      align: 'end',
      value: rateOf,
      text: (row) => format.rate(rateOf(row)),
    },
    {
      id: 'category',
      optional: true,
      header: t('products.columns.category'),
      value: ({ product }) => product.category,
    },
    groupsColumn(t),
    activityColumn(t, ({ product }) => product.active),
    {
      id: 'id',
      optional: true,
      header: t('products.columns.id'),
      description: t('products.columns.idMeaning'),
      value: ({ product }) => product.primaryId,
    },
  ];
}

/** What the drawer of a product shows as text, in its order. */
const factIds: readonly ProductColumn['id'][] = ['brand', 'category', 'price'];

/** The columns of those facts. */
export function factColumns(language: Language): ProductColumn[] {
  const columns = productColumns(language, null);
  return factIds.flatMap((factId) => columns.filter(({ id }) => id === factId));
}

/** For the finding about rates, two rate columns replace conversion and price. */
const shownFor: Partial<Record<FindingName, { show: readonly string[]; hide: readonly string[] }>> = {
  'rate-differs': { show: ['rate', 'effectiveRate'], hide: ['conversionRate', 'price'] },
};

/** The columns that are hidden by default. */
export function hiddenProductColumns(language: Language, finding: FindingName | null): string[] {
  const { show = [], hide = [] } = (finding && shownFor[finding]) ?? {};
  return [...listOptional(productColumns(language, null)).filter((id) => !show.includes(id)), ...hide];
}
