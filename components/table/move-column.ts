import type { RowData } from '@tanstack/react-table';
import type { Model } from './table-features';

/** Moves `id` to the position of `target`. Returns the same order if either is missing. */
export function move(ids: readonly string[], id: string, target: string): string[] {
  const to = ids.indexOf(target);
  const others = ids.filter((entry) => entry !== id);
  if (to >= 0 && others.length < ids.length) others.splice(to, 0, id);
  return others.length === ids.length ? others : [...ids];
}

/** Pinned columns move among pinned ones, and the others among themselves. */
export function moveColumn<Row extends RowData>(table: Model<Row>, id: string, target: string): void {
  const column = table.getColumn(id);
  if (!column || id === target || column.getIsPinned() !== table.getColumn(target)?.getIsPinned()) return;
  if (column.getIsPinned()) {
    table.setColumnPinning((old) => ({ ...old, start: move(old.start, id, target) }));
  } else {
    const ids = table.getAllLeafColumns().map((entry) => entry.id);
    table.setColumnOrder(move(ids, id, target));
  }
}
