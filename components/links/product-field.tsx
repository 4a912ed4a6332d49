'use client';

import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ProductOption } from '@/lib/links/find-products';
import type { ReadProduct } from './form-values';
import { type LinkForm, useFieldError } from './link-form-state';
import { ProductOptions } from './product-options';
import { ProductPreview } from './product-preview';

type Props = {
  form: LinkForm;
  typed: string;
  product: ReadProduct;
  options: readonly ProductOption[];
  /** The workspace has a catalog to search. */
  searchable: boolean;
  onPick: (option: ProductOption) => void;
};

/** A combobox: type to search the catalog, or paste an id or an address. */
export function ProductField({ form, typed, product, options, searchable, onPick }: Props) {
  const listId = useId();
  const error = useFieldError(form, 'product');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && options.length > 0 && product.matches.length === 0;
  const pick = (option: ProductOption) => {
    onPick(option);
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return;
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((at) => (at + step + options.length) % options.length);
    }
    const chosen = shown ? options[active] : undefined;
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    }
  };
  const input = form.register('product', {
    onChange: () => {
      setOpen(true);
      setActive(-1);
      // What was chosen for another product does not hold for this one.
      form.setValue('marketplace', '');
    },
    onBlur: () => setOpen(false),
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
            role="combobox"
            aria-expanded={shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            onKeyDown={onKeyDown}
            icon={<Search aria-hidden="true" />}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
        )}
      </Field>
      {shown ? <ProductOptions id={listId} options={options} active={active} onPick={pick} /> : null}
    </div>
  );
}
