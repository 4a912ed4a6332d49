import { findLanguage } from '@/lib/language/find-language';
import { stateHeaders, toFileCaption } from '@/lib/pages/file-caption';
import { describeAttachment } from '@/lib/server/files/attachment';
import { fileTypes, makeFile } from '@/lib/server/files/make-file';
import type { Metadata } from '@/lib/server/files/workbook';
import { captionOfStatement } from './statement-caption';
import type { StatementExport } from './statement-query';
import { listRows, statementColumns } from './statement-rows';
import type { Invoice, Statement } from './statement-shape';

type Written = Pick<StatementExport, 'format' | 'language' | 'receipt' | 'decimal'>;

/** A statement as a file. */
export async function respondStatement(statement: Statement, given: Written): Promise<Response> {
  const { month, currency, state, basis } = statement;
  return new Response(await writeStatement(statement, given), {
    headers: {
      'content-type': fileTypes[given.format],
      'content-disposition': describeAttachment(`statement_${month}_${currency}_${state}.${given.format}`),
      'cache-control': 'no-store',
      ...stateHeaders('export', basis),
    },
  });
}

/** The bytes of a statement's file, with its caption, closing and invoices. */
export async function writeStatement(
  statement: Statement,
  { format, language, receipt, decimal }: Written,
): Promise<Blob> {
  const words = findLanguage(format === 'xlsx' ? language : 'en');
  const parts = makeFile(format, {
    columns: statementColumns,
    pages: [listRows(statement)],
    caption: toFileCaption(words, captionOfStatement(words, statement), listFacts(statement)),
    receipt,
    decimal,
    language,
    name: 'Statement',
    currency: statement.currency,
  });
  const written: BlobPart[] = [];
  for await (const part of parts) written.push(new Uint8Array(part));
  return new Blob(written);
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
