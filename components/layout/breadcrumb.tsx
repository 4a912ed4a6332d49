import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { RangeLink } from './range-link';

type Crumb = { label: string; href: ComponentProps<typeof RangeLink>['href'] };

/** The way back up. The page itself is the h1 below and is not repeated. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="pb-1" data-print="hide">
      <ol className="flex items-center gap-1 text-xs text-muted">
        {crumbs.map((crumb) => (
          <li key={crumb.label} className="flex items-center gap-1">
            <RangeLink href={crumb.href} className="reach rounded hover:text-text hover:underline">
              {crumb.label}
            </RangeLink>
            <ChevronRight aria-hidden="true" className="size-3" />
          </li>
        ))}
      </ol>
    </nav>
  );
}
