import Link from 'next/link';
import { useState } from 'react';
import { cn } from '@/lib/class-names';
import { type NavigationIcon, toHref } from './navigation';
import { navigationIcons } from './navigation-icons';

type Props = {
  item: { label: string; path: string; icon?: NavigationIcon };
  current: boolean;
  onNavigate?: () => void;
};

/** Fetches its page ahead only once pointed at: a dozen at every load would crowd out the figures. */
export function NavigationLink({ item, current, onNavigate }: Props) {
  const [near, setNear] = useState(false);
  const Icon = item.icon ? navigationIcons[item.icon] : null;
  return (
    <Link
      href={toHref(item.path)}
      title={item.label}
      prefetch={near ? null : false}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
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
      <span className="truncate group-data-collapsed/shell:sr-only">{item.label}</span>
    </Link>
  );
}
