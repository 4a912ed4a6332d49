import { betweenValues, incomingRows, joinColumns } from '@/lib/data/store/engine/column-text';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import { rowColumns } from '@/lib/data/store/engine/tables';
import { type DatasetName, datasetOf, datasets } from '@/lib/data/terms/datasets';
import { type Day, eachDay, earlierOf, laterOf } from '@/lib/data/terms/days';
import { selectDays, sumDays } from './day-sums';
import { type Holder, requireFence } from './fence';
import { noteChanges, noteMoved } from './note-changes';
import { noteDifferences, noteMovedAway } from './note-differences';
import { noteLooks } from './note-looks';
import { inWindow, movedRows, touching, windowKey } from './window-key';
import { insertWindows, type WindowRecord } from './windows';

/** A window and the rows of its pages as column texts; empty without rows. */
type FullWindow = { record: WindowRecord; texts: readonly (readonly string[])[] };

/**
 * Replaces the stored rows of windows of one scope, in the caller's transaction, and records changed figures. A row
 * that moved from another day leaves that day. Windows must not share ids. `at`: the time of changes in the log. Throws
 * LeaseLostError.
 */
export async function replaceWindows(
  session: Session,
  holder: Holder,
  windows: readonly FullWindow[],
  at: string,
): Promise<void> {
  const records = windows.map(({ record }) => record);
  const [first] = records;
  if (!first) return;
  const dataset = datasetOf(first.source);
  const span = windowKey(holder, {
    ...first,
    from: records.map(({ from }) => from).reduce(earlierOf),
    to: records.map(({ to }) => to).reduce(laterOf),
  });
  const texts = joinColumns(windows.flatMap((window) => window.texts));
  await requireFence(session, first.source, holder);
  const stored = await isStored(session, dataset, span.slice(0, 3), records.flatMap(eachDay));
  const changed: Day[] = [];
  for (const window of windows) {
    const key = windowKey(holder, window.record);
    const isChanged = stored
      ? await deleteOutdated(session, dataset, key, window, at)
      : joinColumns(window.texts).length > 0;
    if (isChanged) changed.push(...eachDay(window.record));
  }
  if (texts.length > 0) {
    await clearMoved(session, dataset, span.slice(0, 3), texts, at);
    await insertRows(session, dataset, span, texts, stored);
  }
  // Most windows return the same rows again. Then the sums of their days and months stay.
  if (changed.length > 0) await sumDays(session, dataset, span.slice(0, 3), changed);
  await insertWindows(session, holder.workspaceId, records);
  await noteLooks(session, span.slice(0, 3), records);
}

/** Whether any row or window is stored for these days. New days have none. */
async function isStored(
  session: Session,
  dataset: DatasetName,
  source: SqlValue[],
  days: readonly Day[],
): Promise<boolean> {
  const ours = 'workspace = $1 AND source = $2 AND scope = $3';
  const [found] = await session.read(
    `WITH given AS (${selectDays(session, '$4')})
     SELECT EXISTS (SELECT 1 FROM ${datasets[dataset].table} WHERE ${ours} AND day IN (SELECT given_day FROM given))
       OR EXISTS (SELECT 1 FROM ledger.windows JOIN given ON given_day BETWEEN from_day AND to_day WHERE ${ours}) AS stored`,
    [...source, days.join(betweenValues)],
  );
  return found?.stored === true;
}

type Stored = {
  rows: boolean;
  /** The day until which the days were known before; null if they were not. */
  since: Day | null;
  /** Whether there are windows for these days, fetched or failed. */
  windows: boolean;
};

async function readStored(session: Session, dataset: DatasetName, key: SqlValue[]): Promise<Stored> {
  const [stored] = await session.read(
    `SELECT EXISTS (SELECT 1 FROM ${datasets[dataset].table} WHERE ${inWindow}) AS rows_held,
       (SELECT MIN(fetched_at) FROM ledger.windows WHERE ${touching} AND status = 'ok') AS since,
       EXISTS (SELECT 1 FROM ledger.windows WHERE ${touching}) AS windows`,
    key,
  );
  return {
    rows: stored?.rows_held === true,
    since: typeof stored?.since === 'string' ? stored.since.slice(0, 10) : null,
    windows: stored?.windows === true,
  };
}

/**
 * Deletes rows that vanished or changed, and windows that share a day. Unchanged rows are not written again. Returns
 * whether any row differs.
 */
async function deleteOutdated(
  session: Session,
  dataset: DatasetName,
  key: SqlValue[],
  { record, texts }: FullWindow,
  at: string,
): Promise<boolean> {
  const { rows, since, windows } = await readStored(session, dataset, key);
  const incoming = joinColumns(texts);
  // Most windows return the same rows again. Comparing them is faster than recording that nothing changed.
  const isSame = rows && (await hasSameRows(session, dataset, key, incoming));
  // Rows without a window remain from one that was split. Which of their days were over then is unknown.
  if (!isSame && (rows || (since && incoming.length > 0))) {
    await noteChanges(session, dataset, key, incoming, {
      since: since ? earlierOf(since, at.slice(0, 10)) : record.from,
      at,
    });
    await noteDifferences(session, dataset, key, incoming, record.fetchedAt.slice(0, 10));
  }
  if (rows && !isSame) {
    const values = [...key];
    await session.run(
      `DELETE FROM ${datasets[dataset].table} AS t WHERE ${inWindow} AND NOT EXISTS (
         SELECT 1 FROM ${incomingRows(session, dataset, incoming, values)} i WHERE ${areSame(dataset)})`,
      values,
    );
  }
  if (windows) await session.run(`DELETE FROM ledger.windows WHERE ${touching}`, key);
  return !isSame && (rows || incoming.length > 0);
}

/** Whether a stored row `t` and an incoming row `i` have the same values. */
const areSame = (dataset: DatasetName): string =>
  rowColumns(dataset)
    .map(({ name, nullable }) =>
      nullable ? `i.${name} IS NOT DISTINCT FROM t.${name}` : `i.${name} = t.${name}`,
    )
    .join(' AND ');

async function hasSameRows(
  session: Session,
  dataset: DatasetName,
  key: SqlValue[],
  texts: readonly string[],
): Promise<boolean> {
  const values = [...key];
  const [counts] = await session.read(
    `WITH given AS ${incomingRows(session, dataset, texts, values)},
       held AS (SELECT * FROM ${datasets[dataset].table} WHERE ${inWindow})
     SELECT (SELECT COUNT(*) FROM held) AS held, (SELECT COUNT(*) FROM given) AS given,
       (SELECT COUNT(*) FROM held AS t JOIN given AS i ON ${areSame(dataset)}) AS same`,
    values,
  );
  return counts?.held === counts?.same && counts?.given === counts?.same;
}

/** Deletes rows of these windows from other days, if they moved. */
async function clearMoved(
  session: Session,
  dataset: DatasetName,
  source: SqlValue[],
  texts: readonly string[],
  at: string,
): Promise<void> {
  const values = [...source];
  const moved = movedRows(session, dataset, texts, values);
  const left = await session.read(`SELECT DISTINCT t.scope AS scope, t.day AS day FROM ${moved}`, values);
  if (left.length === 0) return;
  await noteMoved(session, dataset, source, texts, at);
  await noteMovedAway(session, dataset, source, texts, at.slice(0, 10));
  await session.run(
    `DELETE FROM ${datasets[dataset].table} WHERE workspace = $1 AND source = $2 AND id IN (SELECT t.id FROM ${moved})`,
    values,
  );
  for (const scope of new Set(left.map((row) => row.scope ?? ''))) {
    const days = left.filter((row) => row.scope === scope).map(({ day }) => String(day));
    await sumDays(session, dataset, [...source.slice(0, 2), scope], days);
  }
}

/** Selects from the fence, so that Citus runs the insert on the workspace's worker. */
async function insertRows(
  session: Session,
  dataset: DatasetName,
  span: SqlValue[],
  texts: readonly string[],
  stored: boolean,
): Promise<void> {
  const { table } = datasets[dataset];
  const names = rowColumns(dataset).map(({ name }) => name);
  const values = stored ? [...span] : span.slice(0, 3);
  const isNew = `AND NOT EXISTS (SELECT 1 FROM ${table} t WHERE ${inWindow} AND t.id = i.id)`;
  await session.run(
    `INSERT INTO ${table} (workspace, source, scope, ${names.join(', ')})
     SELECT f.workspace, f.source, CAST($3 AS VARCHAR), ${names.map((name) => `i.${name}`).join(', ')}
     FROM ledger.fences f CROSS JOIN ${incomingRows(session, dataset, texts, values)} i
     WHERE f.workspace = $1 AND f.source = $2 ${stored ? isNew : ''}`,
    values,
  );
}
