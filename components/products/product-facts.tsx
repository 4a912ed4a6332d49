import type { ReactNode } from 'react';
import { FigureCell } from '@/components/table/figure-cell';
import { Badge } from '@/components/ui/badge';
import type { ProductRow } from '@/lib/catalog/product-shape';
import { cn } from '@/lib/class-names';
import { formatMoney } from '@/lib/format/money';
import { formatRate } from '@/lib/format/number';
import { useLanguage } from '@/lib/language/use-language';
import { RateCell } from './rate-cell';

export function ProductFacts({ row }: { row: ProductRow }) {
  const { t } = useLanguage();
  const { product, brandName, figures, reported } = row;
  const facts: [term: string, value: ReactNode, meaning?: string][] = [
    ['Brand', brandName ?? product.brandId],
    ['Category', product.category],
    ['Price', formatMoney(product.pricing.price, product.pricing.currency)],
    ['Listed commission', formatRate(product.commissionPercentage)],
    [t('metrics.standardRate.label'), <RateCell key="rate" row={row} />, t('metrics.standardRate.meaning')],
    [
      'State',
      <span key="state" className="flex flex-wrap gap-1">
        <Badge dot tone={product.active ? 'positive' : 'neutral'}>
          {product.active ? 'Active' : 'Inactive'}
        </Badge>
        <Badge tone={product.inStock ? 'neutral' : 'warning'}>
          {product.inStock ? 'In stock' : 'Out of stock'}
        </Badge>
      </span>,
    ],
    ['Sales', <FigureCell key="sales" figures={figures} metric="sales" reported={reported} />],
    ['Commission', <FigureCell key="commission" figures={figures} metric="commission" reported={reported} />],
    ['Clicks', <FigureCell key="clicks" figures={figures} metric="clicks" reported={reported} />],
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
