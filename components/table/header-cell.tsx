'use client';
// TanStack column objects are mutable, so memoization would miss changes.
'use no memo';

import type { RowData } from '@tanstack/react-table';
import { useState } from 'react';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { ArrowDown, ArrowUp, ChevronDown, Clock } from '@/components/ui/icons';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import type { GridColumn } from './arrange-columns';
import { cellClass } from './cell-class';
import { ColumnMenu } from './column-menu';
import { moveColumn } from './move-column';
import { ResizeHandle } from './resize-handle';
import type { Model } from './table-features';

type Props<Row extends RowData> = {
  table: Model<Row>;
  entry: GridColumn<Row>;
  at: number;
  colIndex: number;
  /** Set on the active cell. */
  id: string | undefined;
};

const directions = { asc: 'ascending', desc: 'descending' } as const;

export function HeaderCell<Row extends RowData>({ table, entry, at, colIndex, id }: Props<Row>) {
  const { t } = useLanguage();
  const { column, size, width } = entry;
  const model = table.getColumn(column.id);
  const [target, setTarget] = useState(false);
  const sortable = model?.getCanSort() ?? false;
  const sorted = model?.getIsSorted();
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  const first = at === 0;
  return (
    <th
      scope="col"
      id={id}
      aria-colindex={colIndex}
      // Screen readers repeat the name in each cell, so it leaves out the menu and the width.
      aria-label={column.header}
      aria-sort={sortable ? (sorted ? directions[sorted] : 'none') : undefined}
      title={column.description}
      style={entry.style}
      draggable={!first}
      onDragStart={(event) => event.dataTransfer.setData('text/x-column', column.id)}
      onDragOver={(event) => {
        if (first || !event.dataTransfer.types.includes('text/x-column')) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        setTarget(false);
        if (!first) moveColumn(table, event.dataTransfer.getData('text/x-column'), column.id);
      }}
      className={cellClass(
        entry,
        cn(
          'group/header gap-0.5! bg-surface text-xs! font-medium text-muted',
          !entry.pinned && 'relative',
          column.align === 'end' && 'flex-row-reverse justify-start!',
          target && 'shadow-[inset_2px_0_0_var(--accent)]',
          id && 'shadow-[inset_0_0_0_2px_var(--accent)]',
        ),
      )}
    >
      {sortable ? (
        <button
          type="button"
          tabIndex={-1}
          data-sort=""
          onClick={() => model?.toggleSorting()}
          className={cn(
            'inline-flex h-7 min-w-0 items-center gap-1 rounded hover:text-text focus-visible:-outline-offset-2 touch:h-11 touch:min-w-11',
            column.align === 'end' && 'flex-row-reverse',
            sorted && 'text-text',
          )}
        >
          <span className="truncate">{column.header}</span>
          {sorted ? <Arrow aria-hidden="true" className="size-3 shrink-0" /> : null}
        </button>
      ) : (
        <span className="truncate">{column.header}</span>
      )}
      {column.open ? (
        <span
          role="img"
          aria-label={t('feedback.mayChange')}
          title={t('feedback.mayChangeTitle')}
          className="shrink-0"
        >
          <Clock aria-hidden="true" className="size-3" />
        </span>
      ) : null}
      <DropdownMenu
        label={t('table.column.name', { name: column.header })}
        triggerLabel={t('table.column.options', { name: column.header })}
        triggerTabIndex={-1}
        align={column.align === 'end' ? 'end' : 'start'}
        trigger={<ChevronDown aria-hidden="true" className="size-3" />}
        triggerClassName="grid size-5 shrink-0 place-items-center rounded opacity-0 hover:bg-fill hover:text-text focus-visible:opacity-100 group-hover/header:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100 touch:h-11 touch:w-6"
      >
        <ColumnMenu table={table} id={column.id} description={column.description} />
      </DropdownMenu>
      <ResizeHandle
        label={column.header}
        size={size}
        width={width}
        onResize={(next) => table.setColumnSizing((old) => ({ ...old, [column.id]: next }))}
      />
    </th>
  );
}
