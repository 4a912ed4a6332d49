import { toCamelCase } from '@/lib/base/camel-case';
import { sqlTypes } from '@/lib/data/store/engine/tables';
import { type ColumnType, type DatasetName, datasets } from '@/lib/data/terms/datasets';
import { groupKinds } from '@/lib/data/terms/group-dimensions';
import { listNamed } from '@/lib/data/terms/named-dimensions';
import { placementDimensions } from '@/lib/data/terms/placement-dimensions';
import { type DecimalForm, formulaStarts, separators } from '@/lib/language/format/csv';
import type { FileCaption } from '@/lib/server/files/receipt';

/** A column of an export: heading, SQL and type. */
export type ExportColumn = { heading: string; sql: string; type: ColumnType | 'day' | 'instant' };

/** The Parquet types of the columns. */
export const parquetTypes: Record<ExportColumn['type'], string> = {
  ...sqlTypes,
  day: 'DATE',
  instant: 'TIMESTAMPTZ',
  uuid: 'UUID',
};

/** An export's columns for a dataset, in order. Names come near the end, the row's id last. */
export function exportColumns(dataset: DatasetName): ExportColumn[] {
  const { columns, sources } = datasets[dataset];
  const payoutModel: ExportColumn[] =
    sources.length > 1
      ? [
          {
            heading: 'payoutModel',
            sql: `CASE WHEN source LIKE '%:cpc' THEN 'cpc' ELSE 'standard' END`,
            type: 'text',
          },
        ]
      : [];
  const own = columns.filter(({ name }) => dataset !== 'clicks' || name !== 'currency');
  return [
    { heading: 'day', sql: 'day', type: 'day' },
    { heading: 'date', sql: 'instant', type: 'instant' },
    ...payoutModel,
    ...own.map(({ name, type }) => ({ heading: toCamelCase(name), sql: name, type })),
    ...listNamed(dataset).map((name) => nameColumn(name, `${name}Name`)),
    ...placementColumns(dataset),
    ...groupColumns(dataset),
    { heading: 'final', sql: 'final', type: 'flag' },
    { heading: 'id', sql: 'id', type: 'uuid' },
  ];
}

/** The columns of a file's caption, the same in each row. */
export const captionColumns = ({ state, asOf, sentences }: FileCaption): ExportColumn[] => [
  { heading: 'receipt', sql: quote(state), type: 'text' },
  { heading: 'asOf', sql: asOf === null ? 'CAST(NULL AS VARCHAR)' : quote(asOf), type: 'instant' },
  { heading: 'caption', sql: quote(sentences.join(' · ')), type: 'text' },
];
const quote = (text: string) => `'${text.replace(/\p{Cc}+/gu, ' ').replaceAll("'", "''")}'`;

/** The names of the groups of a row's creator and product. */
const groupColumns = (dataset: DatasetName): ExportColumn[] =>
  groupKinds
    .filter((kind) => datasets[dataset].dimensions[kind])
    .map((kind) => ({ heading: `${kind}Groups`, sql: `${kind}_groups`, type: 'text' }));

const placementColumns = (dataset: DatasetName): ExportColumn[] =>
  placementDimensions
    .filter((name) => datasets[dataset].dimensions[name])
    .map((name) => nameColumn(name, toCamelCase(name)));

const nameColumn = (dimension: string, heading: string): ExportColumn => ({
  heading,
  sql: `${dimension}_name`,
  type: 'text',
});

/** As SQL character codes, because a statement's text cannot contain control characters. */
const dangerousStarts = formulaStarts.map((start) => `chr(${start.codePointAt(0)})`).join(', ');

/**
 * One CSV line as an SQL expression for both stores. Text is quoted and (for people) escaped against formulas with an
 * apostrophe, amounts are exact without trailing zeros, and null is empty.
 */
export function csvLine(columns: readonly ExportColumn[], formulaSafe: boolean, form: DecimalForm): string {
  const cells = columns.map((column) => `COALESCE(${csvCell(column, formulaSafe, form)}, '')`);
  return `concat_ws('${separators[form]}', ${cells.join(', ')})`;
}

function csvCell({ sql, type }: ExportColumn, formulaSafe: boolean, form: DecimalForm): string {
  const text = `CAST(${sql} AS VARCHAR)`;
  if (type === 'money' || type === 'count') {
    const decimal = `rtrim(rtrim(${text}, '0'), '.')`;
    return form === 'comma' ? `replace(${decimal}, '.', ',')` : decimal;
  }
  if (type === 'instant') return `'"' || ${sql} || '"'`;
  if (type !== 'text') return text;
  const safe = formulaSafe
    ? `CASE WHEN left(ltrim(${sql}), 1) IN (${dangerousStarts}) THEN '''' || ${sql} ELSE ${sql} END`
    : sql;
  return `'"' || replace(${safe}, '"', '""') || '"'`;
}
