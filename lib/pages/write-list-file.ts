import { recordExport } from '@/lib/access/audit';
import type { Session } from '@/lib/data/store/engine/store';
import type { FreshLedger, Workspace } from '@/lib/data/store/workspace';
import type { Basis } from '@/lib/data/terms/basis';
import { findLanguage } from '@/lib/language/find-language';
import type { Language } from '@/lib/language/language';
import { describeAttachment } from '@/lib/server/files/attachment';
import { type FileContent, fileTypes, makeFile, type Pages } from '@/lib/server/files/make-file';
import type { FileCaption } from '@/lib/server/files/receipt';
import {
  type FileOptions,
  type NoteEnd,
  type Open,
  type WrittenFile,
  writeFile,
} from '@/lib/server/files/write-file';
import type { Caption } from './caption';
import { stateHeaders, toFileCaption } from './file-caption';
import type { FileForm } from './file-form';

/** `rows`: the lines of the file. `basis`: everything that they come from. */
export type FileHead = { fileName: string; rows: number; basis: Basis };

/** A file before it is written. `count`: its lines, as far as they are known. `facts`: names and values that only it has. */
type OpenedFile<Line> = Pick<FileContent<Line>, 'columns' | 'rows' | 'ending' | 'name' | 'currency'> & {
  fileName: string;
  count: number;
  caption: Caption;
  facts?: FileCaption['facts'];
};

/** Reads what a file needs from a snapshot, and says what it is of. `words`: the language of the file. */
export type OpenFile<Line> = (session: Session, words: Language) => Promise<OpenedFile<Line>>;

/** A file that is written, with its content type. */
export type ListFile = FileHead & WrittenFile & { type: string };

/**
 * Writes a file with its caption, from one snapshot of the store. Throws Failure `busy` and `too_large`, and what `open`
 * throws.
 */
export async function writeListFile<Line>(
  { id, store }: Pick<FreshLedger, 'id' | 'store'>,
  form: FileForm,
  open: OpenFile<Line>,
  { signal, noteEnd }: FileOptions<FileHead>,
): Promise<ListFile> {
  const { format, language = 'en', receipt, decimal } = form;
  const words = findLanguage(format === 'xlsx' ? language : 'en');
  const work = (begin: Open<FileHead>) =>
    store.snapshot(async (session) => {
      const { fileName, count, caption, facts, rows, ...content } = await open(session, words);
      const head: FileHead = { fileName, rows: count, basis: caption.basis };
      const parts = makeFile(format, {
        ...content,
        language,
        receipt,
        decimal,
        rows: typeof rows === 'function' ? rows : countLines(rows, head),
        caption: toFileCaption(words, caption, facts),
        signal,
      });
      // Read before the file opens, so that early errors are not audited.
      const first = await parts.next();
      const send = begin(head);
      try {
        for (let part = first; !part.done; part = await parts.next()) await send(part.value);
      } finally {
        await parts.return(undefined);
      }
    });
  return { ...(await writeFile(work, { workspaceId: id, signal, noteEnd })), type: fileTypes[format] };
}

/** A row has a line for each currency, and rows may vanish while they are read. */
async function* countLines<Line>(pages: Pages<Line>, head: FileHead): AsyncGenerator<readonly Line[]> {
  let count = 0;
  for await (const page of pages) {
    count += page.length;
    yield page;
  }
  head.rows = count;
}

/** Audits a file that a person saved. */
export const auditFile =
  ({ db, member }: Pick<Workspace, 'db' | 'member'>): NoteEnd<FileHead> =>
  ({ fileName, rows }, stopped) =>
    recordExport(db, member, fileName, rows, stopped);

/** `x-export-bytes` proves to a reader that the file is complete, also where it was compressed on its way. */
export const headersOf = ({ type, fileName, rows, basis, size }: ListFile): Record<string, string> => ({
  'content-type': type,
  'content-disposition': describeAttachment(fileName),
  'content-length': String(size),
  'x-export-rows': String(rows),
  'x-export-bytes': String(size),
  ...stateHeaders(basis),
});

export const respondFile = (file: ListFile): Response =>
  new Response(file.body, { headers: { ...headersOf(file), 'cache-control': 'no-store' } });
