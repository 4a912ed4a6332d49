import { z } from 'zod';
import { newBatchSchema } from '@/features/links/batch-schema';
import { type CheckedRow, checkCatalog, isUnconfirmed } from '@/features/links/check-catalog';
import { expandRows, isSendable } from '@/features/links/expand-rows';
import { findKnownProducts } from '@/features/links/find-known-products';
import type { KnownProducts } from '@/features/links/known-product';
import { describePlanned, markPlanned } from '@/features/links/planned-row';
import { requireFewRows } from '@/features/links/require-few-rows';
import { type Basis, makeBasis } from '@/lib/data/terms/basis';
import { oneOf } from '@/lib/data/terms/filters/query-parameters';
import { english } from '@/lib/language/english';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import type { ExportContext } from '@/lib/pages/file-list';
import { onePage } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

/** The same input as a batch. `all`: also sends links that the catalog does not confirm. */
const query = newBatchSchema
  .omit({ name: true })
  .extend({ all: z.boolean().default(false), shown: oneOf(['all', 'ready', 'left-out']).default('all') });

const columns: Column<CheckedRow>[] = [
  column.count('row', 'Row', ({ position }) => position),
  column.text('product', 'Product', ({ draft }) => draft.productId),
  column.text('title', 'Title', ({ title }) => title),
  column.text('marketplace', 'Marketplace', ({ draft }) => draft.marketplace),
  column.text('subid1', 'Subid 1', ({ draft }) => draft.subid1),
  column.text('subid2', 'Subid 2', ({ draft }) => draft.subid2),
  column.text('sharedid', 'Shared id', ({ draft }) => draft.sharedid),
  column.text('check', 'Check', (row) => markPlanned(english.t, row).label),
  column.text('why', 'Why', (row) => describePlanned(english.t, row)),
];

/** Catalog entries of the plan; empty if the catalog cannot be read, as on the page. */
const findKnown = (context: ExportContext, ids: string[]): Promise<KnownProducts> =>
  findKnownProducts(context, ids).catch(() => ({ catalog: 'none' as const, products: [] }));

/** The checks come from the catalog. */
const catalogBasis = ({ catalog }: KnownProducts): Basis => {
  const state = catalog === 'complete' || catalog === 'cut' ? catalog : 'partial';
  return makeBasis([], [{ name: 'products', state }]);
};

/** Validated links before they are created. Rejected ones can be fixed in the file and pasted again. */
export const exportPlannedLinks = defineList({
  allow: 'links',
  scope: 'links:read',
  query,
  columns: () => columns,
  filters: ({ shown }): Record<string, string[]> => (shown === 'all' ? {} : { rows: [shown] }),
  toLines: (row: CheckedRow) => [row],
  prepare: (context, { lines, subids }) => {
    requireFewRows(lines, subids);
    return findKnown(context, []);
  },
  open: async (context, { lines, subids, all, shown }) => {
    const planned = expandRows(lines, subids);
    const ids = planned.filter(isSendable).map(({ draft }) => draft.productId);
    const known = await findKnown(context, ids);
    const rows = checkCatalog(planned, known);
    const isReady = (row: CheckedRow) => isSendable(row) && (all || !isUnconfirmed(row));
    const chosen = shown === 'all' ? rows : rows.filter((row) => isReady(row) === (shown === 'ready'));
    return { ...onePage(chosen), caption: captionOfRecords({ basis: catalogBasis(known) }) };
  },
});
