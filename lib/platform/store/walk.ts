import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Page } from '../cursors/page';
import { floorYear } from './years';

type Range = { start: string; end: string };

/** Rows of [start, end] that come after the page before, where rows run by (date, id) from the newest. */
export function withinWalk(rows: { date: PgColumn; id: PgColumn }, { start, end }: Range, page: Page) {
  const [date, id] = page.after ?? [];
  return and(
    gte(rows.date, floorYear(start)),
    lte(rows.date, floorYear(end)),
    page.after && sql`(${rows.date}, ${rows.id}) < (${date}::timestamptz, ${id}::uuid)`,
  );
}

/**
 * The source of a lateral join, with one row for each stretch of an index that a query reads. Every stretch is
 * read in order and cut at a page, and then they are merged: a page costs the same wherever it lies.
 */
export function stretches(keys: readonly (readonly string[])[]): SQL {
  const rows = keys.map(
    (key) =>
      sql`(${sql.join(
        key.map((part) => sql`${part}::text`),
        sql`, `,
      )})`,
  );
  return sql`(values ${sql.join(rows, sql`, `)}) as stretch`;
}

/** A part of the current stretch's key, counted from 1. */
export const stretchPart = (position: 1 | 2 | 3): SQL => sql.raw(`stretch.column${position}`);

export type Rows = PgTable & { date: PgColumn; id: PgColumn };

/** The first rows of a stretch, newest first, as the lateral subquery `row`; whole, so that no column is named twice. */
export const newestRows = (rows: Rows, where: SQL | undefined, limit: number): SQL =>
  sql`(select * from ${rows} where ${where} order by ${rows.date} desc, ${rows.id} desc limit ${limit}) as "row"`;

/** The order of what `newestRows` gives, once stretches are merged. */
export const newestFirst: SQL = sql.raw('"row"."date" desc, "row"."id" desc');
