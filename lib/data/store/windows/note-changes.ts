import { incomingRows } from '@/lib/data/store/engine/column-text';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import { sqlTypes } from '@/lib/data/store/engine/tables';
import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import type { Day } from '@/lib/data/terms/days';
import { inWindow, movedRows } from './window-key';

/**
 * Records in the change log how the rows of `texts` differ from the stored ones: changed figures, vanished rows, and
 * late rows of days that were over at the last fetch.
 */
export async function noteChanges(
  session: Session,
  dataset: DatasetName,
  key: SqlValue[],
  texts: readonly string[],
  { since, at }: { since: Day; at: string },
): Promise<void> {
  const { table } = datasets[dataset];
  const values = [...key, since, at];
  const rows = incomingRows(session, dataset, texts, values);
  const incoming = `(SELECT * FROM ${rows} AS given WHERE day BETWEEN CAST($4 AS DATE) AND CAST($5 AS DATE))`;
  const either = (name: string) => `COALESCE(i.${name}, r.${name})`;
  await session.run(
    `${insertChanges} SELECT f.workspace, f.source, CAST($7 AS VARCHAR), kind, id, day, currency,
       brand, product, creator, link, field, was, became
     FROM ledger.fences f CROSS JOIN (
       SELECT ${['id', 'day', 'currency'].map((name) => `${either(name)} AS ${name}`).join(', ')},
         ${selectSubjects(dataset, either)}, field,
         CASE WHEN r.id IS NULL THEN 'late' WHEN i.id IS NULL THEN 'removed' ELSE 'changed' END AS kind,
         ${selectField(dataset, 'r')} AS was, ${selectField(dataset, 'i')} AS became
       FROM (SELECT * FROM ${table} WHERE ${inWindow}) r FULL OUTER JOIN ${incoming} i ON i.id = r.id
       CROSS JOIN ${fieldNames(dataset)}
     ) AS d
     WHERE f.workspace = $1 AND f.source = $2 AND was <> became AND (kind <> 'late' OR day < CAST($6 AS DATE))`,
    values,
  );
}

/** Records rows that leave a day because they moved to another one, where they may count as late. */
export async function noteMoved(
  session: Session,
  dataset: DatasetName,
  source: SqlValue[],
  texts: readonly string[],
  at: string,
): Promise<void> {
  const values = [...source, at];
  const moved = movedRows(session, dataset, texts, values);
  await session.run(
    `${insertChanges} SELECT * FROM (
       SELECT t.workspace, t.source, CAST($4 AS VARCHAR), 'removed', t.id, t.day, t.currency,
         ${selectSubjects(dataset, (name) => `t.${name}`)}, field, ${selectField(dataset, 't')} AS was, 0 AS became
       FROM ${fieldNames(dataset)} CROSS JOIN ${moved}
     ) AS d WHERE was <> 0`,
    values,
  );
}

const insertChanges = `INSERT INTO ledger.changes
  (workspace, source, changed_at, kind, id, day, currency, brand, product, creator, link, field, was, became)`;

/** The subjects of a change; null if the dataset lacks them. */
function selectSubjects(dataset: DatasetName, read: (name: string) => string): string {
  const known = datasets[dataset].columns.map(({ name }) => name);
  return ['brand', 'product', 'creator', 'link']
    .map((name) => `CAST(${known.includes(name) ? read(name) : 'NULL'} AS VARCHAR) AS ${name}`)
    .join(', ');
}

const fieldNames = (dataset: DatasetName) =>
  `(VALUES ${Object.keys(datasets[dataset].metrics)
    .map((name) => `('${name}')`)
    .join(', ')}) AS f(field)`;

/** The value of the metric `field`; 0 without a row. */
const selectField = (dataset: DatasetName, row: string) =>
  `CASE ${Object.entries(datasets[dataset].metrics)
    .map(
      ([name, column]) =>
        `WHEN field = '${name}' THEN CAST(COALESCE(${row}.${column}, 0) AS ${sqlTypes.money})`,
    )
    .join(' ')} END`;
