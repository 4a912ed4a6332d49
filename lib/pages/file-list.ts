import type { z } from 'zod';
import type { Capability } from '@/lib/access/member';
import type { Scope } from '@/lib/access/scopes';
import type { Workspace } from '@/lib/data/store/workspace';
import type { Day } from '@/lib/data/terms/days';
import type { FileFilters } from '@/lib/language/format/file-filters';
import type { Column } from '@/lib/server/files/column';
import type { QuerySchema } from '@/lib/server/http/read-known';
import type { AnswerCaption } from './answer-caption';

/** A workspace that a file is written of. `signal`: aborted when the client disconnects. */
export type ExportContext = Workspace & { signal: AbortSignal };

/** The rows of a list, and what they are of. */
export type OpenList<Row> = {
  /** The file's name, if it differs from the list's. */
  name?: string;
  total: number;
  pages: AsyncIterable<readonly Row[]>;
  caption: AnswerCaption;
};

/** A list that can be exported: the query and rows of its page, and the columns of its file. */
export type FileList<Schema extends QuerySchema, Row, Line> = {
  /** The required capability. */
  allow: Capability;
  /** The scope that an API token needs. */
  scope: Scope;
  query: Schema;
  columns: (query: z.output<Schema>) => readonly Column<Line>[];
  /** The active filters, shown in the file and its name. */
  filters: (query: z.output<Schema>) => FileFilters;
  /** The lines of a row: one per currency, so that amounts of two never share a line. */
  toLines: (row: Row) => readonly Line[];
  /** Fetches missing data. Throws Failure before the file starts. */
  prepare?: (context: ExportContext, query: z.output<Schema>) => Promise<unknown>;
  /** Reads from `context`, whose store is one snapshot for the complete file. It is `still`, and its language is the file's. */
  open: (context: ExportContext & { today: Day }, query: z.output<Schema>) => Promise<OpenList<Row>>;
};
