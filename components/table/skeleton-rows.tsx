import { Skeleton } from '@/components/ui/skeleton';
import type { GridColumn } from './arrange-columns';
import { bodyRowClass, cellClass, groupClass, selectCellClass } from './cell-class';

type RowProps<Row> = {
  columns: readonly GridColumn<Row>[];
  height: string;
  selectable: boolean;
};

const lengths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5'];

/** A loading row. Screen readers use `aria-busy` instead. */
export function SkeletonRow<Row>({ index, columns, height, selectable }: RowProps<Row> & { index: number }) {
  return (
    <tr inert className={bodyRowClass} style={{ height }}>
      {selectable ? <td className={selectCellClass} /> : null}
      {columns.map((entry, at) => (
        <td key={entry.column.id} style={entry.style} className={cellClass(entry)}>
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
