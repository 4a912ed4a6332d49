import type { LedgerRow } from '@/features/reports/row-shape';
import { type DatasetName, listDimensions } from '@/lib/data/datasets';
import { type GroupDimension, isGroupDimension } from '@/lib/data/group-dimensions';

const groupsOf: Record<GroupDimension, (row: LedgerRow) => readonly string[] | undefined> = {
  creator_group: (row) => row.creatorGroups,
  product_group: (row) => row.productGroups,
};

/** The kinds of groups that rows of a dataset have. */
export const listRowGroups = (dataset: DatasetName): GroupDimension[] =>
  listDimensions(dataset).filter(isGroupDimension);

/** The names of a row's groups as one text. Null if it is in none. */
export const nameRowGroups = (row: LedgerRow, dimension: GroupDimension): string | null =>
  groupsOf[dimension](row)?.join('; ') || null;
