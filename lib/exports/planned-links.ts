import { z } from 'zod';
import type { Column } from '@/lib/files/column';
import { oneOf } from '@/lib/ledger/query/query-parameters';
import { newBatchSchema } from '@/lib/links/batches/batch-schema';
import { type CheckedRow, checkCatalog, isUnconfirmed } from '@/lib/links/batches/check-catalog';
import { expandRows, isSendable } from '@/lib/links/batches/expand-rows';
import { describePlanned, markPlanned } from '@/lib/links/batches/planned-row';
import { findKnownProducts } from '@/lib/links/find-known-products';
import type { KnownProducts } from '@/lib/links/known-product';
import { defineList } from './export-list';
import type { ExportContext } from './file-list';
import { onePage } from './walk-pages';

/** A plan as a batch takes it. `all`: what the catalog doubts is sent, too. */
const query = newBatchSchema
  .omit({ name: true })
  .extend({ all: z.boolean().default(false), shown: oneOf(['all', 'ready', 'left-out']).default('all') });

const columns: Column<CheckedRow>[] = [
  { id: 'row', title: 'Row', type: 'count', value: ({ position }) => position },
  { id: 'product', title: 'Product', type: 'text', value: ({ draft }) => draft.productId },
  { id: 'title', title: 'Title', type: 'text', value: ({ title }) => title },
  { id: 'marketplace', title: 'Marketplace', type: 'text', value: ({ draft }) => draft.marketplace },
  { id: 'subid1', title: 'Subid 1', type: 'text', value: ({ draft }) => draft.subid1 },
  { id: 'subid2', title: 'Subid 2', type: 'text', value: ({ draft }) => draft.subid2 },
  { id: 'sharedid', title: 'Shared id', type: 'text', value: ({ draft }) => draft.sharedid },
  { id: 'check', title: 'Check', type: 'text', value: (row) => markPlanned(row).label },
  { id: 'why', title: 'Why', type: 'text', value: describePlanned },
];

/** What the catalog knows of the plan; nothing if it cannot be read, as on the page. */
function findKnown(context: ExportContext, ids: string[], still: boolean): Promise<KnownProducts> {
  const { db, store, member, call, signal } = context;
  const reader = { db, store, workspaceId: member.workspaceId, call, signal, still };
  return findKnownProducts(reader, ids).catch(() => ({ catalog: 'none' as const, products: [] }));
}

/** Links that are about to be made, checked: what is left out can be put right in the file and pasted again. */
export const exportPlannedLinks = defineList({
  allow: 'links',
  query,
  columns: () => columns,
  filters: ({ shown }): Record<string, string[]> => (shown === 'all' ? {} : { rows: [shown] }),
  toLines: (row: CheckedRow) => [row],
  prepare: (context) => findKnown(context, [], false),
  open: async (context, { lines, subids, all, shown }) => {
    const planned = expandRows(lines, subids);
    const ids = planned.filter(isSendable).map(({ draft }) => draft.productId);
    const rows = checkCatalog(planned, await findKnown(context, ids, true));
    const isReady = (row: CheckedRow) => isSendable(row) && (all || !isUnconfirmed(row));
    const kept = shown === 'all' ? rows : rows.filter((row) => isReady(row) === (shown === 'ready'));
    return { ...onePage(kept), facts: [] };
  },
});
