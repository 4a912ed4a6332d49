import type { ReactNode } from 'react';
import { ChangeNote } from '@/components/feedback/change-note';
import { ScrollRow } from '@/components/ui/scroll-row';
import { cn } from '@/lib/base/class-names';
import type { DayRange } from '@/lib/data/days';

export type PageHeaderProps = {
  title: ReactNode;
  /** Before the title. */
  picture?: ReactNode;
  /** After the title, such as a status. */
  mark?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Above the title. */
  breadcrumb?: ReactNode;
  /** The days of the figures, undefined until known. The header says until when they may change. */
  days?: DayRange | undefined;
  /** Above the title. */
  tabs?: ReactNode;
  /** Controls for days, comparison and currency. */
  toolbar?: ReactNode;
  /** Filters, in the same row as the toolbar. */
  filters?: ReactNode;
};

/** The page's one h1. */
export function PageHeader(props: PageHeaderProps) {
  const { title, picture, mark, description, actions, breadcrumb, days, tabs, toolbar, filters } = props;
  return (
    <header className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      {tabs}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-full">
          {breadcrumb}
          <h1 className="flex items-center gap-3 text-xl font-semibold text-balance">
            {picture}
            <span className="line-clamp-3 min-w-0">{title}</span>
            {mark ? <span className="flex max-w-1/2 shrink-0">{mark}</span> : null}
          </h1>
        </div>
        {actions ? (
          // On a phone, three or more buttons show only their icons.
          <div className="flex flex-wrap items-center gap-2 max-sm:[&_[data-word]]:sr-only" data-print="hide">
            {actions}
          </div>
        ) : null}
      </div>
      {description || 'days' in props ? (
        <div
          className={cn('-mt-2 flex flex-wrap items-center gap-x-4 gap-y-0.5', 'days' in props && 'min-h-5')}
        >
          {description ? (
            <p
              className={cn(
                'max-w-prose text-sm text-muted',
                typeof description === 'string' && 'line-clamp-[12] max-sm:sr-only',
              )}
            >
              {description}
            </p>
          ) : null}
          {days ? <ChangeNote range={days} /> : null}
        </div>
      ) : null}
      {toolbar ? (
        <ScrollRow>
          {toolbar}
          {filters}
        </ScrollRow>
      ) : null}
    </header>
  );
}
