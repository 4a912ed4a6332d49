import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Position } from '../cursors/cursors';
import { floorYear } from './years';

/** Rows of [start, end] that come after the previous page. Rows run by (date, id) from the newest. */
export function withinWalk(
  rows: { date: PgColumn; id: PgColumn },
  range: { start: string; end: string },
  after: Position | undefined,
) {
  const [date, id] = after ?? [];
  return and(
    gte(rows.date, floorYear(range.start)),
    lte(rows.date, floorYear(range.end)),
    after && sql`(${rows.date}, ${rows.id}) < (${date}::timestamptz, ${id}::uuid)`,
  );
}

/**
 * The source of a lateral join, with one row for each stretch of an index that a query reads. The nth values of all
 * lists make the nth stretch: brands [a, a, b] and marketplaces [x, y, x] are the three stretches ax, ay and bx. The
 * database reads each in order, cuts it at a page and merges them, so that every page costs the same.
 */
export function stretches(lists: readonly (readonly string[])[]): SQL {
  const arrays = lists.map((list) => sql`${sql.param(list)}::text[]`);
  const names = lists.map((_, index) => `column${index + 1}`).join(', ');
  return sql`unnest(${sql.join(arrays, sql`, `)}) as stretch(${sql.raw(names)})`;
}

/** The nth part of the current stretch's key, counted from 1. */
export const stretchPart = (position: 1 | 2 | 3): SQL => sql.raw(`stretch.column${position}`);
