import type { CSSProperties } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { GridColumn } from './arrange-columns';
import { bodyRowClass, cellClass, groupClass, selectCellClass } from './cell-class';

type RowProps<Row> = {
  columns: readonly GridColumn<Row>[];
  styles: readonly (CSSProperties | undefined)[];
  height: number;
  selectable: boolean;
};

const lengths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5'];

/** In the shape of a row to come; hidden from readers, who hear `aria-busy`. */
export function SkeletonRow<Row>({
  index,
  columns,
  styles,
  height,
  selectable,
}: RowProps<Row> & { index: number }) {
  return (
    <tr inert className={bodyRowClass} style={{ height }}>
      {selectable ? <td className={selectCellClass} /> : null}
      {columns.map((entry, at) => (
        <td key={entry.column.id} style={styles[at]} className={cellClass(entry)}>
          <Skeleton className={`h-3 ${lengths[(index + at) % lengths.length]}`} />
        </td>
      ))}
    </tr>
  );
}

export function SkeletonRows<Row>({ count, ...shape }: RowProps<Row> & { count: number }) {
  if (count === 0) return null;
  const rows = Array.from({ length: count }, (_, index) => ({ key: `pending-${index}`, index }));
  return (
    <tbody className={groupClass}>
      {rows.map(({ key, index }) => (
        <SkeletonRow key={key} index={index} {...shape} />
      ))}
    </tbody>
  );
}
