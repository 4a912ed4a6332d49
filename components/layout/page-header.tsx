import type { ReactNode } from 'react';

export type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Above the title: where this page lies. */
  breadcrumb?: ReactNode;
  /** Range and filters of the page, and how fresh it is. */
  toolbar?: ReactNode;
};

/** The page's one h1. */
export function PageHeader({ title, description, actions, breadcrumb, toolbar }: PageHeaderProps) {
  return (
    <header className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {breadcrumb}
          <h1 className="text-xl font-semibold text-balance">{title}</h1>
          {description ? <p className="max-w-prose text-sm text-muted">{description}</p> : null}
        </div>
        {actions ? (
          <div className="flex flex-wrap items-center gap-2" data-print="hide">
            {actions}
          </div>
        ) : null}
      </div>
      {toolbar ? <div className="flex min-w-0 flex-wrap items-center gap-2">{toolbar}</div> : null}
    </header>
  );
}
