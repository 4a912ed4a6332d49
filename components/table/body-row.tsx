'use client';

import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import type { GridColumn } from './arrange-columns';
import { bodyRowClass, cellClass, selectCellClass } from './cell-class';
import { menuRoomClass, RowMenu } from './row-menu';
import { idOf } from './use-grid-keys';

type Props<Row> = {
  gridId: string;
  row: Row;
  index: number;
  columns: readonly GridColumn<Row>[];
  height: string;
  /** −1 if the active cell is in another row. */
  activeColumn: number;
  selected: boolean;
  selectable: boolean;
  opens: boolean;
  actionsOf: ((row: Row) => ReactNode) | undefined;
};

function BodyRowOf<Row>(props: Props<Row>) {
  const { gridId, row, index, columns, height, activeColumn, selected, selectable } = props;
  const { opens, actionsOf } = props;
  const { t } = useLanguage();
  const element = useRef<HTMLTableRowElement>(null);
  // The grid is one tab stop: arrow keys and Enter reach the controls in its cells.
  useEffect(() => {
    for (const inside of element.current?.querySelectorAll<HTMLElement>('a, button, input, [tabindex]') ??
      []) {
      if (!inside.closest('[popover], dialog')) inside.tabIndex = -1;
    }
  });
  const [first] = columns;
  const name = String(first?.column.value(row) ?? '');
  const actions = actionsOf?.(row);
  return (
    <tr
      ref={element}
      aria-rowindex={index + 2}
      aria-selected={selectable ? selected : undefined}
      data-row={index}
      style={{ height }}
      className={cn(
        bodyRowClass,
        'group/row',
        '[--row:var(--surface)] after:bg-(--row) hover:[--row:var(--hover)] aria-selected:[--row:var(--accent-soft)]',
        opens && 'cursor-pointer',
      )}
    >
      {selectable ? (
        <td aria-colindex={1} data-select="" className={`${selectCellClass} cursor-pointer pl-1 bg-(--row)`}>
          <Checkbox tabIndex={-1} checked={selected} readOnly aria-label={t('table.selectRow', { name })} />
        </td>
      ) : null}
      {columns.map((entry, at) => {
        const active = at === activeColumn;
        const Cell = at === 0 ? 'th' : 'td';
        const { value, text = value, cell = text } = entry.column;
        const content = cell(row);
        return (
          <Cell
            key={entry.column.id}
            scope={at === 0 ? 'row' : undefined}
            aria-colindex={at + (selectable ? 2 : 1)}
            id={active ? idOf(gridId, { row: index, column: at }) : undefined}
            data-column={at}
            style={entry.style}
            className={cellClass(
              entry,
              cn(
                'bg-(--row)',
                at === 0 && 'font-normal',
                at === 0 && actionsOf && menuRoomClass(selectable),
                active && 'shadow-[inset_0_0_0_2px_var(--accent)]',
              ),
            )}
          >
            {typeof content === 'object' && content !== null ? content : <PlainCell value={content} />}
          </Cell>
        );
      })}
      {first && actions ? (
        <RowMenu
          name={name}
          first={first}
          selectable={selectable}
          colIndex={columns.length + (selectable ? 2 : 1)}
          active={activeColumn >= 0}
        >
          {actions}
        </RowMenu>
      ) : null}
    </tr>
  );
}

/** Text that does not fit ends in an ellipsis. A clipped number would look like another one. */
function PlainCell({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <span className="text-muted">–</span>;
  return <span className="truncate">{String(value)}</span>;
}

/** `memo` drops the type parameter; the assertion restores it. */
export const BodyRow = memo(BodyRowOf) as typeof BodyRowOf;
