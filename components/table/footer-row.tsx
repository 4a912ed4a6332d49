import type { GridColumn } from './arrange-columns';
import { cellClass, groupClass, rowClass, selectCellClass } from './cell-class';

type Props<Row> = {
  columns: readonly GridColumn<Row>[];
  selectable: boolean;
  index: number;
};

/** Totals stick to the bottom, one line per currency. */
export function FooterRow<Row>({ columns, selectable, index }: Props<Row>) {
  if (!columns.some((entry) => entry.column.footer)) return null;
  return (
    <tfoot data-footer="" className={`${groupClass} sticky bottom-0 z-10`}>
      <tr aria-rowindex={index} className={`${rowClass} border-t border-border bg-surface`}>
        {selectable ? <td aria-colindex={1} className={`${selectCellClass} bg-surface`} /> : null}
        {columns.map((entry, at) => (
          <td
            key={entry.column.id}
            aria-colindex={at + (selectable ? 2 : 1)}
            style={entry.style}
            className={cellClass(entry, 'bg-surface py-2 font-medium')}
          >
            <div className="min-w-0">{entry.column.footer}</div>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
