import { datasetNames, datasetOf, datasets, type SourceId } from '../datasets';
import type { LedgerStore } from '../store/store';
import { betweenValues } from '../windows/column-text';
import { requireFence } from '../windows/fence';
import type { Lease } from './lease';

/** Rows, and the sums of their days: both lie in a source, a scope and a day. */
const rowTables = [...datasetNames.map((name) => datasets[name].table), 'ledger.days'];

type Which = { connection: string } | { except: string };

/**
 * Removes every row and window that a connection brought (or every connection but one), and its changes. To be
 * called when a key is replaced or removed; the sync does so too.
 */
export async function forgetConnection(store: LedgerStore, workspaceId: string, which: Which): Promise<void> {
  await store.write(async ({ read, run }) => {
    const forgets = 'connection' in which;
    const values = [workspaceId, forgets ? which.connection : which.except];
    const brought = `workspace = $1 AND connection ${forgets ? '=' : '<>'} $2`;
    const [any] = await read(`SELECT 1 AS found FROM ledger.windows WHERE ${brought} LIMIT 1`, values);
    if (!any) return;
    const touched = `SELECT source FROM ledger.windows WHERE ${brought}`;
    // This waits for what is being stored or added up.
    await run(
      `UPDATE ledger.fences SET token = token WHERE workspace = $1 AND source IN (${touched})`,
      values,
    );
    for (const table of rowTables) {
      await run(
        `DELETE FROM ${table} AS t WHERE workspace = $1 AND source IN (${touched})
         AND NOT EXISTS (
           SELECT 1 FROM ledger.windows w
           WHERE w.workspace = t.workspace AND w.source = t.source AND w.scope = t.scope
             AND t.day BETWEEN w.from_day AND w.to_day AND w.connection ${forgets ? '<>' : '='} $2
         )`,
        values,
      );
    }
    for (const table of ['ledger.months', 'ledger.changes']) {
      await run(`DELETE FROM ${table} WHERE workspace = $1 AND source IN (${touched})`, values);
    }
    await run(`DELETE FROM ledger.windows WHERE ${brought}`, values);
  });
}

/** Removes everything the ledger holds of a workspace, or of some of its sources; a sync still at work stores nothing more. */
export async function clearLedger(
  store: LedgerStore,
  workspaceId: string,
  sources: readonly SourceId[],
): Promise<void> {
  const marks = sources.map((_, index) => `$${index + 2}`).join(', ');
  const where = `workspace = $1 AND source IN (${marks})`;
  await store.write(async ({ run }) => {
    // Fences first: that waits for what is being stored.
    const tables = ['ledger.fences', ...rowTables, 'ledger.months', 'ledger.windows', 'ledger.changes'];
    for (const table of tables) await run(`DELETE FROM ${table} WHERE ${where}`, [workspaceId, ...sources]);
  });
}

/** Removes what is held of a source's scopes that the API has no more: a brand that left takes its estimates along. Throws LeaseLostError. */
export async function forgetScopes(store: LedgerStore, lease: Lease, live: readonly string[]): Promise<void> {
  const { workspaceId, source } = lease;
  await store.write(async (session) => {
    await requireFence(session, source, lease);
    const { run, splitText } = session;
    const gone = `workspace = $1 AND source = $2 AND scope NOT IN (SELECT unnest(${splitText('$3')}))`;
    for (const table of [datasets[datasetOf(source)].table, 'ledger.days', 'ledger.windows']) {
      await run(`DELETE FROM ${table} WHERE ${gone}`, [workspaceId, source, live.join(betweenValues)]);
    }
  });
}
