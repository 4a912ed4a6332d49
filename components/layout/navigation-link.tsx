import { NearLink } from '@/components/ui/near-link';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { type NavigationEntry, toHref } from './navigation';
import { navigationIcons } from './navigation-icons';

type Props = {
  item: NavigationEntry;
  current: boolean;
  onNavigate?: () => void;
};

export function NavigationLink({ item, current, onNavigate }: Props) {
  const { t } = useLanguage();
  const label = t(`pages.${item.name}`);
  const Icon = navigationIcons[item.name];
  return (
    <NearLink
      href={toHref(item.path)}
      title={label}
      onClick={onNavigate}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'flex h-8 items-center gap-2.5 overflow-hidden rounded px-2 text-sm font-medium whitespace-nowrap text-muted transition-colors max-md:h-11',
        'hover:bg-fill hover:text-text focus-visible:-outline-offset-2',
        'aria-[current=page]:bg-fill aria-[current=page]:text-text',
        !Icon && 'pl-8.5 font-normal',
      )}
    >
      {Icon ? (
        <Icon
          aria-hidden="true"
          className={cn('size-4 shrink-0', current && 'text-accent')}
          strokeWidth={1.75}
        />
      ) : null}
      <span className="truncate group-data-collapsed/shell:sr-only">{label}</span>
    </NearLink>
  );
}
