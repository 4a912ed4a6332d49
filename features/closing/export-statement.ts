import type { Workspace } from '@/lib/data/store/workspace';
import type { FileForm } from '@/lib/pages/file-form';
import { type FileHead, type ListFile, type OpenFile, writeListFile } from '@/lib/pages/write-list-file';
import type { Metadata } from '@/lib/server/files/workbook';
import type { FileOptions } from '@/lib/server/files/write-file';
import { captionOfStatement } from './statement-caption';
import { listStatementRows, type StatementRow, statementColumns } from './statement-rows';
import type { Invoice, Statement } from './statement-shape';

/** Writes the file of a statement, with its caption, closing and invoices. */
export function exportStatement(
  workspace: Pick<Workspace, 'id' | 'store'>,
  statement: Statement,
  form: FileForm,
  options: FileOptions<FileHead>,
): Promise<ListFile> {
  const { month, currency, state } = statement;
  const rows = listStatementRows(statement);
  const open: OpenFile<StatementRow> = async (_, words) => ({
    fileName: `statement_${month}_${currency}_${state}.${form.format}`,
    count: rows.length,
    columns: statementColumns,
    rows: [rows],
    caption: captionOfStatement(words, statement),
    facts: listFacts(statement),
    name: 'Statement',
    currency,
  });
  return writeListFile(workspace, form, open, options);
}

/** What only a statement has. */
function listFacts({ state, closing, invoices, revision, currency }: Statement): Metadata {
  const facts: [string, string | null | undefined][] = [
    ['State', state],
    ['Closed at', closing?.closedAt],
    ['Closed by', closing?.closedBy],
    ['Note', closing?.note],
    ...invoices.map((invoice): [string, string] => ['Invoice', describeInvoice(invoice, currency)]),
    ['Revision', revision],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

const describeInvoice = (
  { brand, name, amount, reference, expected, difference, matches }: Invoice,
  currency: string,
): string =>
  [
    brand === null ? 'all brands' : (name ?? brand),
    ...(reference ? [reference] : []),
    `${amount} ${currency}`,
    matches ? 'matches' : `expected ${expected}, difference ${difference}`,
  ].join(', ');
