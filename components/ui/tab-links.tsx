'use client';

import { usePathname } from 'next/navigation';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '@/lib/base/class-names';
import { NearLink } from './near-link';
import { reveal } from './reveal';
import { tabClass, tabListClass } from './tab-class';

export type TabLink = {
  href: ComponentProps<typeof NearLink>['href'];
  /** The path where this tab is current. */
  path: string;
  label: ReactNode;
  /** Another path of the same page. */
  alias?: string;
  /** Also current on paths below it. */
  nested?: boolean;
  /** Sets whether it is current, for tabs that differ only by a parameter. */
  current?: boolean;
};

export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const pathname = usePathname();
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const list = current.current?.parentElement;
    if (pathname && current.current && list) reveal(list, current.current);
  }, [pathname]);
  return (
    <nav aria-label={label} className={cn(tabListClass, 'max-sm:gap-4')} data-print="hide">
      {tabs.map((tab) => {
        const here = pathname === tab.path || pathname === tab.alias;
        const active = tab.current ?? (here || (tab.nested && pathname.startsWith(`${tab.path}/`)));
        return (
          <NearLink
            key={`${tab.path} ${String(tab.current)}`}
            ref={active ? current : undefined}
            href={tab.href}
            aria-current={active ? 'page' : undefined}
            className={tabClass}
          >
            {tab.label}
          </NearLink>
        );
      })}
    </nav>
  );
}
