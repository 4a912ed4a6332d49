'use client';

import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { storefrontMarketplace } from '@/lib/contract/marketplaces';
import { takesSharedid } from './form-values';
import { type LinkForm, useFieldError } from './link-form-state';

type Props = { form: LinkForm; marketplace: string | undefined };

export function SharedidField({ form, marketplace }: Props) {
  const error = useFieldError(form, 'sharedid');
  const taken = takesSharedid(marketplace);
  const reason = marketplace
    ? `Not for ${marketplace}: only links to ${storefrontMarketplace} carry a shared id.`
    : `Only links to ${storefrontMarketplace} carry a shared id.`;
  return (
    <Field
      label="Shared id"
      optional
      hint={taken ? 'Added to the link as “sharedid”.' : reason}
      error={taken ? error : undefined}
    >
      {(control) => (
        <Input
          {...control}
          {...form.register('sharedid')}
          disabled={!taken}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
