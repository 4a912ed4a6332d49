import { z } from 'zod';
import { describeMissing } from '@/lib/data/describe-missing';
import { oneOf } from '@/lib/data/query/query-parameters';
import { pinStore } from '@/lib/data/store/pin-store';
import { nameFilters } from '@/lib/language/format/file-filters';
import { toFileName } from '@/lib/language/format/file-name';
import { languages } from '@/lib/language/languages';
import { recordExport } from '@/lib/server/accounts/audit';
import { requireCapability } from '@/lib/server/accounts/member';
import { describeAttachment } from '@/lib/server/files/attachment';
import { chooseColumns } from '@/lib/server/files/column';
import { type FileFormat, fileFormats, fileTypes, makeFile } from '@/lib/server/files/make-file';
import { type Open, type WrittenFile, writeFile } from '@/lib/server/files/write-file';
import { accept } from '@/lib/server/http/accept';
import { type QuerySchema, readKnown } from '@/lib/server/http/read-known';
import type { Scope } from '@/lib/server/tokens/scopes';
import type { ExportContext, FileList } from './file-list';

/** Parameters of every export, in addition to those of its list. */
const fileFields = {
  format: oneOf(fileFormats).default('csv'),
  /** Of the headings in XLSX. */
  language: oneOf(languages).default('en'),
  /** Comma-separated column ids. Defaults to all. */
  columns: z
    .string()
    .transform((text) => text.split(','))
    .optional(),
};
const fileSchema = z.object(fileFields);

/** `rows`: the lines of the file. */
type Head = { fileName: string; rows: number; partial: boolean };

/** The parameters of a list: a query string, or a JSON body if they do not fit a URL. */
type Parameters = URLSearchParams | Record<string, unknown>;

/** Responds with the file of a list. */
export type ExportList = {
  (name: string, context: ExportContext, given: Parameters): Promise<Response>;
  /** The scope that an API token needs. */
  scope: Scope;
};

/**
 * Responds with a list as a file, from one snapshot. Audits it with the number of rows. Throws Failure: `forbidden`,
 * `invalid_input`, `bad_request` for an unknown column, `busy`.
 */
export function defineList<Schema extends QuerySchema, Row, Line>(
  list: FileList<Schema, Row, Line>,
): ExportList {
  const answer = async (name: string, context: ExportContext, given: Parameters) => {
    requireCapability(context.member, list.allow, 'read');
    const {
      format,
      language,
      columns: ids,
    } = accept(readKnown(fileSchema, given, Object.keys(list.query.shape)));
    const query = accept(readKnown(list.query, given, Object.keys(fileFields)));
    const columns = chooseColumns(list.columns(query), ids);
    const filters = list.filters(query);
    await list.prepare?.(context, query);
    const day = new Date().toISOString().slice(0, 10);
    const nameFile = (base: string) => `${toFileName(base)}-${day}${nameFilters(filters)}.${format}`;
    const write = (open: Open<Head>) =>
      context.store.snapshot(async (session) => {
        const pinned = { ...context, store: pinStore(context.store, session) };
        const opened = await list.open(pinned, query);
        const { total, pages, metadata, basis } = opened;
        const partial = basis ? describeMissing(basis) : undefined;
        const head: Head = {
          fileName: nameFile(opened.name ?? name),
          rows: total,
          partial: partial !== undefined,
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
          filters,
          metadata,
          partial,
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
    const { db, member } = context;
    const file = await writeFile(write, {
      workspaceId: member.workspaceId,
      signal: context.signal,
      noteEnd: ({ fileName, rows }, stopped) => recordExport(db, member, fileName, rows, stopped),
    });
    return respondFile(format, file);
  };
  return Object.assign(answer, { scope: list.scope });
}

function respondFile(format: FileFormat, { fileName, rows, partial, size, body }: Head & WrittenFile) {
  return new Response(body, {
    headers: {
      'content-type': fileTypes[format],
      'content-disposition': describeAttachment(fileName),
      'content-length': String(size),
      'cache-control': 'no-store',
      'x-export-rows': String(rows),
      'x-export-state': partial ? 'partial' : 'complete',
    },
  });
}
