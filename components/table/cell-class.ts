import { cn } from '@/lib/base/class-names';
import type { GridColumn } from './arrange-columns';

/** Table parts keep their roles but are laid out as boxes, so that rows can be virtualized and columns pinned. */
export const gridClass = 'block [--least:0px] [--select:40px] touch:[--least:48px] touch:[--select:44px]';
export const groupClass = 'block sm:min-w-[max(100%,var(--total))]';
/** The row fills the space that its columns leave free. A row that has arrived only in part keeps its layout. */
export const rowClass =
  'grid grid-cols-(--tracks) max-sm:grid-cols-(--phone-tracks) after:col-start-[-2] after:row-start-1 after:block';
/** `clip` instead of `hidden` creates no scroll container, which saves a fifth of the work to scroll a long table. */
const clippedText = 'not-print:[&_.truncate]:min-w-0 not-print:[&_.truncate]:overflow-clip';
export const bodyRowClass = `${rowClass} ${clippedText} border-b border-border last:border-b-0`;
export const selectCellClass = 'sticky left-0 z-1 grid w-(--select) shrink-0 place-items-center';

export function cellClass<Row>({ column, pinned, wide }: GridColumn<Row>, extra?: string): string {
  return cn(
    'flex min-w-0 items-center gap-2 overflow-clip px-3 text-sm',
    column.align === 'end' ? 'tabular justify-end text-right' : 'text-left',
    pinned && 'sticky z-1',
    wide && 'max-sm:not-print:hidden',
    extra,
  );
}
