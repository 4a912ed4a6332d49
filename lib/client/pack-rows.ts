/** Data of a query: JSON, and a symbol where a list is packed. */
type Data = null | string | number | boolean | undefined | symbol | Data[] | { [name: string]: Data };

/** Begins a packed list: its names, then the values of each row. No JSON has a symbol. */
const mark = Symbol.for('rows');

/** From this many rows on, names weigh more than the mark. */
const fewestRows = 3;

const isObject = (value: Data): value is { [name: string]: Data } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapObject = (value: { [name: string]: Data }, change: (value: Data) => Data) =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));

/** The names of all rows, if they have the same ones in the same order. */
function namesOf(rows: Data[]): string[] | null {
  const [first] = rows;
  if (rows.length < fewestRows || first === undefined || !isObject(first)) return null;
  const names = Object.keys(first);
  const written = JSON.stringify(names);
  const same = rows.every((row) => isObject(row) && JSON.stringify(Object.keys(row)) === written);
  return same && names.length > 0 ? names : null;
}

/** Writes the names of equal rows once. A page carries its rows in fewer bytes. */
export function packRows(value: Data): Data {
  if (isObject(value)) return mapObject(value, packRows);
  if (!Array.isArray(value)) return value;
  const names = namesOf(value);
  if (!names) return value.map(packRows);
  return [mark, names, ...value.filter(isObject).map((row) => Object.values(row).map(packRows))];
}

/** Reverses `packRows`. */
export function unpackRows(value: Data): Data {
  if (isObject(value)) return mapObject(value, unpackRows);
  if (!Array.isArray(value)) return value;
  if (value[0] !== mark) return value.map(unpackRows);
  const [, names, ...rows] = value as [symbol, string[], ...Data[][]];
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, unpackRows(row[at])])));
}
