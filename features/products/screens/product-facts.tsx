import type { ReactNode } from 'react';
import { ActivityBadge } from '@/components/feedback/activity-badge';
import { writeCell } from '@/components/table/column';
import { FigureCell } from '@/components/table/figure-cell';
import { Badge } from '@/components/ui/badge';
import { factColumns } from '@/features/products/product-columns';
import type { ProductRow } from '@/features/products/product-shape';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { RateCell } from './rate-cell';

type Fact = [term: string, value: ReactNode, meaning?: string];

export function ProductFacts({ row }: { row: ProductRow }) {
  const language = useLanguage();
  const { t, format } = language;
  const { product, figures, reported } = row;
  const facts: Fact[] = [
    ...factColumns(language).map(
      (column): Fact => [column.header, writeCell(column, row), column.description],
    ),
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
