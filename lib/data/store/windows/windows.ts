import { ageOf, isYounger } from '@/lib/base/clock';
import type { Session, SqlRow, SqlValue } from '@/lib/data/store/engine/store';
import type { SourceId } from '@/lib/data/terms/datasets';
import { type DayRange, toDay } from '@/lib/data/terms/days';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';

/** An unsettled window older than this is fetched again when it is shown. */
const freshForMs = 10 * 60_000;
/** The same for a window whose rows changed while they were read. */
const unsteadyForMs = 60_000;

/** Consecutive days of one source that were fetched together. `scope` is brand|marketplace for brb, otherwise empty. */
export type WindowRecord = DayRange & {
  source: SourceId;
  scope: string;
  /** `failed`: nothing is stored for these days. An `ok` window with a reason may lack rows or changes of the API. */
  status: 'ok' | 'failed';
  rows: number;
  pages: number;
  allFinal: boolean;
  /** When its first page was requested. */
  fetchedAt: string;
  connection: string;
  reason: string | null;
};

/** Whether rows were final when they were fetched: all of them say so, and their days were out of the look-back. */
export const isFinalAt = (window: Pick<WindowRecord, 'to' | 'allFinal'>, fetchedAt: Date): boolean =>
  window.allFinal && window.to < firstUnsettledDay(toDay(fetchedAt));

/**
 * Whether it is never fetched again. The current age of the days does not matter: late rows may have arrived since the
 * fetch. A fetch in the future settles nothing.
 */
export const isSettled = (window: WindowRecord, now: Date): boolean =>
  window.status === 'ok' &&
  ageOf(window.fetchedAt, now) >= 0 &&
  isFinalAt(window, new Date(window.fetchedAt));

/** Whether it is too fresh to be fetched again, unless forced. */
export const isFresh = ({ status, reason, fetchedAt }: WindowRecord, now: Date): boolean =>
  status === 'ok' && isYounger(ageOf(fetchedAt, now), reason === null ? freshForMs : unsteadyForMs);

export const ever: DayRange = { from: '1900-01-01', to: '9999-12-31' };

/** Matches windows of the sources that share a day with the range. Returns the SQL and its values. */
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

/** Windows of the sources that share a day with the range, in order. */
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
 * The scopes of a source, on any day: a scope that was never fetched for a range is missing there. Empty if no sync has
 * learned the scopes yet.
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

/** Stores windows of a workspace. */
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
