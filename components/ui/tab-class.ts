/** A row of tabs, which scrolls sideways where it is wider than the page. */
export const tabListClass =
  'more-content relative flex min-w-0 gap-5 overflow-x-auto [--cover:var(--background)] [scrollbar-width:none]';

export const tabClass =
  '-mb-px inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-sm font-medium text-muted transition-colors ' +
  'hover:text-text focus-visible:-outline-offset-2 touch:h-11 touch:min-w-11 touch:justify-center ' +
  'aria-selected:border-accent aria-selected:text-text aria-[current=page]:border-accent aria-[current=page]:text-text';
