import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { dayTableNames } from '@/lib/data/store/engine/tables';
import { requireFence } from '@/lib/data/store/windows/fence';
import { datasetNames, datasetOf, datasets, type SourceId } from '@/lib/data/terms/datasets';
import type { Lease } from './lease';

/** Rows, and what is stored of their days: all have a source, a scope and a day. */
const rowTables = [
  ...datasetNames.map((name) => datasets[name].table),
  ...dayTableNames,
  'ledger.looks',
  'ledger.differences',
];

type Which = { connection: string } | { except: string };

/**
 * Deletes all rows, windows and changes of a connection (or of all others). Call it when a key is replaced or removed;
 * the sync does so too.
 */
export async function forgetConnection(store: LedgerStore, workspaceId: string, which: Which): Promise<void> {
  await store.write(async ({ read, run }) => {
    const forgets = 'connection' in which;
    const values = [workspaceId, forgets ? which.connection : which.except];
    const brought = `workspace = $1 AND connection ${forgets ? '=' : '<>'} $2`;
    const [any] = await read(`SELECT 1 AS found FROM ledger.windows WHERE ${brought} LIMIT 1`, values);
    if (!any) return;
    const touched = `SELECT source FROM ledger.windows WHERE ${brought}`;
    // Waits for running writes and sums.
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

/** Deletes a workspace's rows, or those of some sources. A running sync can store nothing more. */
export async function clearLedger(
  store: LedgerStore,
  workspaceId: string,
  sources: readonly SourceId[],
): Promise<void> {
  const marks = sources.map((_, index) => `$${index + 2}`).join(', ');
  const where = `workspace = $1 AND source IN (${marks})`;
  await store.write(async ({ run }) => {
    // Fences first, which waits for running writes.
    const tables = ['ledger.fences', ...rowTables, 'ledger.months', 'ledger.windows', 'ledger.changes'];
    for (const table of tables) await run(`DELETE FROM ${table} WHERE ${where}`, [workspaceId, ...sources]);
  });
}

/**
 * Deletes the rows of scopes that the API no longer has, such as a removed brand's estimates. Throws LeaseLostError.
 */
export async function forgetScopes(store: LedgerStore, lease: Lease, live: readonly string[]): Promise<void> {
  const { workspaceId, source } = lease;
  await store.write(async (session) => {
    await requireFence(session, source, lease);
    const { run, splitText } = session;
    const gone = `workspace = $1 AND source = $2 AND scope NOT IN (SELECT unnest(${splitText('$3')}))`;
    for (const table of [datasets[datasetOf(source)].table, ...dayTableNames, 'ledger.windows']) {
      await run(`DELETE FROM ${table} WHERE ${gone}`, [workspaceId, source, live.join(betweenValues)]);
    }
  });
}
