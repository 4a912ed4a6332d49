import type { Context } from '../context';
import { Refusal } from '../refusal';
import type { Position } from './cursors';

type PageQuery = { limit: number; cursor?: string | undefined };

type Page = {
  /** Number of rows to fetch: one more than the page, to detect a next page. */
  fetch: number;
  /** The last row of the previous page; undefined on the first page. */
  after: Position | undefined;
  /** Splits the fetched rows into the page and the next cursor. */
  cut: <Row>(rows: Row[], position: (row: Row) => Position) => { rows: Row[]; cursor: string | null };
};

/** Reads the page parameters of a query. Rejects a cursor of another operation, owner or filter set (422). */
export function openPage(context: Context, query: PageQuery): Page {
  const { limit, cursor, ...filters } = query;
  const scope = JSON.stringify([context.operation, context.ownerId, Object.entries(filters).sort()]);
  const after = cursor === undefined ? undefined : context.cursors.open(scope, cursor);
  if (after === null) throw new Refusal('invalidInput', 'cursor is not one of this list');
  return {
    fetch: limit + 1,
    after,
    cut(rows, position) {
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const more = rows.length > limit && last !== undefined;
      return { rows: shown, cursor: more ? context.cursors.seal(scope, position(last)) : null };
    },
  };
}
