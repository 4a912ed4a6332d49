import { requireConnectionInUse } from '@/lib/connections/connection-in-use';
import type { Db } from '@/lib/db/database';
import type { Call } from '@/lib/gateway/call';
import { createHolding, type Held, type Holding, type ReadOptions } from './holding';
import { findHolding } from './holdings';
import { type Page, walkPages } from './walk-pages';

type Definition<Row> = {
  name: string;
  keyOf: (row: Row) => string;
  readPage: (reader: Reader, cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;
  /** Given each list of a key that was read to its end, with the time its walk began. */
  onWhole?: (db: Db, connectionId: string, rows: readonly Row[], asOf: Date) => Promise<void>;
};

/** Who reads: a workspace, and the way to its API. */
export type Reader = { db: Db; workspaceId: string; call: Call };

export type HeldList<Row> = (reader: Reader, options?: ReadOptions) => Promise<Held<Row>>;

/** Rows of one list that are kept; a longer one is cut, and said to be. */
const maxRows = 250_000;
const freshForMs = 10 * 60_000;

/**
 * A list of the API that is kept whole for each workspace, for as long as its key is the same one.
 * Reading throws Failure `key_missing` without a seller key, and what the walk failed with.
 */
export function defineList<Row>({ name, keyOf, readPage, onWhole }: Definition<Row>): HeldList<Row> {
  const start = (reader: Reader, connectionId: string): Holding<Row> =>
    createHolding<Row>({
      freshForMs,
      onWhole: onWhole && ((rows, asOf) => onWhole(reader.db, connectionId, rows, asOf)),
      walk: (onRows, signal) =>
        walkPages({
          keyOf,
          onRows,
          maxRows,
          signal,
          readPage: (cursor, stop) => readPage(reader, cursor, stop),
        }),
    });
  return async (reader, options) => {
    const { db, workspaceId } = reader;
    const connectionId = await requireConnectionInUse(db, workspaceId, 'seller');
    const holding = findHolding({ workspaceId, connectionId, name }, () => start(reader, connectionId));
    return holding.read(options);
  };
}
