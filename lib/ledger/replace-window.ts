import { selectColumns } from './column-text';
import { type DatasetName, datasetOf, datasets } from './datasets';
import type { Day } from './days';
import { type Holder, requireToken } from './fence';
import { noteChanges } from './note-changes';
import type { Session, SqlValue } from './store/store';
import { rowColumns } from './store/tables';
import { incomingTable, inPlace, placeOf, touching } from './window-place';
import type { WindowRecord } from './windows';

/**
 * Puts a window's rows (as texts of their columns, none for no rows) in the place of those held for its days, within the caller's transaction, and notes which
 * numbers changed. A row that moved here from another day leaves that day. Throws LeaseLostError.
 */
export async function replaceWindow(
  session: Session,
  holder: Holder,
  window: WindowRecord,
  texts: readonly string[],
): Promise<void> {
  const dataset = datasetOf(window.source);
  const place = placeOf(holder, window);
  const { token, rows, since, windows } = await readHeld(session, dataset, place);
  requireToken(token, holder);
  await keepIncoming(session, dataset, texts);
  if (since) await noteChanges(session, dataset, place, since, window.fetchedAt);
  if (rows) await forgetOutdated(session, dataset, place);
  await forgetMoved(session, dataset, place);
  await insertRows(session, dataset, place, rows);
  if (windows) await session.run(`DELETE FROM ledger.windows WHERE ${touching}`, place);
  await insertWindow(session, holder.workspaceId, window);
}

/** Notes that a window could not be fetched; what is held for its days stays, and says why it is not newer. */
export async function failWindow(session: Session, holder: Holder, window: WindowRecord): Promise<void> {
  const place = placeOf(holder, window);
  const [fence] = await session.read(
    `SELECT token FROM ledger.fences WHERE workspace = $1 AND source = $2${session.shareLock}`,
    place.slice(0, 2),
  );
  requireToken(fence?.token, holder);
  const kept = await session.run(
    `UPDATE ledger.windows SET reason = $6 WHERE ${touching} AND status = 'ok'`,
    [...place, window.reason],
  );
  if (kept > 0) return;
  await session.run(`DELETE FROM ledger.windows WHERE ${touching}`, place);
  await insertWindow(session, holder.workspaceId, window);
}

type Held = {
  token: SqlValue | undefined;
  /** Rows are held for the window's days. */
  rows: boolean;
  /** The day until which its rows were known before; null where they were not. */
  since: Day | null;
  /** Windows are noted for its days, fetched or failed. */
  windows: boolean;
};

async function readHeld(session: Session, dataset: DatasetName, place: SqlValue[]): Promise<Held> {
  const [held] = await session.read(
    `SELECT token, EXISTS (SELECT 1 FROM ${datasets[dataset].table} WHERE ${inPlace}) AS rows_held,
       (SELECT MIN(fetched_at) FROM ledger.windows WHERE ${touching} AND status = 'ok') AS since,
       EXISTS (SELECT 1 FROM ledger.windows WHERE ${touching}) AS windows
     FROM ledger.fences WHERE workspace = $1 AND source = $2${session.shareLock}`,
    place,
  );
  return {
    token: held?.token,
    rows: held?.rows_held === true,
    since: typeof held?.since === 'string' ? held.since.slice(0, 10) : null,
    windows: held?.windows === true,
  };
}

async function keepIncoming(session: Session, dataset: DatasetName, texts: readonly string[]): Promise<void> {
  const incoming = incomingTable(dataset);
  const columns = rowColumns(dataset).map(({ name, sqlType }) => `${name} ${sqlType}`);
  await session.run(`DROP TABLE IF EXISTS ${incoming}`);
  await session.run(`CREATE TEMP TABLE ${incoming} (${columns.join(', ')})`);
  if (texts.length === 0) return;
  await session.run(`INSERT INTO ${incoming} ${selectColumns(dataset, session.splitText)}`, [...texts]);
}

/** Rows that vanished or changed; those that stayed as they were are not written again. */
async function forgetOutdated(session: Session, dataset: DatasetName, place: SqlValue[]): Promise<void> {
  const same = rowColumns(dataset).map(({ name }) => `i.${name} IS NOT DISTINCT FROM t.${name}`);
  await session.run(
    `DELETE FROM ${datasets[dataset].table} AS t WHERE ${inPlace}
     AND NOT EXISTS (SELECT 1 FROM ${incomingTable(dataset)} i WHERE ${same.join(' AND ')})`,
    place,
  );
}

/** Rows that come for these days leave the other days they were held for; a final row does not move. */
async function forgetMoved(session: Session, dataset: DatasetName, place: SqlValue[]): Promise<void> {
  await session.run(
    `DELETE FROM ${datasets[dataset].table} WHERE workspace = $1 AND source = $2 AND final = false
     AND NOT (scope = $3 AND day BETWEEN CAST($4 AS DATE) AND CAST($5 AS DATE))
     AND id IN (SELECT id FROM ${incomingTable(dataset)})`,
    place,
  );
}

async function insertRows(session: Session, dataset: DatasetName, place: SqlValue[], held: boolean) {
  const { table } = datasets[dataset];
  const names = rowColumns(dataset)
    .map(({ name }) => name)
    .join(', ');
  const isNew = `WHERE NOT EXISTS (SELECT 1 FROM ${table} t WHERE ${inPlace} AND t.id = i.id)`;
  await session.run(
    `INSERT INTO ${table} (workspace, source, scope, ${names})
     SELECT CAST($1 AS VARCHAR), CAST($2 AS VARCHAR), CAST($3 AS VARCHAR), ${names}
     FROM ${incomingTable(dataset)} i ${held ? isNew : ''}`,
    held ? place : place.slice(0, 3),
  );
}

async function insertWindow(session: Session, workspaceId: string, window: WindowRecord): Promise<void> {
  await session.run(
    `INSERT INTO ledger.windows
     VALUES ($1, $2, $3, CAST($4 AS DATE), CAST($5 AS DATE), $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[workspaceId, window.source, window.scope, window.from, window.to],
      window.status,
      window.rows,
      window.pages,
      window.allFinal,
      window.fetchedAt,
      window.connection,
      window.reason,
    ],
  );
}
