'use client';

import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useListbox } from '@/components/ui/listbox';
import type { ProductOption } from '@/lib/links/find-products';
import type { ReadProduct } from './form-values';
import { type LinkForm, useFieldError } from './link-form-state';
import { ProductOptions, toValue } from './product-options';
import { ProductPreview } from './product-preview';

type Props = {
  form: LinkForm;
  typed: string;
  product: ReadProduct;
  options: readonly ProductOption[];
  /** Whether the workspace has a catalog to search. */
  searchable: boolean;
  onPick: (option: ProductOption) => void;
};

/** A combobox: type to search the catalog, or paste an id or an address. */
export function ProductField({ form, typed, product, options, searchable, onPick }: Props) {
  const error = useFieldError(form, 'product');
  const [open, setOpen] = useState(false);
  const offered = product.matches.length === 0 ? options : [];
  const shown = open && offered.length > 0;
  const listbox = useListbox({
    values: offered.map(toValue),
    startsAtFirst: false,
    onChoose: (value) => {
      const option = offered.find((entry) => toValue(entry) === value);
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
  const input = form.register('product', {
    onChange: () => {
      setOpen(true);
      listbox.setActive(null);
      // The marketplace belonged to another product.
      form.setValue('marketplace', '');
    },
    onBlur: close,
  });
  return (
    <div className="relative min-w-0">
      <Field
        label="Product"
        required
        hint={<ProductPreview typed={typed} product={product} searchable={searchable} />}
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            {...input}
            {...listbox.field}
            role="combobox"
            aria-expanded={shown}
            onKeyDown={onKeyDown}
            icon={<Search aria-hidden="true" />}
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
        )}
      </Field>
      {shown ? <ProductOptions listbox={listbox} options={options} /> : null}
    </div>
  );
}
