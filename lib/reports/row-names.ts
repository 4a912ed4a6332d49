import type { LedgerRow } from '@/lib/ledger/answers/row-shape';
import type { Wanted } from '@/lib/names/names';

/** Ids in a page of rows whose names have to be looked up; program rows say theirs. */
export function wantedRowNames(rows: readonly LedgerRow[]): Wanted {
  const present = (values: (string | null | undefined)[]) =>
    values.filter((value) => typeof value === 'string');
  return {
    brands: present(rows.map((row) => (row.brandName === undefined ? row.brand : null))),
    products: present(rows.map((row) => row.product)),
    creators: present(rows.map((row) => (row.creatorName === undefined ? row.creator : null))),
  };
}
