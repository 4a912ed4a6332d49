import { Badge } from '@/components/ui/badge';
import { Listbox, ListboxOption, type ListboxState } from '@/components/ui/listbox';
import type { ProductOption } from '@/features/links/find-products';
import { useLanguage } from '@/lib/language/use-language';

type Props = { listbox: ListboxState; options: readonly ProductOption[] };

export const toValue = (option: ProductOption) => `${option.marketplace}/${option.primaryId}`;

export function ProductOptions({ listbox, options }: Props) {
  const { t } = useLanguage();
  return (
    <Listbox
      listbox={listbox}
      label={t('links.preview.products')}
      className="absolute top-[58px] right-0 left-0 z-20 max-h-80 rounded bg-raised p-1 shadow-overlay max-sm:top-[72px]"
    >
      {options.map((option) => (
        <ListboxOption
          key={toValue(option)}
          listbox={listbox}
          value={toValue(option)}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 max-sm:py-2.5"
        >
          <span className="min-w-0 truncate">{option.title}</span>
          {option.active === false ? <Badge tone="warning">{t('filters.activity.inactive')}</Badge> : null}
          <span className="col-span-2 truncate text-xs text-muted">
            <span className="font-mono">{option.primaryId}</span> · {option.marketplace}
          </span>
        </ListboxOption>
      ))}
    </Listbox>
  );
}
