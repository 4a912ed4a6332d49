/* biome-ignore-all lint/a11y/useSemanticElements: virtual rows cannot be laid out as a table element */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and points at the active cell */
import type { CSSProperties } from 'react';
import type { GridColumn } from './arrange-columns';
import { cellClass, selectWidth } from './cell-class';

type Props<Row> = {
  columns: readonly GridColumn<Row>[];
  styles: readonly CSSProperties[];
  selectable: boolean;
  index: number;
};

/** Sums stay in sight at the bottom; each currency has its own line. */
export function FooterRow<Row>({ columns, styles, selectable, index }: Props<Row>) {
  if (!columns.some((entry) => entry.column.footer)) return null;
  return (
    <div role="rowgroup" data-footer="" className="sticky bottom-0 z-10">
      <div role="row" aria-rowindex={index} className="flex border-t border-border bg-surface">
        {selectable ? (
          <div
            role="gridcell"
            aria-colindex={1}
            style={{ flex: `0 0 ${selectWidth}px` }}
            className="sticky left-0 z-1 bg-surface"
          />
        ) : null}
        {columns.map((entry, at) => (
          <div
            key={entry.column.id}
            role="gridcell"
            aria-colindex={at + (selectable ? 2 : 1)}
            style={styles[at]}
            className={cellClass(entry, 'bg-surface py-2 font-medium')}
          >
            <div className="min-w-0">{entry.column.footer}</div>
          </div>
        ))}
        <div role="presentation" className="flex-1 bg-surface" />
      </div>
    </div>
  );
}
