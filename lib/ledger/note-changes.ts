import { type DatasetName, datasets } from './datasets';
import type { Day } from './days';
import type { Session, SqlValue } from './store/store';
import { incomingTable, inPlace } from './window-place';

/**
 * Notes in the change log how incoming rows differ from those held in their place: numbers that changed, rows that
 * vanished, and late rows of days that were over when last fetched.
 */
export async function noteChanges(
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
