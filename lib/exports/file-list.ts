import type { z } from 'zod';
import type { Capability, Member } from '@/lib/accounts/member';
import type { Db } from '@/lib/db/database';
import type { Column } from '@/lib/files/column';
import type { Facts } from '@/lib/files/workbook';
import type { FileFilters } from '@/lib/format/file-filters';
import type { Call } from '@/lib/gateway/call';
import type { QuerySchema } from '@/lib/http/read-known';
import type { LedgerStore } from '@/lib/ledger/store/store';

/** What files are made from: whose data, where it is stored, and the way to the API. */
export type ExportContext = {
  member: Member;
  db: Db;
  store: LedgerStore;
  call: Call;
  walk: Call;
  /** Aborted when the client leaves. */
  signal: AbortSignal;
};

/** The rows of a list. `facts` say how whole they are; `partial`: in words, what is missing. */
export type OpenList<Row> = {
  /** What the file is called, if not after the list. */
  name?: string;
  total: number;
  pages: AsyncIterable<readonly Row[]>;
  facts: Facts;
  partial?: string | undefined;
};

/** A list that can be taken away as a file: the same query and rows as its page, and the columns of the file. */
export type FileList<Schema extends QuerySchema, Row, Line> = {
  /** Who may read it. */
  allow: Capability;
  query: Schema;
  columns: (query: z.output<Schema>) => readonly Column<Line>[];
  /** What narrows the rows: stated in the file and its name. */
  filters: (query: z.output<Schema>) => FileFilters;
  /** The lines of a row: one per currency, so that amounts of two never share a line. */
  toLines: (row: Row) => readonly Line[];
  /** Fetches what is not stored yet. Throws Failure before the file begins. */
  prepare?: (context: ExportContext, query: z.output<Schema>) => Promise<unknown>;
  /** Reads from `context.store`, which shows one moment until the file ends. */
  open: (context: ExportContext, query: z.output<Schema>) => Promise<OpenList<Row>>;
};
