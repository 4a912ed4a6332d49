import { describeMissing, describeUnknown } from '@/lib/data/describe-missing';
import { writeCsvLine } from '@/lib/language/format/csv';
import { describeAttachment } from '@/lib/server/files/attachment';
import { csvHead, csvLine } from '@/lib/server/files/csv';
import { fileTypes } from '@/lib/server/files/make-file';
import { receiptColumns } from '@/lib/server/files/receipt';
import { makeWorkbook } from '@/lib/server/files/workbook';
import { listMetadata } from './statement-metadata';
import type { StatementExport } from './statement-query';
import { listRows, statementColumns } from './statement-rows';
import type { Statement } from './statement-shape';

/** A statement as a file with its receipt: comment lines in CSV, a separate sheet in XLSX. */
export async function respondStatement(
  statement: Statement,
  {
    format,
    language,
    receipt,
    decimal,
  }: Pick<StatementExport, 'format' | 'language' | 'receipt' | 'decimal'>,
): Promise<Response> {
  const { month, currency, state } = statement;
  const content = {
    columns: statementColumns,
    pages: [listRows(statement)],
    metadata: listMetadata(statement),
  };
  const body =
    format === 'csv'
      ? writeStatementCsv(statement, { receipt, decimal })
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
export function writeStatementCsv(
  statement: Statement,
  { receipt, decimal }: Pick<StatementExport, 'receipt' | 'decimal'>,
): string {
  const { basis, receipts } = statement;
  const told = receipt === 'comments' ? listMetadata(statement) : [];
  const metadata = told.map(([name, value]) => writeCsvLine([`# ${name}: ${value}`], decimal));
  const state = {
    partial: describeMissing(basis),
    unknown: describeUnknown(basis),
    asOf: receipts.reports.asOf,
  };
  const columns = receipt === 'columns' ? [...statementColumns, ...receiptColumns(state)] : statementColumns;
  const rows = listRows(statement).map((row) => csvLine(columns, row, decimal));
  return [...metadata, csvHead(columns, decimal), ...rows].join('');
}
