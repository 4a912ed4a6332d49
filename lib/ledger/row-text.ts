import { Failure } from '@/lib/failure';
import type { DatasetName } from './datasets';
import { rowColumns } from './store/tables';
import type { StoredRow } from './stored-row';

/**
 * Rows travel to the store as one text, values apart by US, rows by GS, RS for nothing: both stores split that four
 * times faster than they read JSON, and off the server's thread.
 */
const betweenValues = '\u001f';
const betweenRows = '\u001d';
const nothing = '\u001e';
const reserved = new RegExp(`[\\0${betweenValues}${betweenRows}${nothing}]`);

/** One row's text. Throws Failure `upstream_invalid` for control characters that no value should hold. */
export function writeRow(names: readonly string[], row: StoredRow): string {
  return names
    .map((name) => {
      const value = row[name];
      if (value === null || value === undefined) return nothing;
      if (typeof value === 'string' && reserved.test(value)) {
        throw new Failure('upstream_invalid', `The API sent a control character in ${name}.`);
      }
      return String(value);
    })
    .join(betweenValues);
}

export const joinRows = (rows: Iterable<string>): string => [...rows].join(betweenRows);

/** A select over a text of rows, given as parameter $1; `split` is the store's function. */
export function selectRows(dataset: DatasetName, split: string): string {
  const values = rowColumns(dataset).map(
    ({ name, sqlType }, index) => `CAST(NULLIF(p[${index + 1}], chr(30)) AS ${sqlType}) AS ${name}`,
  );
  return `SELECT ${values.join(', ')}
    FROM (SELECT ${split}(unnest(${split}($1, chr(29))), chr(31)) AS p) AS given`;
}
