import type { ReactNode } from 'react';
import { type TabLink, TabLinks } from '@/components/ui/tab-links';

type Props = { title: string; tabs: readonly TabLink[]; aside?: ReactNode };

/** The title of pages that belong together, and their tabs. The page's own title is for screen readers and paper. */
export function TitledTabs({ title, tabs, aside }: Props) {
  return (
    <div className="flex min-w-0 items-center gap-6 max-sm:gap-3" data-print="hide">
      <p aria-hidden="true" className="shrink-0 text-xl font-semibold">
        {title}
      </p>
      <TabLinks label={title} tabs={tabs} />
      {aside}
    </div>
  );
}
