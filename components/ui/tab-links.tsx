'use client';

import { usePathname } from 'next/navigation';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { NearLink } from './near-link';
import { tabClass, tabListClass } from './tab-class';

export type TabLink = {
  href: ComponentProps<typeof NearLink>['href'];
  /** The path that makes it current. */
  path: string;
  label: ReactNode;
  /** Another path of the same page. */
  alias?: string;
  /** Current on the paths below it as well. */
  nested?: boolean;
};

/** Brings a tab into view within its list alone: the page, which somebody may have scrolled by now, stays. */
function reveal(tab: HTMLElement): void {
  const list = tab.parentElement;
  if (!list) return;
  const { left, right } = tab.getBoundingClientRect();
  const seen = list.getBoundingClientRect();
  if (left < seen.left) list.scrollLeft -= seen.left - left;
  else if (right > seen.right) list.scrollLeft += right - seen.right;
}

export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const pathname = usePathname();
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (pathname && current.current) reveal(current.current);
  }, [pathname]);
  return (
    <nav aria-label={label} className={tabListClass} data-print="hide">
      {tabs.map((tab) => {
        const here = pathname === tab.path || pathname === tab.alias;
        const active = here || (tab.nested && pathname.startsWith(`${tab.path}/`));
        return (
          <NearLink
            key={tab.path}
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
