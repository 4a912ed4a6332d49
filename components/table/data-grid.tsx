'use client';

import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTouch } from '@/components/ui/use-touch';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { type GridColumn, sizeVariables } from './arrange-columns';
import { BodyRow } from './body-row';
import { gridClass, groupClass } from './cell-class';
import { FooterRow } from './footer-row';
import { HeaderRow } from './header-row';
import { stepWidth } from './resize-handle';
import { SkeletonRow, SkeletonRows } from './skeleton-rows';
import type { Model, ModelRow } from './table-features';
import type { Density } from './table-view';
import { idOf, useGridKeys } from './use-grid-keys';
import { useRowWindow } from './use-row-window';
import { useMoreColumns } from './use-scroller';

export type Selection = { selected: ReadonlySet<string>; onChange: (selected: ReadonlySet<string>) => void };

/** The given rows are a slice of a longer list. The caller loads others as they scroll into view. */
export type RowSpan = {
  /** Number of rows in the complete list. */
  total: number;
  /** Index of the first given row in the complete list. */
  offset: number;
  /** Reports the rows in view, `to` excluded. */
  onVisible: (from: number, to: number) => void;
  /** Scrolls to the top when it changes. */
  listKey: string;
};

type Props<Row extends RowData> = {
  label: string;
  table: Model<Row>;
  /** The rows of the model, in the order to show. */
  rows: readonly ModelRow<Row>[];
  columns: readonly GridColumn<Row>[];
  density: Density;
  span?: RowSpan;
  selection?: Selection;
  onOpen?: (row: Row) => void;
  rowActions?: (row: Row) => ReactNode;
  onNearEnd?: () => void;
  /** Skeleton rows after the last row. */
  pendingRows: number;
  /** Number of all rows; −1 if unknown. */
  total: number;
  stale: boolean;
  className?: string;
};

const heights: Record<Density, number> = { compact: 32, normal: 40, tall: 56 };
const headerHeight = 36;
const touchHeight = 48;

export function DataGrid<Row extends RowData>(props: Props<Row>) {
  const {
    label,
    table,
    rows,
    columns,
    density,
    selection,
    onOpen,
    rowActions,
    onNearEnd,
    pendingRows,
    total,
    stale,
    span,
  } = props;
  const { t } = useLanguage();
  const gridId = useId();
  const scroller = useRef<HTMLTableElement>(null);
  const least = useTouch() ? touchHeight : 0;
  const height = Math.max(least, heights[density]);
  const header = Math.max(least, headerHeight);
  const count = span?.total ?? rows.length;
  const offset = span?.offset ?? 0;
  const visible = useRowWindow({ count, height, scroller, headerHeight: header });
  const selectable = selection !== undefined;

  const select = (index: number, shiftKey: boolean) => {
    const row = rows[index - offset];
    row?.getToggleSelectedHandler()({ target: { checked: !selection?.selected.has(row.id) }, shiftKey });
  };
  const open = (index: number) => {
    const row = rows[index - offset];
    if (row && onOpen) onOpen(row.original);
  };
  const resize = (at: number, direction: 1 | -1) => {
    const entry = columns[at];
    if (!entry) return;
    const width = stepWidth(entry.width, direction);
    table.setColumnSizing((old) => ({ ...old, [entry.column.id]: width }));
  };
  const { active, handlers } = useGridKeys({
    gridId,
    rows: count,
    columns: columns.length,
    page: 12,
    showRow: visible.showRow,
    onOpen: onOpen ? open : undefined,
    onSelect: selectable ? select : undefined,
    onSelectAll: selectable ? () => table.toggleAllRowsSelected(true) : undefined,
    onResize: resize,
  });

  const { from, to, nearEndOf } = visible;
  useEffect(() => {
    if (nearEndOf !== null) onNearEnd?.();
  }, [nearEndOf, onNearEnd]);

  const onVisible = span?.onVisible;
  useEffect(() => onVisible?.(from, to), [onVisible, from, to]);
  const listKey = span?.listKey;
  const shownList = useRef(listKey);
  useEffect(() => {
    if (shownList.current === listKey) return;
    shownList.current = listKey;
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [listKey]);

  const partial = to - from < count;
  useMoreColumns(scroller, columns);
  // CSS knows the height for a finger before scripts do.
  const rowHeight = `max(${height}px, var(--least))`;
  const body: Record<string, string> = {
    paddingTop: `calc(${from} * var(--row-height))`,
    paddingBottom: `calc(${count - to} * var(--row-height))`,
    '--row-height': rowHeight,
  };
  const shape = { columns, height: rowHeight, selectable };
  const selected = table.getIsAllRowsSelected() ? 'all' : table.getIsSomeRowsSelected() ? 'some' : 'none';
  return (
    <div className="more-columns">
      <table
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move through its cells
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={total < 0 ? -1 : total + 1}
        aria-colcount={columns.length + (selectable ? 1 : 0) + (rowActions ? 1 : 0)}
        aria-multiselectable={selectable || undefined}
        aria-busy={stale || pendingRows > 0}
        aria-activedescendant={active ? idOf(gridId, active) : undefined}
        data-print="flow"
        style={sizeVariables(columns, selectable)}
        {...handlers}
        className={cn(
          gridClass,
          'relative overflow-auto overscroll-x-contain focus-visible:-outline-offset-2',
          stale && 'opacity-60',
          props.className,
        )}
      >
        {partial ? (
          <caption className="hidden caption-bottom py-2 text-left text-xs print:table-caption">
            {t('table.printed', { from: from + 1, to, total: count })}
          </caption>
        ) : null}
        <thead className={`${groupClass} sticky top-0 z-10`}>
          <HeaderRow
            gridId={gridId}
            table={table}
            columns={columns}
            height={`max(${header}px, var(--least))`}
            activeColumn={active?.row === -1 ? active.column : -1}
            selected={selectable ? selected : undefined}
          />
        </thead>
        <tbody className={cn(groupClass, partial && 'rows-to-come')} style={body}>
          {Array.from({ length: to - from }, (_, at) => {
            const index = from + at;
            const row = rows[index - offset];
            if (!row) return <SkeletonRow key={`pending-${index}`} index={index} {...shape} />;
            return (
              <BodyRow
                key={row.id}
                gridId={gridId}
                row={row.original}
                index={index}
                activeColumn={active?.row === index ? active.column : -1}
                selected={selection?.selected.has(row.id) ?? false}
                opens={onOpen !== undefined}
                actionsOf={rowActions}
                {...shape}
              />
            );
          })}
        </tbody>
        <SkeletonRows count={pendingRows} {...shape} />
        <FooterRow columns={columns} selectable={selectable} index={count + 2} />
      </table>
    </div>
  );
}
