import type { ReactNode } from 'react';
import { ChangeNote } from '@/components/feedback/change-note';
import { ScrollRow } from '@/components/ui/scroll-row';
import type { DayRange } from '@/lib/data/terms/days';
import { PageDescription } from './page-description';

export type PageHeaderProps = {
  title: ReactNode;
  /** Before the title. */
  picture?: ReactNode;
  /** After the title, such as a status. */
  mark?: ReactNode;
  /** What the page is for. Of a page in the list of pages, shown until the page has been seen. */
  description?: ReactNode;
  actions?: ReactNode;
  /** Above the title. */
  breadcrumb?: ReactNode;
  /** The days of the figures, undefined until known. The header says until when they may change. */
  days?: DayRange | undefined;
  /** Beside the title. */
  tabs?: ReactNode;
  /** Whether `PageTabs` name the page. The title is then for screen readers and paper. */
  tabbed?: boolean;
  /** Controls for days, comparison and currency. */
  toolbar?: ReactNode;
  /** Filters, in the same row as the toolbar. */
  filters?: ReactNode;
};

/** The page's one h1. */
export function PageHeader(props: PageHeaderProps) {
  const { title, picture, mark, description, breadcrumb, days, tabs, toolbar, filters, tabbed } = props;
  const actions = props.actions ? (
    // On a phone, three or more buttons show only their icons.
    <div
      className="ml-auto flex flex-wrap items-center gap-2 max-sm:[&_[data-word]]:sr-only"
      data-print="hide"
    >
      {props.actions}
    </div>
  ) : null;
  const noteClass = tabbed ? undefined : 'max-sm:order-last max-sm:w-full';
  const note = 'days' in props ? <ChangeNote range={days} className={noteClass} /> : null;
  const controls = toolbar ? (
    <ScrollRow>
      {toolbar}
      {filters}
    </ScrollRow>
  ) : null;
  const purpose = description ? <PageDescription>{description}</PageDescription> : null;
  if (tabbed) {
    // Tabs of a layout are not here; the actions are then beside the controls.
    const beside = tabs ?? controls;
    const header =
      beside || actions || note ? (
        <header className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          {beside ? <div className="min-w-0 max-sm:w-full">{beside}</div> : null}
          {note}
          {actions}
        </header>
      ) : null;
    return (
      <>
        <h1 className="sr-only print:not-sr-only print:text-xl print:font-semibold">{title}</h1>
        {tabs ? header : purpose}
        {tabs ? purpose : header}
        {tabs ? controls : null}
      </>
    );
  }
  return (
    <header className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-1 max-sm:gap-x-3">
        <div className="min-w-0 max-w-full max-sm:min-w-40 max-sm:flex-1">
          {breadcrumb}
          <h1 className="flex items-center gap-3 text-xl font-semibold text-balance">
            {picture}
            <span className="line-clamp-3 min-w-0">{title}</span>
            {mark ? <span className="flex max-w-1/2 shrink-0">{mark}</span> : null}
          </h1>
        </div>
        {tabs ? <div className="min-w-0 max-sm:order-last max-sm:w-full">{tabs}</div> : null}
        {note}
        {actions}
      </div>
      {purpose}
      {controls}
    </header>
  );
}
