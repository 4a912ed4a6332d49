import type { CSSProperties } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { GridColumn } from './arrange-columns';
import { cellClass, selectWidth } from './cell-class';

type Props<Row> = {
  count: number;
  columns: readonly GridColumn<Row>[];
  styles: readonly CSSProperties[];
  height: number;
  selectable: boolean;
};

const lengths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5'];

/** In the shape of the rows to come; hidden from readers, who hear `aria-busy`. */
export function SkeletonRows<Row>({ count, columns, styles, height, selectable }: Props<Row>) {
  const rows = Array.from({ length: count }, (_, at) => `pending-${at}`);
  return (
    <div aria-hidden="true">
      {rows.map((key, row) => (
        <div key={key} className="flex border-b border-border last:border-b-0" style={{ height }}>
          {selectable ? <span style={{ flex: `0 0 ${selectWidth}px` }} /> : null}
          {columns.map((entry, at) => (
            <span key={entry.column.id} style={styles[at]} className={cellClass(entry)}>
              <Skeleton className={`h-3 ${lengths[(row + at) % lengths.length]}`} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
