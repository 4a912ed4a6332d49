import { type DatasetName, datasetOf, datasets } from './datasets';
import type { Day } from './days';
import { selectRows } from './row-text';
import type { Session, SqlValue } from './store/store';
import { rowColumns } from './store/tables';
import type { WindowRecord } from './windows';

/** Another process took the sync over; nothing of this one may be stored any more. */
export class LeaseLostError extends Error {}

export type Holder = { workspaceId: string; fence: number };

/**
 * The newest holder of a source's lease; those before it can store nothing from here on. Throws LeaseLostError where
 * a newer one was here first.
 */
export async function raiseFence(
  session: Session,
  source: string,
  { workspaceId, fence }: Holder,
): Promise<void> {
  const place = [workspaceId, source];
  const raised = await session.run(
    'UPDATE ledger.fences SET token = $3 WHERE workspace = $1 AND source = $2 AND token <= $3',
    [...place, fence],
  );
  if (raised > 0) return;
  const [newer] = await session.read(
    'SELECT token FROM ledger.fences WHERE workspace = $1 AND source = $2',
    place,
  );
  if (newer) throw new LeaseLostError('Another process took this sync over.');
  await session.run('INSERT INTO ledger.fences VALUES ($1, $2, $3)', [...place, fence]);
}

/**
 * Puts a window's rows in the place of those held for its days, within the caller's transaction, and notes which
 * numbers changed. A row that moved here from another day leaves that day. Throws LeaseLostError.
 */
export async function replaceWindow(
  session: Session,
  holder: Holder,
  window: WindowRecord,
  text: string,
): Promise<void> {
  const dataset = datasetOf(window.source);
  const place = placeOf(holder, window);
  const { token, rows, since, windows } = await readHeld(session, dataset, place);
  requireToken(token, holder);
  await keepIncoming(session, dataset, text);
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

const inPlace =
  'workspace = $1 AND source = $2 AND scope = $3 AND day BETWEEN CAST($4 AS DATE) AND CAST($5 AS DATE)';
const touching = `workspace = $1 AND source = $2 AND scope = $3
  AND to_day >= CAST($4 AS DATE) AND from_day <= CAST($5 AS DATE)`;

const placeOf = ({ workspaceId }: Holder, { source, scope, from, to }: WindowRecord): SqlValue[] => [
  ...[workspaceId, source, scope],
  ...[from, to],
];

function requireToken(token: SqlValue | undefined, { fence }: Holder): void {
  if (Number(token) !== fence) throw new LeaseLostError('Another process took this sync over.');
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

const incomingTable = (dataset: DatasetName) => `incoming_${dataset}`;

async function keepIncoming(session: Session, dataset: DatasetName, text: string): Promise<void> {
  const incoming = incomingTable(dataset);
  const columns = rowColumns(dataset).map(({ name, sqlType }) => `${name} ${sqlType}`);
  await session.run(`DROP TABLE IF EXISTS ${incoming}`);
  await session.run(`CREATE TEMP TABLE ${incoming} (${columns.join(', ')})`);
  if (text === '') return;
  await session.run(`INSERT INTO ${incoming} ${selectRows(dataset, session.splitText)}`, [text]);
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

/** Numbers that differ, rows that vanished, and late rows of days that were over when last fetched. */
async function noteChanges(
  session: Session,
  dataset: DatasetName,
  place: SqlValue[],
  since: Day,
  at: string,
): Promise<void> {
  const { table, metrics, columns } = datasets[dataset];
  const incoming = incomingTable(dataset);
  const fields = Object.entries(metrics);
  const about = ['brand', 'product', 'creator', 'link'].map((name) =>
    columns.some((column) => column.name === name)
      ? `CAST(COALESCE(i.${name}, r.${name}) AS VARCHAR) AS ${name}`
      : `CAST(NULL AS VARCHAR) AS ${name}`,
  );
  const value = (side: string) =>
    `CASE field ${fields
      .map(([name, column]) => `WHEN '${name}' THEN CAST(COALESCE(${side}.${column}, 0) AS DECIMAL(18,8))`)
      .join(' ')} END`;
  await session.run(
    `INSERT INTO ledger.changes
     SELECT CAST($1 AS VARCHAR), CAST($2 AS VARCHAR), CAST($7 AS VARCHAR), kind, id, day, currency,
       brand, product, creator, link, field, was, became
     FROM (
       SELECT COALESCE(i.id, r.id) AS id, COALESCE(i.day, r.day) AS day,
         COALESCE(i.currency, r.currency) AS currency, ${about.join(', ')}, field,
         CASE WHEN r.id IS NULL THEN 'late' WHEN i.id IS NULL THEN 'removed' ELSE 'changed' END AS kind,
         ${value('r')} AS was, ${value('i')} AS became
       FROM (SELECT * FROM ${table} WHERE ${inPlace}) r FULL OUTER JOIN ${incoming} i ON i.id = r.id
       CROSS JOIN (VALUES ${fields.map(([name]) => `('${name}')`).join(', ')}) AS f(field)
     ) AS d
     WHERE was <> became AND (kind <> 'late' OR day < CAST($6 AS DATE))`,
    [...place, since, at],
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
