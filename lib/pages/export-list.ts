import { z } from 'zod';
import { recordExport } from '@/lib/access/audit';
import { type Capability, requireCapability } from '@/lib/access/member';
import type { Scope } from '@/lib/access/scopes';
import { sharedNow } from '@/lib/base/clock';
import { freshen } from '@/lib/data/read/links/freshen';
import { pinStore } from '@/lib/data/store/engine/pin-store';
import { nowOf } from '@/lib/data/store/workspace';
import type { Basis } from '@/lib/data/terms/basis';
import { toDay } from '@/lib/data/terms/days';
import { oneOf } from '@/lib/data/terms/filters/query-parameters';
import { groupKinds } from '@/lib/data/terms/group-dimensions';
import { findLanguage } from '@/lib/language/find-language';
import { decimalForms } from '@/lib/language/format/csv';
import { type FileFilters, nameFilters } from '@/lib/language/format/file-filters';
import { toFileName } from '@/lib/language/format/file-name';
import type { Language } from '@/lib/language/language';
import { languages } from '@/lib/language/languages';
import { en } from '@/lib/language/messages/en';
import { describeAttachment } from '@/lib/server/files/attachment';
import { chooseColumns } from '@/lib/server/files/column';
import { type FileFormat, fileFormats, fileTypes, makeFile } from '@/lib/server/files/make-file';
import { receiptForms } from '@/lib/server/files/receipt';
import { type NoteEnd, type Open, type WrittenFile, writeFile } from '@/lib/server/files/write-file';
import { accept } from '@/lib/server/http/accept';
import { type QuerySchema, readKnown } from '@/lib/server/http/read-known';
import { stateHeaders, toFileCaption } from './file-caption';
import type { ExportContext, FileList } from './file-list';
import { describeFilters } from './filter-words';
import { nameFilterValues } from './name-filters';

/** Parameters of every export, in addition to those of its list. */
const fileFields = {
  format: oneOf(fileFormats).default('csv'),
  /** Of XLSX: its headings and caption. */
  language: oneOf(languages).default('en'),
  /** Comma-separated column ids. Defaults to all. */
  columns: z
    .string()
    .transform((text) => text.split(','))
    .optional(),
  /** Of CSV. Defaults to what a reader must not miss. */
  receipt: oneOf(receiptForms).optional(),
  /** Of CSV: `comma` also separates cells by semicolons. */
  decimal: oneOf(decimalForms).default('point'),
};
const fileSchema = z.object(fileFields);

/** `rows`: the lines of the file. `basis`: everything that they come from. */
export type FileHead = { fileName: string; rows: number; basis: Basis };

/** The parameters of a list: a query string, or a JSON body if they do not fit a URL. */
type Parameters = URLSearchParams | Record<string, unknown>;

/** Writes the file of a list. `noteEnd`: records it. */
type WriteList = (
  name: string,
  context: ExportContext,
  given: Parameters,
  noteEnd: NoteEnd<FileHead>,
) => Promise<FileHead & WrittenFile & { format: FileFormat }>;

/** Responds with the file of a list, and audits it. */
export type ExportList = {
  (name: string, context: ExportContext, given: Parameters): Promise<Response>;
  /** The required capability. */
  allow: Capability;
  /** The scope that an API token needs. */
  scope: Scope;
  /** Reads parameters and returns the filters among them. Throws Failure for wrong ones. */
  readFilters: (given: Parameters) => FileFilters;
  write: WriteList;
};

/**
 * Responds with a list as a file, from one snapshot. Audits it with the number of rows. Throws Failure: `forbidden`,
 * `invalid_input`, `bad_request` for an unknown column, `busy`.
 */
export function defineList<Schema extends QuerySchema, Row, Line>(
  list: FileList<Schema, Row, Line>,
): ExportList {
  const read = (given: Parameters) => {
    const file = accept(readKnown(fileSchema, given, Object.keys(list.query.shape)));
    const query = accept(readKnown(list.query, given, Object.keys(fileFields)));
    return { file, query, columns: chooseColumns(list.columns(query), file.columns) };
  };

  const write: WriteList = async (name, context, given, noteEnd) => {
    requireCapability(context.member, list.allow, 'read');
    const { file, query, columns } = read(given);
    const { format, language, receipt, decimal } = file;
    const filters = await nameFilterValues(context, list.filters(query));
    await list.prepare?.(context, query);
    // Reads of the snapshot cannot refresh what it contains.
    await freshen(context, {}, { placements: true, groups: groupKinds });
    const words = findLanguage(format === 'xlsx' ? language : 'en');
    const today = toDay(nowOf(context));
    const day = sharedNow().toISOString().slice(0, 10);
    const nameFile = (base: string) => `${toFileName(base)}-${day}${nameFilters(filters)}.${format}`;
    const work = (open: Open<FileHead>) =>
      context.store.snapshot(async (session) => {
        const store = pinStore(context.store, session);
        const pinned = { ...context, store, still: true, language: words, today };
        const { total, pages, caption, ...opened } = await list.open(pinned, query);
        const head: FileHead = {
          fileName: nameFile(opened.name ?? name),
          rows: total,
          basis: caption.basis,
        };
        async function* lines() {
          let count = 0;
          for await (const page of pages) {
            const part = page.flatMap((row) => list.toLines(row));
            count += part.length;
            yield part;
          }
          // A row has a line for each currency, and rows may vanish while they are read.
          head.rows = count;
        }
        const { signal } = context;
        const parts = makeFile(format, {
          columns,
          pages: lines(),
          caption: toFileCaption(words, {
            ...caption,
            page: nameList(words, name),
            view: null,
            brand: null,
            currency: null,
            filters: describeFilters(words, filters),
          }),
          receipt,
          decimal,
          language,
          signal,
        });
        // Read before the file opens, so that early errors are not audited.
        const first = await parts.next();
        const send = open(head);
        try {
          for (let part = first; !part.done; part = await parts.next()) await send(part.value);
        } finally {
          await parts.return(undefined);
        }
      });
    const { workspaceId } = context.member;
    const { signal } = context;
    return { ...(await writeFile(work, { workspaceId, signal, noteEnd })), format };
  };

  const answer = async (name: string, context: ExportContext, given: Parameters) => {
    const { db, member } = context;
    const noteEnd: NoteEnd<FileHead> = ({ fileName, rows }, stopped) =>
      recordExport(db, member, fileName, rows, stopped);
    return respondFile(await write(name, context, given, noteEnd));
  };

  const { allow, scope } = list;
  const readFilters = (given: Parameters) => list.filters(read(given).query);
  return Object.assign(answer, { allow, scope, readFilters, write });
}

/** What people call a list. */
const nameList = ({ t }: Language, name: string): string => (isNamed(name) ? t(`live.lists.${name}`) : name);
const isNamed = (name: string): name is keyof typeof en.live.lists => Object.hasOwn(en.live.lists, name);

function respondFile({ format, fileName, rows, basis, size, body }: Awaited<ReturnType<WriteList>>) {
  return new Response(body, {
    headers: {
      'content-type': fileTypes[format],
      'content-disposition': describeAttachment(fileName),
      'content-length': String(size),
      'cache-control': 'no-store',
      'x-export-rows': String(rows),
      ...stateHeaders('export', basis),
    },
  });
}
