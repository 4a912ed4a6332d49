'use client';

import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { FormField } from '@/components/form/form-field';
import { Input } from '@/components/ui/input';
import { useListbox } from '@/components/ui/listbox';
import type { ProductOption } from '@/features/links/find-products';
import { useLanguage } from '@/lib/language/use-language';
import type { ReadProduct } from './form-values';
import { ProductOptions, toValue } from './product-options';
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

/** A combobox. Type to search the catalog, or paste an id or URL. */
export function ProductField({ value, autoFocus, product, options, searchable, onType, onPick }: Props) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const offered = product.matches.length === 0 ? options : [];
  const shown = open && offered.length > 0;
  const listbox = useListbox({
    values: offered.map(toValue),
    startsAtFirst: false,
    onChoose: (chosen) => {
      const option = offered.find((entry) => toValue(entry) === chosen);
      if (option) onPick(option);
      close();
    },
  });
  const close = () => {
    setOpen(false);
    listbox.setActive(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    listbox.field.onKeyDown(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    }
  };
  return (
    <div className="relative min-w-0">
      <FormField
        name="product"
        label={t('links.product')}
        required
        hint={<ProductPreview typed={value} product={product} searchable={searchable} />}
      >
        {(control) => (
          <Input
            {...control}
            {...listbox.field}
            value={value}
            autoFocus={autoFocus}
            onChange={({ target }) => {
              onType(target.value);
              setOpen(true);
              listbox.setActive(null);
            }}
            onBlur={close}
            role="combobox"
            aria-expanded={shown}
            onKeyDown={onKeyDown}
            icon={<Search aria-hidden="true" />}
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
        )}
      </FormField>
      {shown ? <ProductOptions listbox={listbox} options={options} /> : null}
    </div>
  );
}
