import { createHash } from 'node:crypto';
import { and, lte, sql } from 'drizzle-orm';
import { addDays, type Day, type DayRange } from '@/lib/data/days';
import type { Reader } from '@/lib/data/lists/read-list';
import type { Db } from '@/lib/server/db/database';
import { readCategories } from './catalog';
import type { MarginKind } from './margin-shape';
import { ownMargins } from './own-margins';
import type { Profit } from './profit-shape';
import { margins } from './schema';

/** A margin and the days when it applies, inclusive. `percent` is a decimal string. */
export type MarginPeriod = { subject: string; from: Day; to: Day; percent: string };

/** Everything that determines a row's margin. */
export type MarginBook = {
  margins: Record<MarginKind, MarginPeriod[]>;
  categories: Profit['categories'];
  /** The product list is too long to be stored completely, and categories are needed. */
  cut: boolean;
  /** Changes whenever a row's margin may change. */
  revision: string;
};

const forever = '9999-12-31';

/** The margins that apply on some day of the ranges, and whether the categories they need are stored. */
export async function readMarginBook(reader: Reader, ranges: readonly DayRange[]): Promise<MarginBook> {
  const first = ranges.map(({ from }) => from).reduce((a, b) => (a < b ? a : b));
  const last = ranges.map(({ to }) => to).reduce((a, b) => (a > b ? a : b));
  const stored = await readStored(reader.db, reader.workspaceId, { from: first, to: last });
  const categories =
    stored.category.length > 0
      ? await readCategories(reader)
      : { state: 'unused' as const, cut: false, revision: '' };
  const text = JSON.stringify([stored, categories]);
  return {
    margins: stored,
    categories: categories.state,
    cut: categories.cut,
    revision: createHash('sha256').update(text).digest('hex').slice(0, 16),
  };
}

async function readStored(
  db: Db,
  workspaceId: string,
  range: DayRange,
): Promise<Record<MarginKind, MarginPeriod[]>> {
  const { kind, subject, from, percent } = margins;
  const next = sql<Day | null>`CAST(lead(${from}) OVER (PARTITION BY ${kind}, ${subject} ORDER BY ${from}) AS text)`;
  const rows = await db
    .select({ kind, subject, from, percent, next })
    .from(margins)
    .where(and(ownMargins(workspaceId), lte(from, range.to)))
    .orderBy(kind, subject, from);
  const stored: Record<MarginKind, MarginPeriod[]> = { brand: [], category: [], product: [] };
  for (const { kind, next, ...margin } of rows) {
    const to = next === null ? forever : addDays(next, -1);
    if (to >= range.from) stored[kind].push({ ...margin, to });
  }
  return stored;
}
