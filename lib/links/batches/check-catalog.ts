import { catalogMarketplaces } from '@/lib/contract/marketplaces';
import { indexProducts, type KnownProduct, type KnownProducts } from '../known-product';
import { isSendable, type PlannedRow } from './expand-rows';

/** What the stored catalog says of a row. `unchecked`: the catalog cannot say. */
type CatalogState = 'known' | 'inactive' | 'unknown' | 'ambiguous' | 'checking' | 'unchecked';

/** `title`: as typed, or else as the catalog has it. */
export type CheckedRow = PlannedRow & { catalog: CatalogState; title: string | undefined };

/** Compares rows with the catalog, and adds its titles. `known` undefined: it has not answered yet. */
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
  // No list of the API shows the products of the other marketplaces.
  if (marketplace && !catalogMarketplaces.some((name) => name === marketplace)) return 'unchecked';
  if (!known) return 'checking';
  if (matches.length > 1) return 'ambiguous';
  if (matches[0]) return matches[0].active ? 'known' : 'inactive';
  if (known.catalog === 'whole') return 'unknown';
  return known.catalog === 'reading' ? 'checking' : 'unchecked';
}

/** Sendable, though the catalog speaks against it or has not answered yet. */
export const isUnconfirmed = (row: CheckedRow): boolean =>
  isSendable(row) && row.catalog !== 'known' && row.catalog !== 'unchecked';
