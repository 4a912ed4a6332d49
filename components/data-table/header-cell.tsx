/* biome-ignore-all lint/a11y/useSemanticElements: virtual rows cannot be laid out as a table element */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and points at the active cell */
'use client';

import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { cn } from '@/lib/class-names';
import type { GridColumn } from './arrange-columns';
import { cellClass } from './cell-class';
import { cycleSort, moveColumn } from './change-view';
import { ColumnMenu } from './column-menu';
import { ResizeHandle } from './resize-handle';
import type { TableView } from './table-view';

type Props<Row> = {
  entry: GridColumn<Row>;
  at: number;
  colIndex: number;
  style: CSSProperties | undefined;
  /** Ids in the order shown. */
  shown: readonly string[];
  view: TableView;
  onViewChange: (view: TableView) => void;
};

export function HeaderCell<Row>({ entry, at, colIndex, style, shown, view, onViewChange }: Props<Row>) {
  const { column, size, width } = entry;
  const [target, setTarget] = useState(false);
  const sortable = column.sortable !== false;
  const direction = view.sort?.id === column.id ? (view.sort.desc ? 'descending' : 'ascending') : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  const first = at === 0;
  return (
    <div
      role="columnheader"
      aria-colindex={colIndex}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      title={column.description}
      style={style}
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
        if (!first)
          onViewChange(moveColumn(view, shown, event.dataTransfer.getData('text/x-column'), column.id));
      }}
      className={cellClass(
        entry,
        cn(
          'group/header gap-0.5! bg-surface text-xs! font-medium text-muted',
          !entry.pinned && 'relative',
          column.align === 'end' && 'flex-row-reverse justify-start!',
          target && 'shadow-[inset_2px_0_0_var(--accent)]',
        ),
      )}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => onViewChange(cycleSort(view, column.id, column.align === 'end'))}
          className={cn(
            'inline-flex h-7 min-w-0 items-center gap-1 rounded hover:text-text focus-visible:-outline-offset-2',
            column.align === 'end' && 'flex-row-reverse',
            direction && 'text-text',
          )}
        >
          <span className="truncate">{column.header}</span>
          {direction ? <Arrow aria-hidden="true" className="size-3 shrink-0" /> : null}
        </button>
      ) : (
        <span className="truncate">{column.header}</span>
      )}
      <DropdownMenu
        label={`Column ${column.header}`}
        triggerLabel={`Options of ${column.header}`}
        align={column.align === 'end' ? 'end' : 'start'}
        trigger={<ChevronDown aria-hidden="true" className="size-3" />}
        triggerClassName="grid size-5 shrink-0 place-items-center rounded opacity-0 hover:bg-fill hover:text-text focus-visible:opacity-100 group-hover/header:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
      >
        <ColumnMenu column={column} first={first} shown={shown} view={view} onViewChange={onViewChange} />
      </DropdownMenu>
      <ResizeHandle
        label={column.header}
        size={size}
        width={width}
        onResize={(next) => onViewChange({ ...view, widths: { ...view.widths, [column.id]: next } })}
      />
    </div>
  );
}
