import type { z } from 'zod';
import type { Basis } from '@/lib/data/basis';
import type { Workspace } from '@/lib/data/workspace';
import type { FileFilters } from '@/lib/language/format/file-filters';
import type { Capability } from '@/lib/server/accounts/member';
import type { Column } from '@/lib/server/files/column';
import type { Metadata } from '@/lib/server/files/workbook';
import type { Scope } from '@/lib/server/grants/scopes';
import type { QuerySchema } from '@/lib/server/http/read-known';

/** A workspace that a file is written of. `signal`: aborted when the client disconnects. */
export type ExportContext = Workspace & { signal: AbortSignal };

/** The rows of a list. `metadata` has their days and ages. */
export type OpenList<Row> = {
  /** The file's name, if it differs from the list's. */
  name?: string;
  total: number;
  pages: AsyncIterable<readonly Row[]>;
  metadata: Metadata;
  /** Everything that the rows come from; null for the workspace's own records. */
  basis: Basis | null;
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
  /** Reads from `context`, whose store is one snapshot for the complete file. It is `still`. */
  open: (context: ExportContext, query: z.output<Schema>) => Promise<OpenList<Row>>;
};
