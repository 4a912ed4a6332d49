'use client';

import { FormField } from '@/components/form/form-field';
import { Input } from '@/components/ui/input';
import { storefrontMarketplace } from '@/lib/contract/marketplaces';
import { takesSharedid } from './form-values';

type Props = { value: string; marketplace: string | undefined; onType: (text: string) => void };

export function SharedidField({ value, marketplace, onType }: Props) {
  const taken = takesSharedid(marketplace);
  const reason = marketplace
    ? `Not for ${marketplace}: only links to ${storefrontMarketplace} carry a shared id.`
    : `Only links to ${storefrontMarketplace} carry a shared id.`;
  return (
    <FormField
      name="sharedid"
      label="Shared id"
      optional
      hint={taken ? 'Added to the link as “sharedid”.' : reason}
    >
      {(control) => (
        <Input
          {...control}
          value={value}
          onChange={({ target }) => onType(target.value)}
          disabled={!taken}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </FormField>
  );
}
