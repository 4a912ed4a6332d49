'use client';

import { FormField } from '@/components/form/form-field';
import { Input } from '@/components/ui/input';
import { storefrontMarketplace } from '@/lib/contract/marketplaces';
import { useLanguage } from '@/lib/language/use-language';
import { takesSharedid } from './form-values';

type Props = { value: string; marketplace: string | undefined; onType: (text: string) => void };

export function SharedidField({ value, marketplace, onType }: Props) {
  const { t } = useLanguage();
  const taken = takesSharedid(marketplace);
  const reason = marketplace
    ? t('links.form.sharedidNotFor', { marketplace, storefront: storefrontMarketplace })
    : t('links.form.sharedidOnly', { storefront: storefrontMarketplace });
  return (
    <FormField
      name="sharedid"
      label={t('links.sharedid')}
      optional
      hint={taken ? t('links.form.sharedidHint') : reason}
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
