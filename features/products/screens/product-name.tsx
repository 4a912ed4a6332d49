import { RangeLink } from '@/components/layout/range-link';
import { rowName } from '@/components/table/row-name';
import { Badge } from '@/components/ui/badge';
import type { ProductRow } from '@/features/products/product-shape';
import { useLanguage } from '@/lib/language/use-language';

/** The title, with brand and marketplace below. */
export function ProductName({ row: { product, brandName } }: { row: ProductRow }) {
  const { t } = useLanguage();
  return (
    <>
      <span className="grid min-w-0 flex-1 leading-4">
        <span className={rowName} title={product.title}>
          {product.title}
        </span>
        <span className="truncate text-xs text-muted max-sm:hidden">
          <RangeLink
            href={{ pathname: `/brands/${product.brandId}` }}
            className="hover:text-accent hover:underline"
          >
            {brandName ?? '–'}
          </RangeLink>
          {` · ${product.marketplace}`}
        </span>
      </span>
      {product.active === false ? <Badge className="shrink-0">{t('filters.activity.inactive')}</Badge> : null}
    </>
  );
}
