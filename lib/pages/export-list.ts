import { z } from 'zod';
import { type Capability, requireCapability } from '@/lib/access/member';
import type { Scope } from '@/lib/access/scopes';
import { sharedNow } from '@/lib/base/clock';
import { freshen } from '@/lib/data/read/links/freshen';
import { pinStore } from '@/lib/data/store/engine/pin-store';
import type { Session } from '@/lib/data/store/engine/store';
import { nowOf } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import { groupKinds } from '@/lib/data/terms/group-dimensions';
import { type FileFilters, nameFilters } from '@/lib/language/format/file-filters';
import { toFileName } from '@/lib/language/format/file-name';
import type { Language } from '@/lib/language/language';
import { en } from '@/lib/language/messages/en';
import { chooseColumns } from '@/lib/server/files/column';
import type { NoteEnd } from '@/lib/server/files/write-file';
import { accept } from '@/lib/server/http/accept';
import { type QuerySchema, readKnown } from '@/lib/server/http/read-known';
import { captionOfFile } from './file-caption';
import { formFields } from './file-form';
import type { ExportContext, FileList } from './file-list';
import { nameFilterValues } from './name-filters';
import { auditFile, type FileHead, type ListFile, respondFile, writeListFile } from './write-list-file';

/** Parameters of every export, in addition to those of its list. */
const fileFields = {
  ...formFields,
  /** Comma-separated column ids. Defaults to all. */
  columns: z
    .string()
    .transform((text) => text.split(','))
    .optional(),
};
const fileSchema = z.object(fileFields);

/** The parameters of a list: a query string, or a JSON body if they do not fit a URL. */
type Parameters = URLSearchParams | Record<string, unknown>;

/** Writes the file of a list. `noteEnd`: records it. */
type WriteList = (
  name: string,
  context: ExportContext,
  given: Parameters,
  noteEnd: NoteEnd<FileHead>,
) => Promise<ListFile>;

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
    const filters = await nameFilterValues(context, list.filters(query));
    await list.prepare?.(context, query);
    // Reads of the snapshot cannot refresh what it contains.
    await freshen(context, {}, { placements: true, groups: groupKinds });
    const today = toDay(nowOf(context));
    const day = sharedNow().toISOString().slice(0, 10);
    const open = async (session: Session, words: Language) => {
      const store = pinStore(context.store, session);
      const pinned = { ...context, store, still: true, language: words, today };
      const { total, pages, caption, name: ownName = name } = await list.open(pinned, query);
      return {
        fileName: `${toFileName(ownName)}-${day}${nameFilters(filters)}.${file.format}`,
        count: total,
        columns,
        rows: toLines(pages, list.toLines),
        caption: captionOfFile(words, caption, { page: nameList(words, name), filters }),
      };
    };
    return writeListFile(context, file, open, { signal: context.signal, noteEnd });
  };

  const answer = async (name: string, context: ExportContext, given: Parameters) =>
    respondFile(await write(name, context, given, auditFile(context)));

  const { allow, scope } = list;
  const readFilters = (given: Parameters) => list.filters(read(given).query);
  return Object.assign(answer, { allow, scope, readFilters, write });
}

/** What people call a list. */
const nameList = ({ t }: Language, name: string): string => (isNamed(name) ? t(`live.lists.${name}`) : name);
const isNamed = (name: string): name is keyof typeof en.live.lists => Object.hasOwn(en.live.lists, name);

async function* toLines<Row, Line>(
  pages: AsyncIterable<readonly Row[]>,
  linesOf: (row: Row) => readonly Line[],
) {
  for await (const page of pages) yield page.flatMap(linesOf);
}
