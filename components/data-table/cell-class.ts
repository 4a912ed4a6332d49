import type { CSSProperties } from 'react';
import { cn } from '@/lib/class-names';
import type { GridColumn } from './arrange-columns';

/** The parts of the table keep their meaning and are laid out as boxes, so that rows can be virtual and columns pinned. */
export const gridClass = '@container block [--select:40px] touch:[--select:44px]';
export const groupClass = 'block w-max min-w-full';
/** What the columns leave free belongs to the row. */
export const rowClass = 'flex after:flex-1';
export const bodyRowClass = `${rowClass} border-b border-border last:border-b-0`;
export const selectCellClass = 'sticky left-0 z-1 grid w-(--select) shrink-0 place-items-center';

export function cellClass<Row>({ column, pinned }: GridColumn<Row>, extra?: string): string {
  return cn(
    'flex min-w-0 items-center gap-2 overflow-hidden px-3 text-sm',
    column.align === 'end' ? 'tabular justify-end text-right' : 'text-left',
    pinned && 'sticky z-1',
    extra,
  );
}

/** Widths are CSS variables of the grid; the offsets of pinned cells add up those before them. */
export function cellStyle<Row>(
  columns: readonly GridColumn<Row>[],
  at: number,
  selectable: boolean,
): CSSProperties {
  const entry = columns[at];
  if (!entry) return {};
  const before = columns.slice(0, at).map((column) => `var(${column.size})`);
  const offset = [...(selectable ? ['var(--select)'] : []), ...before, '0px'].join(' + ');
  return {
    flex: `0 0 var(${entry.size})`,
    width: `var(${entry.size})`,
    left: entry.pinned ? `calc(${offset})` : undefined,
  };
}

/** One column takes what the others leave free, said in widths: a row that has come only in part stands as it will. */
export function sizeVariables<Row>(columns: readonly GridColumn<Row>[], selectable: boolean): CSSProperties {
  const widths = columns.map(({ width }, at) => (at === 0 ? `min(${width}px, 46vw)` : `${width}px`));
  return Object.fromEntries(
    columns.map(({ size, grows }, at) => {
      const width = widths[at] ?? '0px';
      const others = [...(selectable ? ['var(--select)'] : []), ...widths.toSpliced(at, 1), '0px'];
      return [size, grows ? `max(${width}, 100cqw - (${others.join(' + ')}))` : width];
    }),
  );
}
