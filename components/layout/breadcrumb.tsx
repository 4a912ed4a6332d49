import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import type { ComponentProps } from 'react';

type Crumb = { label: string; href: ComponentProps<typeof Link>['href'] };

/** The way back up. The page itself is the h1 below and is not repeated. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="pb-1" data-print="hide">
      <ol className="flex items-center gap-1 text-xs text-muted">
        {crumbs.map((crumb) => (
          <li key={crumb.label} className="flex items-center gap-1">
            <Link href={crumb.href} className="reach rounded hover:text-text hover:underline">
              {crumb.label}
            </Link>
            <ChevronRight aria-hidden="true" className="size-3" />
          </li>
        ))}
      </ol>
    </nav>
  );
}
