import type { CSSProperties } from 'react';
import { cn } from '@/lib/class-names';
import type { GridColumn } from './arrange-columns';

/** The parts of the table keep their meaning and are laid out as boxes, so that rows can be virtual and columns pinned. */
export const gridClass = 'block [--select:40px] touch:[--select:44px]';
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
    flex: `${entry.grows ? 1 : 0} 0 var(${entry.size})`,
    width: `var(${entry.size})`,
    left: entry.pinned ? `calc(${offset})` : undefined,
  };
}

export function sizeVariables<Row>(columns: readonly GridColumn<Row>[]): CSSProperties {
  return Object.fromEntries(
    columns.map((column, at) => [
      column.size,
      at === 0 ? `min(${column.width}px, 46vw)` : `${column.width}px`,
    ]),
  );
}
