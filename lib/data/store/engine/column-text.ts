import { Failure } from '@/lib/base/failure';
import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import type { Day } from '@/lib/data/terms/days';
import type { Session, SqlValue } from './store';
import { rowColumns } from './tables';

/** A row by column names of its table. Amounts are decimal strings, never floats. */
export type StoredRow = { id: string; instant: string; day: Day; final: boolean } & Record<string, SqlValue>;

/**
 * Rows are sent to the store as one text per column, with values separated by US, and RS for null. Both stores split
 * those outside of the server's thread, several times faster than JSON.
 */
export const betweenValues = '\u001f';
const nothing = '\u001e';
const reserved = new RegExp(`[\\0${betweenValues}${nothing}]`);

/** A name as it can be sent: a space stands for each reserved character, because no figure rests on a name. */
export const toSendable = (text: string): string => text.replaceAll(new RegExp(reserved, 'g'), ' ');

const isGarbled = (value: SqlValue | undefined) => typeof value === 'string' && reserved.test(value);

/**
 * The texts of a dataset's columns. Throws Failure `upstream_invalid` for control characters in text. Ids, days and
 * numbers were validated with the response.
 */
export function writeColumns(dataset: DatasetName, rows: readonly StoredRow[]): string[] {
  if (rows.length === 0) return [];
  const types = new Map(datasets[dataset].columns.map(({ name, type }) => [name, type]));
  return rowColumns(dataset).map(({ name }) => {
    const type = types.get(name);
    const values = rows.map((row) => String(row[name] ?? nothing));
    if (type === 'text' && rows.some((row) => isGarbled(row[name]))) {
      throw new Failure('upstream_invalid', `The API sent a control character in ${name}.`);
    }
    return values.join(betweenValues);
  });
}

/** The texts of some rows, by index; none for no rows. */
export function pickColumns(columns: readonly string[], rows: readonly number[]): string[] {
  if (rows.length === 0) return [];
  return columns.map((text) => {
    const values = text.split(betweenValues);
    return rows.map((row) => values[row]).join(betweenValues);
  });
}

/** Concatenates the texts of several groups of rows. */
export const joinColumns = (groups: readonly (readonly string[])[]): string[] => {
  const filled = groups.filter((columns) => columns.length > 0);
  return (filled[0] ?? []).map((_, index) => filled.map((columns) => columns[index]).join(betweenValues));
};

/**
 * SQL that reads rows from their column texts, which it adds to the statement's `values`. Rows travel with the
 * statement, so that it runs entirely on the workspace's worker. `names`: the columns to read, all by default.
 */
export function incomingRows(
  { splitText }: Pick<Session, 'splitText'>,
  dataset: DatasetName,
  texts: readonly string[],
  values: SqlValue[],
  names?: readonly string[],
): string {
  const columns = rowColumns(dataset)
    .map((column, index) => ({ ...column, text: texts[index] }))
    .filter(({ name }) => !names || names.includes(name));
  const typed = columns.map(({ name, sqlType, nullable }) => {
    const value = nullable ? `NULLIF(${name}_text, chr(30))` : `${name}_text`;
    return `CAST(${value} AS ${sqlType}) AS ${name}`;
  });
  const given = columns.map(({ name, text }) =>
    text === undefined
      ? `CAST(NULL AS VARCHAR) AS ${name}_text`
      : `unnest(${splitText(`$${values.push(text)}`)}) AS ${name}_text`,
  );
  const none = texts.length === 0 ? ' WHERE FALSE' : '';
  return `(SELECT ${typed.join(', ')} FROM (SELECT ${given.join(', ')}) AS given${none})`;
}
