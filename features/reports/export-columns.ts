import { toCamelCase } from '@/lib/base/camel-case';
import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import { groupKinds } from '@/lib/data/terms/group-dimensions';
import { listNamed } from '@/lib/data/terms/named-dimensions';
import { placementDimensions } from '@/lib/data/terms/placement-dimensions';
import { type DecimalForm, formulaStarts, separators } from '@/lib/language/format/csv';
import type { Cell, CellType, Column } from '@/lib/server/files/column';

/** A column of an export, with the SQL of its cells. The store writes them. */
type ExportColumn = Column<unknown> & { sql: string };

const cellTypes = { text: 'text', uuid: 'uuid', money: 'amount', count: 'count', flag: 'flag' } as const;

const column = (title: string, sql: string, type: CellType): ExportColumn => ({
  id: title,
  title,
  sql,
  type,
  value: () => null,
});

/** An export's columns for a dataset, in order. Names come near the end, the row's id last. */
export function exportColumns(dataset: DatasetName): ExportColumn[] {
  const { columns, sources } = datasets[dataset];
  const model = `CASE WHEN source LIKE '%:cpc' THEN 'cpc' ELSE 'standard' END`;
  const own = columns.filter(({ name }) => dataset !== 'clicks' || name !== 'currency');
  return [
    column('day', 'day', 'day'),
    column('date', 'instant', 'instant'),
    ...(sources.length > 1 ? [column('payoutModel', model, 'text')] : []),
    ...own.map(({ name, type }) => column(toCamelCase(name), name, cellTypes[type])),
    ...listNamed(dataset).map((name) => nameColumn(name, `${name}Name`)),
    ...placementColumns(dataset),
    ...groupColumns(dataset),
    column('final', 'final', 'flag'),
    column('id', 'id', 'uuid'),
  ];
}

/** The names of the groups of a row's creator and product. */
const groupColumns = (dataset: DatasetName): ExportColumn[] =>
  groupKinds
    .filter((kind) => datasets[dataset].dimensions[kind])
    .map((kind) => column(`${kind}Groups`, `${kind}_groups`, 'text'));

const placementColumns = (dataset: DatasetName): ExportColumn[] =>
  placementDimensions
    .filter((name) => datasets[dataset].dimensions[name])
    .map((name) => nameColumn(name, toCamelCase(name)));

const nameColumn = (dimension: string, title: string) => column(title, `${dimension}_name`, 'text');

/** As SQL character codes, because a statement's text cannot contain control characters. */
const dangerousStarts = formulaStarts.map((start) => `chr(${start.codePointAt(0)})`).join(', ');

/**
 * One CSV line as an SQL expression for both stores. Text is quoted and, except in plain lines, escaped against formulas with
 * an apostrophe, amounts are exact without trailing zeros, and null is empty.
 */
export function csvLineSql(columns: readonly Column<unknown>[], form: DecimalForm | 'plain'): string {
  const cells = columns.map((one) => `COALESCE(${csvCell({ ...one, sql: sqlOf(one) }, form)}, '')`);
  return `concat_ws('${separators[form === 'plain' ? 'point' : form]}', ${cells.join(', ')})`;
}

/** Columns of the file's caption have the same cell in each line. */
const sqlOf = (one: Column<unknown> | ExportColumn): string =>
  'sql' in one ? one.sql : quote(one.value(null));

const quote = (cell: Cell): string =>
  cell === null || cell === undefined
    ? 'CAST(NULL AS VARCHAR)'
    : `'${String(cell)
        .replace(/\p{Cc}+/gu, ' ')
        .replaceAll("'", "''")}'`;

function csvCell({ sql, type }: ExportColumn, form: DecimalForm | 'plain'): string {
  const text = `CAST(${sql} AS VARCHAR)`;
  if (type === 'amount' || type === 'count') {
    const decimal = `rtrim(rtrim(${text}, '0'), '.')`;
    return form === 'comma' ? `replace(${decimal}, '.', ',')` : decimal;
  }
  if (type === 'instant') return `'"' || ${sql} || '"'`;
  if (type !== 'text') return text;
  const guarded = `CASE WHEN left(ltrim(${sql}), 1) IN (${dangerousStarts}) THEN '''' || ${sql} ELSE ${sql} END`;
  return `'"' || replace(${form === 'plain' ? sql : guarded}, '"', '""') || '"'`;
}
