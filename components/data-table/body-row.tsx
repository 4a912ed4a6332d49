/* biome-ignore-all lint/a11y/useSemanticElements: virtual rows cannot be laid out as a table element */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and points at the active cell */
'use client';

import { type CSSProperties, memo } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/lib/class-names';
import type { GridColumn } from './arrange-columns';
import { cellClass, selectWidth } from './cell-class';

type Props<Row> = {
  gridId: string;
  row: Row;
  index: number;
  columns: readonly GridColumn<Row>[];
  styles: readonly CSSProperties[];
  height: number;
  /** −1 when the active cell is in another row. */
  activeColumn: number;
  selected: boolean;
  selectable: boolean;
  opens: boolean;
};

function BodyRowOf<Row>(props: Props<Row>) {
  const { gridId, row, index, columns, styles, height, activeColumn, selected, selectable, opens } = props;
  const name = String(columns[0]?.column.value(row) ?? '');
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selectable ? selected : undefined}
      data-row={index}
      style={{ height }}
      className={cn(
        'flex border-b border-border [--row:var(--surface)] last:border-b-0 hover:[--row:var(--hover)] aria-selected:[--row:var(--accent-soft)]',
        opens && 'cursor-pointer',
      )}
    >
      {selectable ? (
        <div
          role="gridcell"
          aria-colindex={1}
          data-select=""
          style={{ flex: `0 0 ${selectWidth}px` }}
          className="sticky left-0 z-1 grid cursor-pointer place-items-center bg-(--row) pl-1"
        >
          <Checkbox tabIndex={-1} checked={selected} readOnly aria-label={`Select ${name}`} />
        </div>
      ) : null}
      {columns.map((entry, at) => (
        <div
          key={entry.column.id}
          {...{ role: at === 0 ? 'rowheader' : 'gridcell', 'aria-colindex': at + (selectable ? 2 : 1) }}
          id={`${gridId}-${index}-${at}`}
          data-column={at}
          style={styles[at]}
          className={cellClass(
            entry,
            cn('bg-(--row)', at === activeColumn && 'shadow-[inset_0_0_0_2px_var(--accent)]'),
          )}
        >
          {entry.column.cell ? entry.column.cell(row) : <PlainCell value={entry.column.value(row)} />}
        </div>
      ))}
      <div role="presentation" className="flex-1 bg-(--row)" />
    </div>
  );
}

function PlainCell({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <span className="text-muted">–</span>;
  return <span className="truncate">{String(value)}</span>;
}

/** `memo` forgets the type parameter, which the assertion gives back. */
export const BodyRow = memo(BodyRowOf) as typeof BodyRowOf;
