import type { ReactNode } from 'react';
import { ActivityBadge } from '@/components/feedback/activity-badge';
import { FigureCell } from '@/components/table/figure-cell';
import { Badge } from '@/components/ui/badge';
import type { ProductRow } from '@/features/products/product-shape';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { RateCell } from './rate-cell';

export function ProductFacts({ row }: { row: ProductRow }) {
  const { t, format } = useLanguage();
  const { product, brandName, figures, reported } = row;
  const { pricing } = product;
  const facts: [term: string, value: ReactNode, meaning?: string][] = [
    [t('products.columns.brand'), brandName ?? '–'],
    [t('products.columns.category'), product.category],
    [t('products.columns.price'), pricing ? format.money(pricing.price, pricing.currency) : '–'],
    [t('products.facts.listed'), format.rate(product.commissionPercentage)],
    [t('metrics.standardRate.label'), <RateCell key="rate" row={row} />, t('metrics.standardRate.meaning')],
    [
      t('products.facts.state'),
      <span key="state" className="flex flex-wrap gap-1">
        <ActivityBadge active={product.active} />
        {product.inStock === null ? null : (
          <Badge tone={product.inStock ? 'neutral' : 'warning'}>
            {t(product.inStock ? 'products.stock.in' : 'products.stock.out')}
          </Badge>
        )}
      </span>,
    ],
    [
      t('metrics.sales.label'),
      <FigureCell key="sales" figures={figures} metric="sales" reported={reported} />,
    ],
    [
      t('metrics.commission.label'),
      <FigureCell key="commission" figures={figures} metric="commission" reported={reported} />,
    ],
    [
      t('metrics.clicks.label'),
      <FigureCell key="clicks" figures={figures} metric="clicks" reported={reported} />,
    ],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
      {facts.map(([term, value, meaning]) => (
        <div key={term} className="min-w-0">
          <dt className="text-xs text-muted" title={meaning}>
            {term}
          </dt>
          <dd className={cn('min-w-0 text-sm', typeof value === 'string' && 'line-clamp-3')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
