import { liveLists } from '@/features/live/live-lists';
import { Failure } from '@/lib/base/failure';
import { writeQuery } from '@/lib/contract/query-string';
import type { Workspace } from '@/lib/data/store/workspace';
import { toLanguage } from '@/lib/language/languages';
import { decimalFormOf } from '@/lib/language/read-number';
import type { ExportContext } from '@/lib/pages/file-list';
import type { PageFigures } from '@/lib/pages/page';
import { fileTypes } from '@/lib/server/files/make-file';
import { mostAttachedBytes } from '@/lib/server/mail/write-mail';
import type { ComposedReport } from './report-shape';

type Format = 'csv' | 'xlsx';
type Written = Pick<ComposedReport, 'file' | 'fileLeftOut'>;
/** `size`: of the body in bytes. */
type Opened = { name: string; size: number; body: ReadableStream<Uint8Array> };

/** Who sends a report notes it. An audit entry for each file would bury the others. */
const noteEnd = async () => {};

/** All rows of a page as a file, unless it is larger than a mail may be. Throws Failure like the export. */
export async function writeReportFile(
  workspace: Workspace,
  page: PageFigures['file'],
  format: Format | null,
  mostBytes = mostAttachedBytes,
): Promise<Written> {
  if (format === null) return { file: null, fileLeftOut: null };
  // A range of rows may be longer than a sheet.
  const written: Format = page.list === 'report-rows' ? 'csv' : format;
  try {
    const { name, size, body } = await openFile(workspace, page, written);
    if (size > mostBytes) {
      await body.cancel();
      return { file: null, fileLeftOut: 'large' };
    }
    const content = new Uint8Array(await new Response(body).arrayBuffer());
    const { currencies } = page.input;
    const currency = Array.isArray(currencies) && currencies.length === 1 ? String(currencies[0]) : null;
    return { file: { name, type: fileTypes[written], content, currency }, fileLeftOut: null };
  } catch (error) {
    if (error instanceof Failure && error.code === 'too_large') return { file: null, fileLeftOut: 'large' };
    throw error;
  }
}

async function openFile(
  workspace: Workspace,
  { list, input }: PageFigures['file'],
  format: Format,
): Promise<Opened> {
  const language = toLanguage(workspace.language.locale.split('-')[0]) ?? 'en';
  const context: ExportContext = { ...workspace, signal: new AbortController().signal, still: true };
  // Headings of CSV are the same in every language. Its numbers are for the spreadsheets of readers.
  const form = format === 'xlsx' ? { language } : { decimal: decimalFormOf(workspace.language.locale) };
  const given = writeQuery({ ...input, format, ...form });
  const { fileName, size, body } = await liveLists[list].write(list, context, given, noteEnd);
  return { name: fileName, size, body };
}
