import { datasetOf, datasets } from './datasets';
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
  await requireFence(session, window.source, holder);
  const dataset = datasetOf(window.source);
  const { table } = datasets[dataset];
  const columns = rowColumns(dataset);
  const names = columns.map(({ name }) => name).join(', ');
  const place: SqlValue[] = [holder.workspaceId, window.source, window.scope, window.from, window.to];
  const incoming = `incoming_${dataset}`;

  await session.run(`DROP TABLE IF EXISTS ${incoming}`);
  await session.run(
    `CREATE TEMP TABLE ${incoming} (${columns.map(({ name, sqlType }) => `${name} ${sqlType}`).join(', ')})`,
  );
  if (text !== '') {
    await session.run(`INSERT INTO ${incoming} ${selectRows(dataset, session.splitText)}`, [text]);
  }

  const [held] = await session.read(`SELECT 1 AS held FROM ${table} WHERE ${inPlace} LIMIT 1`, place);
  const since = await readHeldSince(session, place);
  if (since) await noteChanges(session, dataset, incoming, place, since, window.fetchedAt);
  if (held) {
    const same = columns.map(({ name }) => `i.${name} IS NOT DISTINCT FROM t.${name}`).join(' AND ');
    await session.run(
      `DELETE FROM ${table} AS t WHERE ${inPlace} AND NOT EXISTS (SELECT 1 FROM ${incoming} i WHERE ${same})`,
      place,
    );
  }
  await session.run(
    `DELETE FROM ${table} WHERE workspace = $1 AND source = $2 AND id IN (SELECT id FROM ${incoming})
     AND NOT (scope = $3 AND day BETWEEN CAST($4 AS DATE) AND CAST($5 AS DATE))`,
    place,
  );
  await session.run(
    `INSERT INTO ${table} (workspace, source, scope, ${names})
     SELECT CAST($1 AS VARCHAR), CAST($2 AS VARCHAR), CAST($3 AS VARCHAR), ${names} FROM ${incoming} i ${
       held ? `WHERE NOT EXISTS (SELECT 1 FROM ${table} t WHERE ${inPlace} AND t.id = i.id)` : ''
     }`,
    held ? place : place.slice(0, 3),
  );
  await writeWindow(session, holder.workspaceId, window);
}

/** Notes that a window could not be fetched; what is held for its days stays, and says why it is not newer. */
export async function failWindow(session: Session, holder: Holder, window: WindowRecord): Promise<void> {
  await requireFence(session, window.source, holder);
  const place = [holder.workspaceId, window.source, window.scope, window.from, window.to];
  const kept = await session.run(
    `UPDATE ledger.windows SET reason = $6 WHERE ${touching} AND status = 'ok'`,
    [...place, window.reason],
  );
  if (kept === 0) await writeWindow(session, holder.workspaceId, window);
}

const inPlace =
  'workspace = $1 AND source = $2 AND scope = $3 AND day BETWEEN CAST($4 AS DATE) AND CAST($5 AS DATE)';
const touching = `workspace = $1 AND source = $2 AND scope = $3
  AND to_day >= CAST($4 AS DATE) AND from_day <= CAST($5 AS DATE)`;

async function requireFence(session: Session, source: string, { workspaceId, fence }: Holder): Promise<void> {
  const [row] = await session.read(
    `SELECT token FROM ledger.fences WHERE workspace = $1 AND source = $2${session.shareLock}`,
    [workspaceId, source],
  );
  if (Number(row?.token) !== fence) throw new LeaseLostError('Another process took this sync over.');
}

/** The day until which the window's rows were known before; null where they were not. */
async function readHeldSince(session: Session, place: SqlValue[]): Promise<Day | null> {
  const [row] = await session.read(
    `SELECT MIN(fetched_at) AS since FROM ledger.windows WHERE ${touching} AND status = 'ok'`,
    place,
  );
  return typeof row?.since === 'string' ? row.since.slice(0, 10) : null;
}

/** Numbers that differ, rows that vanished, and late rows of days that were over when last fetched. */
async function noteChanges(
  session: Session,
  dataset: ReturnType<typeof datasetOf>,
  incoming: string,
  place: SqlValue[],
  since: Day,
  at: string,
): Promise<void> {
  const { table, metrics, columns } = datasets[dataset];
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

async function writeWindow(session: Session, workspaceId: string, window: WindowRecord): Promise<void> {
  const place = [workspaceId, window.source, window.scope, window.from, window.to];
  await session.run(`DELETE FROM ledger.windows WHERE ${touching}`, place);
  await session.run(
    `INSERT INTO ledger.windows
     VALUES ($1, $2, $3, CAST($4 AS DATE), CAST($5 AS DATE), $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...place,
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
