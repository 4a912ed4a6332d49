import { Package } from 'lucide-react';
import { RangeLink } from '@/components/layout/range-link';
import type { NamedBrand } from '@/lib/catalog/creator-shape';
import { useLanguage } from '@/lib/language/use-language';

export function PartneredBrands({ brands }: { brands: readonly NamedBrand[] }) {
  const { t } = useLanguage();
  return (
    <ul aria-label={t('creators.partneredBrands')} className="flex min-w-0 flex-wrap items-center gap-1.5">
      {brands.map((brand) => (
        <li key={brand.id}>
          <RangeLink
            href={{ pathname: `/brands/${brand.id}` }}
            className="inline-flex h-6 items-center touch:h-11 gap-1.5 rounded bg-fill px-2 text-xs hover:text-accent"
          >
            <Package aria-hidden="true" className="size-3 text-muted" />
            <span className="max-w-56 truncate">{brand.name}</span>
          </RangeLink>
        </li>
      ))}
    </ul>
  );
}
