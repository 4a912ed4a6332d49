import { readSort, type TableView } from '@/components/data-table/table-view';
import { type ProductSort, productSorts } from '@/lib/catalog/product-shape';

/** A sort that the list knows; others count as none. */
export function toProductSort(sort: TableView['sort']): { id: ProductSort; desc: boolean } | null {
  const id = productSorts.find((name) => name === sort?.id);
  return sort && id ? { id, desc: sort.desc } : null;
}

/** The `sort` of the address. */
export const readProductSort = (text: string | null) => toProductSort(text === null ? null : readSort(text));
