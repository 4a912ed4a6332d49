import { writeCsvLine } from '@/lib/format/csv';
import { countDecimals } from '@/lib/format/currency';
import { listFacts } from './statement-facts';
import type { StatementExport } from './statement-query';
import { listRows, statementColumns } from './statement-rows';
import type { Statement } from './statement-shape';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A statement as a file with its receipt: in the first lines of CSV, on a sheet of its own in XLSX. */
export async function respondStatement(
  statement: Statement,
  format: StatementExport['format'],
): Promise<Response> {
  const { month, currency, state } = statement;
  const body = format === 'csv' ? writeStatementCsv(statement) : await makeWorkbook(statement);
  return new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="statement_${month}_${currency}_${state}.${format}"`,
      'cache-control': 'no-store',
    },
  });
}

/** Amounts are written as numbers, with every digit. Text that a spreadsheet would run begins with an apostrophe. */
export function writeStatementCsv(statement: Statement): string {
  const facts = listFacts(statement).map(([name, value]) => writeCsvLine([`# ${name}: ${value}`]));
  const rows = listRows(statement).map(
    (row) =>
      `${statementColumns
        .map(({ type, read }) => {
          const value = read(row);
          return type === 'amount' ? (value ?? '') : writeCsvLine([value]).trimEnd();
        })
        .join(',')}\r\n`,
  );
  return [...facts, writeCsvLine(statementColumns.map(({ heading }) => heading)), ...rows].join('');
}

/** Digits that a number of a spreadsheet holds. */
const heldDigits = 15;

async function makeWorkbook(statement: Statement): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const format = `#,##0${countDecimals(statement.currency) > 0 ? `.${'0'.repeat(countDecimals(statement.currency))}` : ''}`;
  const heading = (value: string) => ({ type: String, value, fontWeight: 'bold' as const });
  const text = (value: string | null) => (value === null ? null : { type: String, value });
  const amount = (value: string | null) => {
    // A longer number would lose digits.
    if (value === null || value.replace(/\D/g, '').length > heldDigits) return text(value);
    return { type: Number, value: Number(value), format };
  };
  const rows = listRows(statement).map((row) =>
    statementColumns.map(({ type, read }) => (type === 'amount' ? amount(read(row)) : text(read(row)))),
  );
  const buffer = await writeXlsxFile([
    {
      sheet: 'Statement',
      data: [statementColumns.map((column) => heading(column.heading)), ...rows],
      columns: statementColumns.map(({ heading: { length } }) => ({ width: Math.max(14, length + 2) })),
      stickyRowsCount: 1,
    },
    {
      sheet: 'Receipt',
      data: listFacts(statement).map(([name, value]) => [heading(name), text(value)]),
      columns: [{ width: 20 }, { width: 80 }],
    },
  ]).toBuffer();
  return new Uint8Array(buffer);
}
