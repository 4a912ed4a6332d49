import { readSort, type TableView } from '@/components/data-table/table-view';
import { type ProductSort, productSorts } from '@/lib/catalog/product-shape';

/** A sort that the list knows; others count as none. */
export function toProductSort(sort: TableView['sort']): { id: ProductSort; desc: boolean } | null {
  const id = productSorts.find((name) => name === sort?.id);
  return sort && id ? { id, desc: sort.desc } : null;
}

/** What sells first, unless the address says otherwise. */
export const defaultProductSort = { id: 'sales', desc: true } as const;

/** The `sort` of the address. */
export const readProductSort = (text: string | null) =>
  text === null ? defaultProductSort : toProductSort(readSort(text));
