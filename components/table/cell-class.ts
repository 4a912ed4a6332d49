import { cn } from '@/lib/base/class-names';
import type { GridColumn } from './arrange-columns';

/** Table parts keep their roles but are laid out as boxes, so that rows can be virtualized and columns pinned. */
export const gridClass = 'block [--least:0px] [--select:40px] touch:[--least:48px] touch:[--select:44px]';
export const groupClass = 'block sm:min-w-[max(100%,var(--total))]';
/** The row fills the space that its columns leave free. A row that has arrived only in part keeps its layout. */
export const rowClass = 'data-row';
/** `clip` instead of `hidden` creates no scroll container, which saves a fifth of the work to scroll a long table. */
export const bodyRowClass = `${rowClass} data-body-row`;
export const selectCellClass = 'sticky left-0 z-1 grid w-(--select) shrink-0 place-items-center';

export function cellClass<Row>({ column, pinned, wide }: GridColumn<Row>, extra?: string): string {
  return cn(
    'data-cell',
    column.align === 'end' ? 'tabular justify-end text-right' : 'text-left',
    pinned && 'sticky z-1',
    wide && 'max-sm:not-print:hidden',
    extra,
  );
}
