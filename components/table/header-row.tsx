'use client';

import type { RowData } from '@tanstack/react-table';
import { Checkbox } from '@/components/ui/checkbox';
import { useLanguage } from '@/lib/language/use-language';
import type { GridColumn } from './arrange-columns';
import { rowClass, selectCellClass } from './cell-class';
import { HeaderCell } from './header-cell';
import type { Model } from './table-features';
import { idOf } from './use-grid-keys';

type Props<Row extends RowData> = {
  gridId: string;
  table: Model<Row>;
  columns: readonly GridColumn<Row>[];
  height: string;
  /** The column of the active cell; −1 if that cell is not in the header. */
  activeColumn: number;
  /** How many of the loaded rows are selected; undefined if rows cannot be selected. */
  selected: 'all' | 'some' | 'none' | undefined;
};

/** A checkbox for all rows, then the columns' names. */
export function HeaderRow<Row extends RowData>(props: Props<Row>) {
  const { gridId, table, columns, height, selected, activeColumn } = props;
  const { t } = useLanguage();
  const all = selected === 'all';
  return (
    <tr aria-rowindex={1} className={`${rowClass} border-b border-border bg-surface`} style={{ height }}>
      {selected ? (
        <th scope="col" aria-colindex={1} className={`${selectCellClass} bg-surface`}>
          <label htmlFor={`${gridId}-all`} className="grid size-full place-items-center pl-1">
            <span className="sr-only">{t('table.selectAll')}</span>
            <Checkbox
              id={`${gridId}-all`}
              tabIndex={-1}
              checked={all}
              indeterminate={selected === 'some'}
              onChange={() => table.toggleAllRowsSelected(!all)}
            />
          </label>
        </th>
      ) : null}
      {columns.map((entry, at) => (
        <HeaderCell
          key={entry.column.id}
          table={table}
          entry={entry}
          at={at}
          colIndex={at + (selected ? 2 : 1)}
          id={at === activeColumn ? idOf(gridId, { row: -1, column: at }) : undefined}
        />
      ))}
    </tr>
  );
}
