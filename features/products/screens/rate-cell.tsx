import { MarkedText } from '@/components/feedback/marked-text';
import { TriangleAlert } from '@/components/ui/icons';
import { differsFromListed } from '@/features/products/findings';
import type { ProductRow } from '@/features/products/product-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  row: ProductRow;
  /** Shows only this currency; without it, each currency has its own rate. */
  currency?: string | null;
};

/** The standard commission rate, marked if it is far from the listed one. */
export function RateCell({ row: { product, figures }, currency }: Props) {
  const { t, format } = useLanguage();
  const rates = figures.filter(
    (entry) => entry.standardRate !== null && (!currency || entry.currency === currency),
  );
  if (rates.length === 0) return <span className="text-muted">–</span>;
  const differs = rates.some(({ standardRate }) =>
    differsFromListed(product.commissionPercentage, standardRate),
  );
  const text = rates
    .map(({ standardRate, currency }) =>
      rates.length > 1 ? `${format.rate(standardRate)} ${currency}` : format.rate(standardRate),
    )
    .join(' · ');
  if (!differs) return <MarkedText mark={null}>{text}</MarkedText>;
  const listed = format.rate(product.commissionPercentage);
  return (
    <span
      className="inline-block max-w-full min-w-0 text-warning"
      title={t('products.listedIs', { rate: listed })}
    >
      <MarkedText mark={<TriangleAlert aria-hidden="true" className="inline size-3.5 align-text-bottom" />}>
        {text}
      </MarkedText>
      <span className="sr-only">{t('products.farFromListed', { rate: listed })}</span>
    </span>
  );
}
