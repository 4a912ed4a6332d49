import type { ComponentProps } from 'react';
import { ChevronRight } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';
import { RangeLink } from './range-link';

type Crumb = { label: string; href: ComponentProps<typeof RangeLink>['href'] };

/** Links to parent pages. The current page is the h1 below and is not repeated. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t('layout.breadcrumb')} className="pb-1" data-print="hide">
      <ol className="flex items-center gap-1 text-xs text-muted">
        {crumbs.map((crumb, at) => (
          <li key={crumb.label} className="flex items-center gap-1">
            {at > 0 ? <ChevronRight aria-hidden="true" className="size-3" /> : null}
            <RangeLink href={crumb.href} className="reach rounded hover:text-text hover:underline">
              {crumb.label}
            </RangeLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
