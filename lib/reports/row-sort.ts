import type { RowsInput } from '@/lib/ledger/answers/rows-query';
import { type DatasetName, datasets } from '@/lib/ledger/datasets';

const sortable = ['sales', 'commission', 'bonus', 'clicks', 'conversions'] as const;

/** Columns that rows can be ordered by. */
export function listRowSorts(dataset: DatasetName): readonly string[] {
  return ['at', ...sortable.filter((metric) => metric in datasets[dataset].metrics)];
}

/** A table's sort as the ledger takes it; the newest first where it cannot be told. */
export function readRowSort(
  dataset: DatasetName,
  sort: { id: string; desc: boolean } | null,
): Pick<RowsInput, 'sort' | 'order'> {
  const found = sortable.find((metric) => metric === sort?.id && metric in datasets[dataset].metrics);
  if (!sort || (!found && sort.id !== 'at')) return { sort: 'at', order: 'desc' };
  return { sort: found ?? 'at', order: sort.desc ? 'desc' : 'asc' };
}
