import { readSort } from '@/components/table/table-view';
import { type FindingName, wastesClicks } from '@/features/products/findings';

/** Best-selling first. */
const defaultProductSort = { id: 'sales', desc: true } as const;

/** For products that waste clicks, the largest loss comes first. */
export const productSortFor = (finding: FindingName | null) =>
  finding && wastesClicks(finding) ? ({ id: 'clicks', desc: true } as const) : defaultProductSort;

/** Reads the `sort` parameter. */
export const readProductSort = (text: string | null, finding: FindingName | null) =>
  text === null ? productSortFor(finding) : readSort(text);
