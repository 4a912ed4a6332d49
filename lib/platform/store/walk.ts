import { and, gte, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { floorYear } from './years';

type Range = { start: string; end: string };

/** The instants and the position that a page lies between, or the placeholders of a statement for them. */
type Bounds = {
  start: string | Placeholder;
  end: string | Placeholder;
  after: readonly (string | Placeholder)[] | undefined;
};

/** A range as the bounds of a query. */
export const boundsOf = ({ start, end }: Range) => ({ start: floorYear(start), end: floorYear(end) });

/** Rows of [start, end] that come after the page before, where rows run by (date, id) from the newest. */
export function withinWalk(rows: { date: PgColumn; id: PgColumn }, { start, end, after }: Bounds) {
  const [date, id] = after ?? [];
  return and(
    gte(rows.date, start),
    lte(rows.date, end),
    after && sql`(${rows.date}, ${rows.id}) < (${date}::timestamptz, ${id}::uuid)`,
  );
}

/**
 * The source of a lateral join, with one row for each stretch of an index that a query reads. The nth values of all
 * lists make the nth stretch: brands [a, a, b] and marketplaces [x, y, x] are the three stretches ax, ay and bx. Each is
 * read in order and cut at a page, and then they are merged: a page costs the same wherever it lies.
 */
export function stretches(lists: readonly (readonly string[] | Placeholder)[]): SQL {
  const arrays = lists.map((list) => sql`${sql.param(list)}::text[]`);
  const names = lists.map((_, index) => `column${index + 1}`).join(', ');
  return sql`unnest(${sql.join(arrays, sql`, `)}) as stretch(${sql.raw(names)})`;
}

/** The same for one stretch, by the parts of its key: there is nothing to merge then, and the database sees it. */
export function oneStretch(parts: readonly Placeholder[]): SQL {
  const texts = parts.map((part) => sql`${part}::text`);
  return sql`(values (${sql.join(texts, sql`, `)})) as stretch`;
}

/** A part of the current stretch's key, counted from 1. */
export const stretchPart = (position: 1 | 2 | 3): SQL => sql.raw(`stretch.column${position}`);

export type Rows = PgTable & { date: PgColumn; id: PgColumn };

/** The first rows of a stretch, newest first, as the lateral subquery `row`; whole, so that no column is named twice. */
export const newestRows = (rows: Rows, where: SQL | undefined, limit: Placeholder): SQL =>
  sql`(select * from ${rows} where ${where} order by ${rows.date} desc, ${rows.id} desc limit ${limit}) as "row"`;

/** The order of what `newestRows` gives, once stretches are merged. */
export const newestFirst: SQL = sql.raw('"row"."date" desc, "row"."id" desc');
