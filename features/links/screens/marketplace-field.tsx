'use client';

import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { linkMarketplaces } from '@/lib/contract/marketplaces';
import { useLanguage } from '@/lib/language/use-language';
import type { ReadProduct } from './form-values';

type Props = { value: string; product: ReadProduct; onPick: (marketplace: string) => void };

/** Needed only if several marketplaces sell the id. Otherwise the URL contains it or the API finds it. */
export function MarketplaceField({ value, product, onPick }: Props) {
  const { t } = useLanguage();
  const sold = product.matches.map(({ marketplace }) => marketplace);
  const automatic = product.marketplace
    ? t('links.form.automatic', { marketplace: product.marketplace })
    : t('links.form.foundByProduct');
  const names = sold.length > 1 ? sold : linkMarketplaces;
  const hint =
    sold.length > 1 && !product.marketplace
      ? t('links.form.chooseMarketplace', { count: sold.length })
      : t('links.form.marketplaceHint');
  return (
    <FormField name="marketplace" label={t('links.marketplace')} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onPick(target.value)}
          options={[{ value: '', label: automatic }, ...names.map((name) => ({ value: name, label: name }))]}
        />
      )}
    </FormField>
  );
}
