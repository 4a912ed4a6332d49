import { incomingRows } from '@/lib/data/store/engine/column-text';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import type { Day } from '@/lib/data/terms/days';
import { hasLooks, lookKeys, lookMetrics } from '@/lib/data/terms/look-ages';
import { inWindow, movedRows } from './window-key';

const columns = ['workspace', 'source', 'scope', 'day', 'age', ...lookKeys, ...lookMetrics].join(', ');

/** The dimensions of a dataset's rows. Rows of the program have no link. */
function selectDimensions(dataset: DatasetName, row: string): string {
  const known = datasets[dataset].columns.map(({ name }) => name);
  return lookKeys
    .map((name) => `${known.includes(name) ? `${row}.${name}` : 'CAST(NULL AS VARCHAR)'} AS ${name}`)
    .join(', ');
}

const sums = (sign: '' | '-', row = '') =>
  lookMetrics.map((name) => `SUM(${sign}${row}${name}) AS ${name}`).join(', ');
const anyDiffers = lookMetrics.map((name) => `${name} <> 0`).join(' OR ');

/**
 * Records by how much the rows of `texts` differ from the stored ones, by day and group. Exact also if a row goes to
 * another group. `seen`: the day of the fetch. On the day itself and the day after it, nothing was known before.
 */
export async function noteDifferences(
  session: Session,
  dataset: DatasetName,
  key: SqlValue[],
  texts: readonly string[],
  seen: Day,
): Promise<void> {
  if (!hasLooks(dataset)) return;
  const { table } = datasets[dataset];
  const values = [...key, seen];
  const incoming = incomingRows(session, dataset, texts, values);
  const select = (sign: '' | '-') =>
    `SELECT r.day AS day, ${selectDimensions(dataset, 'r')},
       ${lookMetrics.map((name) => `${sign}r.${name} AS ${name}`).join(', ')}`;
  const groups = ['day', ...lookKeys].join(', ');
  await session.run(
    `INSERT INTO ledger.differences (${columns})
     SELECT f.workspace, f.source, CAST($3 AS VARCHAR), d.day, CAST(CAST($6 AS DATE) - d.day AS INTEGER),
       ${[...lookKeys, ...lookMetrics].map((name) => `d.${name}`).join(', ')}
     FROM ledger.fences f CROSS JOIN (
       SELECT ${groups}, ${sums('')} FROM (
         ${select('-')} FROM ${table} AS r WHERE ${inWindow}
         UNION ALL ${select('')} FROM ${incoming} AS r
       ) AS both_rows GROUP BY ${groups}
     ) AS d
     WHERE f.workspace = $1 AND f.source = $2 AND CAST($6 AS DATE) - d.day > 1 AND (${anyDiffers})`,
    values,
  );
}

/** Records that rows left a day because they moved to another one, whose window counts them. */
export async function noteMovedAway(
  session: Session,
  dataset: DatasetName,
  source: SqlValue[],
  texts: readonly string[],
  seen: Day,
): Promise<void> {
  if (!hasLooks(dataset)) return;
  const values = [...source, seen];
  const moved = movedRows(session, dataset, texts, values);
  const groups = ['workspace', 'source', 'scope', 'day', ...lookKeys].join(', ');
  await session.run(
    `INSERT INTO ledger.differences (${columns})
     SELECT workspace, source, scope, day, CAST(CAST($4 AS DATE) - day AS INTEGER), ${lookKeys.join(', ')}, ${sums('-')}
     FROM (
       SELECT t.workspace, t.source, t.scope, t.day, ${selectDimensions(dataset, 't')}, ${lookMetrics.map((name) => `t.${name}`).join(', ')}
       FROM ${moved}
     ) AS gone WHERE CAST($4 AS DATE) - day > 1 GROUP BY ${groups}`,
    values,
  );
}
