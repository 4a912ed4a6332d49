import { TriangleAlert } from 'lucide-react';
import { MarkedText } from '@/components/feedback/marked-text';
import { differsFromListed } from '@/lib/catalog/findings';
import type { ProductRow } from '@/lib/catalog/product-shape';
import { formatRate } from '@/lib/format/number';

/** The standard commission rate, marked where it is far from what is listed. */
export function RateCell({ row: { product, figures } }: { row: ProductRow }) {
  const rates = figures.filter(({ standardRate }) => standardRate !== null);
  if (rates.length === 0) return <span className="text-muted">–</span>;
  const differs = rates.some(({ standardRate }) =>
    differsFromListed(product.commissionPercentage, standardRate),
  );
  const text = rates
    .map(({ standardRate, currency }) =>
      rates.length > 1 ? `${formatRate(standardRate)} ${currency}` : formatRate(standardRate),
    )
    .join(' · ');
  if (!differs) return <MarkedText mark={null}>{text}</MarkedText>;
  const listed = formatRate(product.commissionPercentage);
  return (
    <span className="inline-block max-w-full min-w-0 text-warning" title={`Listed is ${listed}`}>
      <MarkedText mark={<TriangleAlert aria-hidden="true" className="inline size-3.5 align-text-bottom" />}>
        {text}
      </MarkedText>
      <span className="sr-only">, far from the listed {listed}</span>
    </span>
  );
}
