'use client';

import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { linkMarketplaces } from '@/lib/contract/marketplaces';
import type { ReadProduct } from './form-values';

type Props = { value: string; product: ReadProduct; onPick: (marketplace: string) => void };

/** Needed only where the id is sold on several marketplaces. Otherwise the address shows it, or the API finds it. */
export function MarketplaceField({ value, product, onPick }: Props) {
  const sold = product.matches.map(({ marketplace }) => marketplace);
  const automatic = product.marketplace ?? 'found by the product';
  const names = sold.length > 1 ? sold : linkMarketplaces;
  const hint =
    sold.length > 1 && !product.marketplace
      ? `This product is sold on ${sold.length} marketplaces: choose one.`
      : 'Required if the product is sold on several.';
  return (
    <FormField name="marketplace" label="Marketplace" hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onPick(target.value)}
          options={[
            { value: '', label: `Automatic: ${automatic}` },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
    </FormField>
  );
}
