import { writeCsvLine } from '@/lib/language/format/csv';
import { describeAttachment } from '@/lib/server/files/attachment';
import { csvHead, csvLine } from '@/lib/server/files/csv';
import { fileTypes } from '@/lib/server/files/make-file';
import { makeWorkbook } from '@/lib/server/files/workbook';
import { listMetadata } from './statement-metadata';
import type { StatementExport } from './statement-query';
import { listRows, statementColumns } from './statement-rows';
import type { Statement } from './statement-shape';

/** A statement as a file with its receipt: comment lines in CSV, a separate sheet in XLSX. */
export async function respondStatement(
  statement: Statement,
  { format, language }: Pick<StatementExport, 'format' | 'language'>,
): Promise<Response> {
  const { month, currency, state } = statement;
  const content = {
    columns: statementColumns,
    pages: [listRows(statement)],
    metadata: listMetadata(statement),
  };
  const body =
    format === 'csv'
      ? writeStatementCsv(statement)
      : await makeWorkbook({ ...content, name: 'Statement', currency, language });
  return new Response(body, {
    headers: {
      'content-type': fileTypes[format],
      'content-disposition': describeAttachment(`statement_${month}_${currency}_${state}.${format}`),
      'cache-control': 'no-store',
      'x-export-state': statement.basis.complete ? 'complete' : 'partial',
    },
  });
}

/** Amounts are exact numbers. Text that a spreadsheet would run as a formula starts with an apostrophe. */
export function writeStatementCsv(statement: Statement): string {
  const metadata = listMetadata(statement).map(([name, value]) => writeCsvLine([`# ${name}: ${value}`]));
  const rows = listRows(statement).map((row) => csvLine(statementColumns, row));
  return [...metadata, csvHead(statementColumns), ...rows].join('');
}
