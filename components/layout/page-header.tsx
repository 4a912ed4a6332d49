import type { ReactNode } from 'react';
import { ScrollRow } from '@/components/ui/scroll-row';

export type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Above the title: where this page lies. */
  breadcrumb?: ReactNode;
  /** What is asked: days, comparison, currency. */
  toolbar?: ReactNode;
  /** What it is narrowed by, beside the toolbar; on a phone below it. */
  filters?: ReactNode;
};

/** The page's one h1. */
export function PageHeader({ title, description, actions, breadcrumb, toolbar, filters }: PageHeaderProps) {
  return (
    <header className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {breadcrumb}
          <h1 className="text-xl font-semibold text-balance">{title}</h1>
          {description ? <p className="max-w-prose text-sm text-muted">{description}</p> : null}
        </div>
        {actions ? (
          // On a phone, of three and more the words give way to the signs.
          <div
            className="flex flex-wrap items-center gap-2 max-sm:has-[>:nth-child(3)]:[&_[data-word]]:sr-only"
            data-print="hide"
          >
            {actions}
          </div>
        ) : null}
      </div>
      {toolbar ? (
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <ScrollRow>{toolbar}</ScrollRow>
          {filters}
        </div>
      ) : null}
    </header>
  );
}
