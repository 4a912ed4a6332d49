import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Position } from '../cursors/cursors';
import { floorYear } from './years';

/** Rows of [start, end] after the previous page. Rows are sorted by (date, id), newest first. */
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
 * The source of a lateral join, with one row per index range. The nth values of all lists form the nth range: brands
 * [a, a, b] and marketplaces [x, y, x] are the ranges ax, ay and bx. The database reads each range in order, limits it
 * to a page and merges them, so that every page costs the same.
 */
export function indexRanges(lists: readonly (readonly string[])[]): SQL {
  const arrays = lists.map((list) => sql`${sql.param(list)}::text[]`);
  const names = lists.map((_, index) => `column${index + 1}`).join(', ');
  return sql`unnest(${sql.join(arrays, sql`, `)}) as index_range(${sql.raw(names)})`;
}

/** The nth part of the current range's key, counted from 1. */
export const rangePart = (position: 1 | 2 | 3): SQL => sql.raw(`index_range.column${position}`);
