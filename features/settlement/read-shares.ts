import { freshen } from '@/lib/data/read/links/freshen';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import type { Ledger } from '@/lib/data/store/workspace';
import { type RowsBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { readLooks } from './day-looks';
import { readGroups } from './read-groups';
import type { SettlementQuery } from './settlement-query';
import type { SettlementGroup } from './settlement-shape';

/** What groups lost until days settled, by currency, as the table of Settlement shows it, without anything else of that page. */
export async function readShares(
  ledger: Ledger,
  query: SettlementQuery,
): Promise<{ groups: Map<string, SettlementGroup[]>; rows: RowsBasis }> {
  const context = await freshen(ledger, query);
  const range = { from: query.from, to: query.to };
  return context.store.snapshot(async (session) => {
    const receipt = await readReceipt(session.read, context, datasets[query.dataset].sources, range);
    const known = { range, gaps: receipt.gaps };
    const looks = await readLooks(session.read, context.id, query, known);
    const pages = await readGroups(session, context.id, query, { ...known, looks });
    return {
      groups: new Map([...pages].map(([currency, { groups }]) => [currency, groups])),
      rows: rowsBasis([query.dataset], range, receipt),
    };
  });
}
