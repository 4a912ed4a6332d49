import type { CSSProperties } from 'react';
import { cn } from '@/lib/class-names';
import type { GridColumn } from './arrange-columns';

/** The parts of the table keep their meaning and are laid out as boxes, so that rows can be virtual and columns pinned. */
export const gridClass = 'block [--select:40px] touch:[--select:44px]';
export const groupClass = 'block min-w-[max(100%,var(--total))]';
/** What the columns leave free belongs to the row. A row that has come only in part stands as it will. */
export const rowClass = 'grid grid-cols-(--tracks) after:col-start-[-2] after:row-start-1 after:block';
/** Unlike what is hidden, what is clipped need not be ready to scroll: a fifth of the work of a long table that scrolls. */
const clippedText = 'not-print:[&_.truncate]:min-w-0 not-print:[&_.truncate]:overflow-clip';
export const bodyRowClass = `${rowClass} ${clippedText} border-b border-border last:border-b-0`;
export const selectCellClass = 'sticky left-0 z-1 grid w-(--select) shrink-0 place-items-center';

export function cellClass<Row>({ column, pinned }: GridColumn<Row>, extra?: string): string {
  return cn(
    'flex min-w-0 items-center gap-2 overflow-clip px-3 text-sm',
    column.align === 'end' ? 'tabular justify-end text-right' : 'text-left',
    pinned && 'sticky z-1',
    extra,
  );
}

/** Where a pinned cell stays: behind the widths of those before it. */
export function cellStyle<Row>(
  columns: readonly GridColumn<Row>[],
  at: number,
  selectable: boolean,
): CSSProperties | undefined {
  if (!columns[at]?.pinned) return undefined;
  return { left: addUp(columns.slice(0, at), selectable) };
}

/** The widths of the columns as CSS variables of the grid, so that resizing touches no row. */
export function sizeVariables<Row>(columns: readonly GridColumn<Row>[], selectable: boolean): CSSProperties {
  const widths = columns.map(({ size, width }, at) => [
    size,
    at === 0 ? `min(${width}px, 46vw)` : `${width}px`,
  ]);
  const tracks = columns.map(({ size, grows }) => (grows ? `minmax(var(${size}), 1fr)` : `var(${size})`));
  const left = columns.some(({ grows }) => grows) ? '0px' : '1fr';
  return Object.fromEntries([
    ...widths,
    ['--tracks', [...(selectable ? ['var(--select)'] : []), ...tracks, left].join(' ')],
    ['--total', addUp(columns, selectable)],
  ]);
}

const addUp = <Row>(columns: readonly GridColumn<Row>[], selectable: boolean) =>
  `calc(${[selectable ? 'var(--select)' : '0px', ...columns.map(({ size }) => `var(${size})`)].join(' + ')})`;
