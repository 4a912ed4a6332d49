import type { SourceId } from '../datasets';
import { type DayRange, toDay } from '../days';
import { firstUnsettledDay } from '../ranges/look-back';
import type { Session, SqlRow, SqlValue } from '../store/store';

/** A young window that is looked at is fetched again when older than this. */
const freshForMs = 10 * 60_000;
/** The same for a window whose rows changed while they were read. */
const unsteadyForMs = 60_000;

/** A stretch of whole days of one source that was fetched at once. `scope` is brand|marketplace for brb, else empty. */
export type WindowRecord = DayRange & {
  source: SourceId;
  scope: string;
  /** `failed`: nothing is held for these days. An `ok` window with a reason may lack rows or changes of the API. */
  status: 'ok' | 'failed';
  rows: number;
  pages: number;
  allFinal: boolean;
  /** When its first page was asked for. */
  fetchedAt: string;
  connection: string;
  reason: string | null;
};

/** Whether rows were final when they were fetched: each says so, and their days were out of the look-back. */
export const isFinalAt = (window: Pick<WindowRecord, 'to' | 'allFinal'>, fetchedAt: Date): boolean =>
  window.allFinal && window.to < firstUnsettledDay(toDay(fetchedAt));

/** Never fetched again. How old the days are now does not matter: late rows may have come since the fetch. */
export const isSettled = (window: WindowRecord): boolean =>
  window.status === 'ok' && isFinalAt(window, new Date(window.fetchedAt));

/** Not to be fetched again yet, unless somebody asks for it. */
export const isFresh = ({ status, reason, fetchedAt }: WindowRecord, now: Date): boolean =>
  status === 'ok' && now.getTime() - Date.parse(fetchedAt) < (reason === null ? freshForMs : unsteadyForMs);

export const ever: DayRange = { from: '1900-01-01', to: '9999-12-31' };

/** The condition of windows of the sources that touch the range, and what it is given. */
export function whereWindows(
  workspaceId: string,
  sources: readonly SourceId[],
  { from, to }: DayRange,
): { sql: string; values: SqlValue[] } {
  const marks = sources.map((_, index) => `$${index + 4}`).join(', ');
  return {
    sql: `workspace = $1 AND to_day >= CAST($2 AS DATE) AND from_day <= CAST($3 AS DATE) AND source IN (${marks})`,
    values: [workspaceId, from, to, ...sources],
  };
}

/** Windows of the sources that touch the range, in order. */
export async function readWindows(
  read: Session['read'],
  workspaceId: string,
  sources: readonly SourceId[],
  range: DayRange,
): Promise<WindowRecord[]> {
  const where = whereWindows(workspaceId, sources, range);
  const rows = await read(
    `SELECT source, scope, from_day, to_day, status, rows_held, pages, all_final, fetched_at, connection, reason
     FROM ledger.windows WHERE ${where.sql} ORDER BY source, scope, from_day`,
    where.values,
  );
  return rows.map((row) => toWindow(row, sources));
}

/**
 * What a source is kept apart by, on whichever days: a range that a scope was never fetched for lacks it. None:
 * no sync of this source has got as far as knowing its scopes.
 */
export async function readScopes(
  read: Session['read'],
  workspaceId: string,
  source: SourceId,
): Promise<string[]> {
  if (source !== 'brb') return [''];
  const rows = await read(
    'SELECT DISTINCT scope FROM ledger.windows WHERE workspace = $1 AND source = $2 ORDER BY scope',
    [workspaceId, source],
  );
  return rows.map(({ scope }) => String(scope));
}

function toWindow(row: SqlRow, sources: readonly SourceId[]): WindowRecord {
  const source = sources.find((id) => id === row.source);
  if (!source) throw new Error(`The store answered a source that was not asked for: ${row.source}`);
  return {
    source,
    scope: String(row.scope),
    from: String(row.from_day),
    to: String(row.to_day),
    status: row.status === 'ok' ? 'ok' : 'failed',
    rows: Number(row.rows_held),
    pages: Number(row.pages),
    allFinal: row.all_final === true,
    fetchedAt: String(row.fetched_at),
    connection: String(row.connection),
    reason: row.reason === null ? null : String(row.reason),
  };
}

/** Notes windows of a workspace. */
export async function insertWindows(
  session: Session,
  workspaceId: string,
  windows: readonly WindowRecord[],
): Promise<void> {
  const values = windows.map(({ source, scope, from, to, status, rows, pages, allFinal, ...rest }) => [
    ...[workspaceId, source, scope, from, to],
    ...[status, rows, pages, allFinal],
    ...[rest.fetchedAt, rest.connection, rest.reason],
  ]);
  const marks = values.map((row, index) => {
    const mark = row.map((_, column) => `$${index * row.length + column + 1}`);
    return `(${mark.map((name, column) => (column === 3 || column === 4 ? `CAST(${name} AS DATE)` : name)).join(', ')})`;
  });
  await session.run(`INSERT INTO ledger.windows VALUES ${marks.join(', ')}`, values.flat());
}
