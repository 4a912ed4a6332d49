'use client';

import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { later } from '@/components/ui/later';
import { useMedia } from '@/components/ui/use-media';
import { cn } from '@/lib/base/class-names';
import { arrangeColumns, markWide, pickTwoColumns } from './arrange-columns';
import type { DataColumn } from './column';
import { DataGrid, type RowSpan, type Selection } from './data-grid';
import { LoadStatus } from './load-status';
import type { Noun } from './noun';
import { SelectionBar } from './selection-bar';
import { TableSearch, type TableSearchProps } from './table-search';
import type { TableView } from './table-view';
import { useHeldOrder } from './use-held-order';
import { useModel } from './use-model';
import { ViewMenu } from './view-menu';

const RowDetails = later(() =>
  import('./row-details').then((module) => module.RowDetails),
) as typeof import('./row-details').RowDetails;

export type DataTableProps<Row extends RowData> = {
  /** Names the table for screen readers. */
  label: string;
  /** Keep `columns`, `rows` and `getRowId` stable between renders. The first column names the row. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  view: TableView;
  onViewChange: (view: TableView) => void;
  /**
   * Ids of the columns that the server sorts by. Rows then arrive sorted, and a change of `view.sort` loads other rows.
   * Without it, the table sorts its rows.
   */
  sorts?: readonly string[];
  onOpen?: (row: Row) => void;
  /** Items of the menu of a row, null for a row without. Keep it stable between renders. */
  rowActions?: (row: Row) => ReactNode;
  /** On a phone, a tap shows all columns of the row; a button there opens it. */
  details?: boolean;
  selection?: Selection;
  bulkActions?: ReactNode;
  search?: TableSearchProps;
  /** Shown after the search. */
  filters?: ReactNode;
  /** Export and similar actions, before the column menu. */
  actions?: ReactNode;
  /** No rows yet: shows skeletons. */
  loading?: boolean;
  /** Dims the old rows while new ones load. */
  stale?: boolean;
  /** For paged lists: loads the next page before the end is reached. */
  pages?: { more: boolean; loading: boolean; failed?: boolean; onMore: () => void };
  /** Instead of `pages`, for long lists of known length: `rows` is the slice around the rows in view. */
  span?: RowSpan;
  /** Identifies the question that the rows answer: they keep their order until it changes. `span` has its own. */
  listKey?: string;
  /** Figures are still arriving. */
  arriving?: boolean;
  /** An ErrorState, shown instead of the rows. */
  error?: ReactNode;
  /** An EmptyState, shown if there are no rows. */
  empty: ReactNode;
  /** The noun for its rows. */
  noun: Noun;
  /** `page` fits the window's height and scrolls inside; `content` grows with the rows. */
  fit?: 'page' | 'content';
  /** With `page`: pixels of the page above and below the rows. */
  around?: number;
  className?: string;
};

export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, rows, getRowId, view, onViewChange, sorts, selection, pages, span, noun } = props;
  const table = useModel({
    columns,
    rows,
    getRowId,
    view,
    onViewChange,
    sorts,
    selection,
  });
  const held = useHeldOrder(table.getRowModel().rows, {
    offset: span?.offset ?? 0,
    // A sort by the reader is another question.
    listKey: span?.listKey ?? (props.listKey && JSON.stringify([props.listKey, view.sort])),
    stale: props.stale ?? false,
  });
  const headers = table.getLeafHeaders();
  const widths = table.state.columnSizing;
  const selectable = selection !== undefined;
  const all = useMemo(
    () => arrangeColumns(columns, headers, widths, selectable),
    [columns, headers, widths, selectable],
  );
  const phone = useMedia('(max-width: 639px)');
  const sorted = view.sort?.id;
  const shown = useMemo(() => {
    const two = pickTwoColumns(all, sorted);
    return phone ? two : markWide(all, two);
  }, [phone, all, sorted]);
  const [detailed, setDetailed] = useState<Row>();
  const detailing = phone && (props.details || !props.onOpen) && all.length > shown.length;
  const selected = selection?.selected.size ?? 0;
  const none = (span?.total ?? rows.length) === 0;
  const blank = props.error ?? (none && !props.loading ? props.empty : null);
  const pendingRows = props.loading ? 10 : pages?.loading ? 3 : 0;
  const room: Record<string, string> = { '--around': `${props.around ?? 300}px` };
  return (
    <div
      style={room}
      className={cn(
        'min-w-0 overflow-hidden rounded border border-border bg-surface shadow-raised',
        props.className,
      )}
    >
      {selection && selected > 0 ? (
        <SelectionBar
          label={props.label}
          count={selected}
          noun={noun}
          onClear={() => selection.onChange(new Set())}
        >
          {props.bulkActions}
        </SelectionBar>
      ) : null}
      <div
        data-print="filters"
        className={cn(
          'flex flex-wrap items-center gap-2 border-b border-border p-2',
          selected > 0 && 'not-print:hidden',
        )}
      >
        {props.search ? <TableSearch {...props.search} /> : null}
        {props.filters ??
          (props.search ? null : <h2 className="px-2 text-sm font-semibold">{props.label}</h2>)}
        <div className="ml-auto flex items-center gap-2">
          {props.actions}
          <ViewMenu table={table} columns={columns} view={view} onViewChange={onViewChange} />
        </div>
      </div>
      {blank ?? (
        <DataGrid
          label={props.label}
          table={table}
          rows={held.rows}
          columns={shown}
          density={view.density}
          selection={selection}
          onOpen={detailing ? setDetailed : props.onOpen}
          rowActions={props.rowActions}
          onNearEnd={pages?.more && !pages.loading && !pages.failed ? pages.onMore : undefined}
          pendingRows={pendingRows}
          span={span}
          total={span?.total ?? (pages?.more ? -1 : rows.length)}
          stale={props.stale ?? false}
          className={props.fit === 'content' ? undefined : 'max-h-[max(320px,calc(100dvh-var(--around)))]'}
        />
      )}
      {detailed ? (
        <RowDetails
          row={detailed}
          columns={all}
          onOpen={props.onOpen}
          onClose={() => setDetailed(undefined)}
        />
      ) : null}
      {blank || props.loading ? null : (
        <LoadStatus
          count={span?.total ?? rows.length}
          noun={noun}
          pages={pages}
          onSort={held.isSorted || props.arriving || props.stale ? undefined : held.sortAgain}
        />
      )}
    </div>
  );
}
