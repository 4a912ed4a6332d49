import { catalogMarketplaces } from '@/lib/contract/marketplaces';
import { isSendable, type PlannedRow } from './expand-rows';
import { indexProducts, type KnownProduct, type KnownProducts } from './known-product';

/** A row's state in the stored catalog. `unchecked`: the catalog cannot tell. */
type CatalogState = 'known' | 'inactive' | 'unknown' | 'ambiguous' | 'checking' | 'unchecked';

/** `title`: typed, otherwise from the catalog. */
export type CheckedRow = PlannedRow & { catalog: CatalogState; title: string | undefined };

/** Compares rows with the catalog, and adds its titles. `known` is undefined while it loads. */
export function checkCatalog(rows: readonly PlannedRow[], known: KnownProducts | undefined): CheckedRow[] {
  const find = indexProducts(known?.products ?? []);
  return rows.map((row) => {
    const matches = find(row.draft);
    const [match] = matches;
    const title = row.draft.title ?? (matches.length === 1 ? match?.title : undefined);
    return { ...row, title, catalog: judge(row, matches, known) };
  });
}

function judge(
  { draft }: PlannedRow,
  matches: readonly KnownProduct[],
  known: KnownProducts | undefined,
): CatalogState {
  const { marketplace } = draft;
  // The API does not list products of the other marketplaces.
  if (marketplace && !catalogMarketplaces.some((name) => name === marketplace)) return 'unchecked';
  if (!known) return 'checking';
  if (matches.length > 1) return 'ambiguous';
  if (matches[0]) return matches[0].active === false ? 'inactive' : 'known';
  if (known.catalog === 'complete') return 'unknown';
  return known.catalog === 'reading' ? 'checking' : 'unchecked';
}

/** Valid, but the catalog contradicts it or has not loaded yet. */
export const isUnconfirmed = (row: CheckedRow): boolean =>
  isSendable(row) && row.catalog !== 'known' && row.catalog !== 'unchecked';
