import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import type { RowsInput } from './rows-query';

const sortable = ['sales', 'commission', 'bonus', 'clicks', 'conversions'] as const;

/** Sortable columns of rows. */
export function listRowSorts(dataset: DatasetName): readonly string[] {
  return ['at', ...sortable.filter((metric) => metric in datasets[dataset].metrics)];
}

/** Converts a table's sort to the ledger's. Newest first if it is not supported. */
export function readRowSort(
  dataset: DatasetName,
  sort: { id: string; desc: boolean } | null,
): Pick<RowsInput, 'sort' | 'order'> {
  const found = sortable.find((metric) => metric === sort?.id && metric in datasets[dataset].metrics);
  if (!sort || (!found && sort.id !== 'at')) return { sort: 'at', order: 'desc' };
  return { sort: found ?? 'at', order: sort.desc ? 'desc' : 'asc' };
}
