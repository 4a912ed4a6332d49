import type { Header, RowData } from '@tanstack/react-table';
import type { CSSProperties } from 'react';
import type { DataColumn } from './column';
import type { features } from './table-features';

export type GridColumn<Row> = {
  column: DataColumn<Row>;
  /** The CSS variable of its width, set on the grid. Resizing does not rerender rows. */
  size: string;
  width: number;
  pinned: boolean;
  /** Takes the free space. Only the last pinned column may: the offsets of the others depend on their widths. */
  grows: boolean;
  /** Where a pinned cell sticks: after the widths of the columns before it. */
  style: CSSProperties | undefined;
  /** Left out on a phone. CSS hides it there until scripts have run. */
  wide?: boolean;
};

/** The visible columns in order, pinned ones first, with widths and offsets. */
export function arrangeColumns<Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  headers: readonly Header<typeof features, Row>[],
  widths: Readonly<Record<string, number>>,
  selectable: boolean,
): GridColumn<Row>[] {
  const byId = new Map(columns.map((column, index) => [column.id, { column, size: `--column-${index}` }]));
  const lastPinned = headers.findLast(({ column }) => column.getIsPinned())?.id;
  const before: string[] = [];
  return headers.flatMap(({ id, column: model }) => {
    const found = byId.get(id);
    if (!found) return [];
    const pinned = model.getIsPinned() !== false;
    const style = pinned ? { left: addUp(before, selectable) } : undefined;
    const grows = id === lastPinned && widths[id] === undefined;
    before.push(found.size);
    return [{ ...found, width: model.getSize(), pinned, grows, style }];
  });
}

/** Minimum width of the name column in pixels. It shrinks before a figure is truncated. */
const narrowName = 96;

/** Minimum width of the figure on a phone, so that its header is read. */
const leastFigure = 132;

/** The two columns shown on a phone: the name, and the sorted column or else the first figure. */
export function pickTwoColumns<Row>(
  columns: readonly GridColumn<Row>[],
  sorted: string | undefined,
): readonly GridColumn<Row>[] {
  const [name, ...others] = columns;
  const figure =
    others.find(({ column }) => column.id === sorted) ??
    others.find(({ column }) => column.align === 'end') ??
    others[0];
  return name && figure
    ? [
        { ...name, width: Math.min(name.width, narrowName), grows: true },
        { ...figure, width: Math.max(figure.width, leastFigure), pinned: false, style: undefined },
      ]
    : columns;
}

/** Marks the columns that a phone leaves out. */
export function markWide<Row>(
  columns: readonly GridColumn<Row>[],
  two: readonly GridColumn<Row>[],
): readonly GridColumn<Row>[] {
  const kept = new Set(two.map(({ column }) => column.id));
  return columns.map((entry) => (kept.has(entry.column.id) ? entry : { ...entry, wide: true }));
}

/** The column widths as CSS variables of the grid, and the tracks of a phone. */
export function sizeVariables<Row>(columns: readonly GridColumn<Row>[], selectable: boolean): CSSProperties {
  const widths = columns.map(({ size, width }, at) => [
    size,
    at === 0 ? `min(${width}px, 46vw)` : `${width}px`,
  ]);
  const sizes = columns.map(({ size }) => size);
  const tracks = listTracks(columns, selectable);
  const few = columns.filter(({ wide }) => !wide);
  const phone =
    few.length < columns.length
      ? listTracks(
          few.map((entry, at) =>
            at === 0 ? { size: '--name', grows: true } : { ...entry, size: '--figure' },
          ),
          selectable,
        )
      : tracks;
  return Object.fromEntries([
    ...widths,
    ['--name', `min(${narrowName}px, 46vw)`],
    ['--figure', `${Math.max(few[1]?.width ?? 0, leastFigure)}px`],
    ['--tracks', tracks],
    ['--phone-tracks', phone],
    ['--total', addUp(sizes, selectable)],
  ]);
}

function listTracks(
  columns: readonly Pick<GridColumn<never>, 'size' | 'grows'>[],
  selectable: boolean,
): string {
  const tracks = columns.map(({ size, grows }) => (grows ? `minmax(var(${size}), 1fr)` : `var(${size})`));
  const left = columns.some(({ grows }) => grows) ? '0px' : '1fr';
  return [...(selectable ? ['var(--select)'] : []), ...tracks, left].join(' ');
}

const addUp = (sizes: readonly string[], selectable: boolean) =>
  `calc(${[selectable ? 'var(--select)' : '0px', ...sizes.map((size) => `var(${size})`)].join(' + ')})`;
