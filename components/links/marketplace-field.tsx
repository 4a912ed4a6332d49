'use client';

import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { linkMarketplaces } from '@/lib/contract/marketplaces';
import type { ReadProduct } from './form-values';
import { type LinkForm, useFieldError } from './link-form-state';

/** Needed only where the id is sold on several marketplaces; else it is told by the address or found by the API. */
export function MarketplaceField({ form, product }: { form: LinkForm; product: ReadProduct }) {
  const error = useFieldError(form, 'marketplace');
  const sold = product.matches.map(({ marketplace }) => marketplace);
  const automatic = product.marketplace ?? 'found by the product';
  const names = sold.length > 1 ? sold : linkMarketplaces;
  const hint =
    sold.length > 1 && !product.marketplace
      ? `This product is sold on ${sold.length} marketplaces: choose one.`
      : 'Required if the product is sold on several.';
  return (
    <Field label="Marketplace" hint={hint} error={error}>
      {(control) => (
        <Select
          {...control}
          {...form.register('marketplace', { onChange: () => form.trigger('sharedid') })}
          options={[
            { value: '', label: `Automatic: ${automatic}` },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
    </Field>
  );
}
