import { NearLink } from '@/components/ui/near-link';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { type SidebarEntry, toHref } from './navigation';
import { navigationIcons } from './navigation-icons';

type Props = {
  entry: SidebarEntry;
  current: boolean;
  onNavigate: (() => void) | undefined;
};

export function NavigationLink({ entry, current, onNavigate }: Props) {
  const { t } = useLanguage();
  const label = t(`pages.${entry.name}`);
  const Icon = navigationIcons[entry.name];
  return (
    <NearLink
      href={toHref(entry.path)}
      title={label}
      onClick={onNavigate}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'flex h-8 items-center gap-2.5 overflow-hidden rounded px-2 text-sm font-medium whitespace-nowrap text-muted transition-colors max-md:h-11',
        'hover:bg-fill hover:text-text focus-visible:-outline-offset-2',
        'aria-[current=page]:bg-fill aria-[current=page]:text-text',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn('size-4 shrink-0', current && 'text-accent')}
        strokeWidth={1.75}
      />
      <span className="truncate group-data-collapsed/shell:sr-only">{label}</span>
    </NearLink>
  );
}
