'use client';

import { SearchField } from '@/components/form/search-field';
import { Badge } from '@/components/ui/badge';
import type { ProductOption } from '@/features/links/find-products';
import { useLanguage } from '@/lib/language/use-language';
import type { ReadProduct } from './form-values';
import { ProductPreview } from './product-preview';

type Props = {
  value: string;
  autoFocus: boolean;
  product: ReadProduct;
  options: readonly ProductOption[];
  /** Whether the workspace has a catalog to search. */
  searchable: boolean;
  onType: (text: string) => void;
  onPick: (option: ProductOption) => void;
};

const keyOf = (option: ProductOption) => `${option.marketplace}/${option.primaryId}`;

/** Type to search the catalog, or paste an id or URL. */
export function ProductField({ product, options, searchable, ...field }: Props) {
  const { t } = useLanguage();
  return (
    <SearchField
      {...field}
      name="product"
      label={t('links.product')}
      required
      hint={<ProductPreview typed={field.value} product={product} searchable={searchable} />}
      options={product.matches.length === 0 ? options : []}
      listLabel={t('links.preview.products')}
      keyOf={keyOf}
      enterKeyHint="next"
      optionClassName="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3"
    >
      {({ title, active, primaryId, marketplace }) => (
        <>
          <span className="min-w-0 truncate">{title}</span>
          {active === false ? <Badge tone="warning">{t('filters.activity.inactive')}</Badge> : null}
          <span className="col-span-2 truncate text-xs text-muted">
            <span className="font-mono">{primaryId}</span> · {marketplace}
          </span>
        </>
      )}
    </SearchField>
  );
}
