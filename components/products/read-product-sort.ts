import { readSort } from '@/components/table/table-view';
import { type FindingName, wastesClicks } from '@/lib/catalog/findings';

/** What sells first, unless the address says otherwise. */
const defaultProductSort = { id: 'sales', desc: true } as const;

/** Products that waste clicks come in the order of what is lost. */
export const productSortFor = (finding: FindingName | null) =>
  finding && wastesClicks(finding) ? ({ id: 'clicks', desc: true } as const) : defaultProductSort;

/** The `sort` of the address. */
export const readProductSort = (text: string | null, finding: FindingName | null) =>
  text === null ? productSortFor(finding) : readSort(text);
