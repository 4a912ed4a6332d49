import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Catalog } from '@/lib/data/store/workspace';
import { addDays, type Day, type DayRange } from '@/lib/data/terms/days';
import type { Db } from '@/lib/server/db/database';
import { readCategories } from './catalog';
import { type MarginKind, marginKinds } from './margin-shape';
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
export async function readMarginBook(catalog: Catalog, ranges: readonly DayRange[]): Promise<MarginBook> {
  const first = ranges.map(({ from }) => from).reduce((a, b) => (a < b ? a : b));
  const last = ranges.map(({ to }) => to).reduce((a, b) => (a > b ? a : b));
  const stored = await readStored(catalog.db, catalog.id, { from: first, to: last });
  const categories =
    stored.category.length > 0
      ? await readCategories(catalog)
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
  const stored: Record<MarginKind, MarginPeriod[]> = { brand: [], category: [], product: [] };
  for (const kind of marginKinds) {
    let last: Omit<MarginPeriod, 'to'> | undefined;
    const end = (to: Day) => {
      if (last && to >= range.from) stored[kind].push({ ...last, to });
    };
    for await (const margin of walkMargins(db, workspaceId, kind, range.to)) {
      end(last?.subject === margin.subject ? addDays(margin.from, -1) : forever);
      last = margin;
    }
    end(forever);
  }
  return stored;
}

/** Margins per statement. The embedded database answers nobody else meanwhile, and a workspace can have 100,000. */
const chunk = 2_000;

/** The margins of a kind until a day, by subject, oldest first. */
async function* walkMargins(db: Db, workspaceId: string, kind: MarginKind, until: Day) {
  const { subject, from, percent } = margins;
  let after = { subject: '', from: '0001-01-01' };
  for (;;) {
    await setImmediate();
    const rows = await db
      .select({ subject, from, percent })
      .from(margins)
      .where(
        and(
          ownMargins(workspaceId),
          eq(margins.kind, kind),
          sql`(${subject}, ${from}) > (${after.subject}, CAST(${after.from} AS date))`,
          lte(from, until),
        ),
      )
      .orderBy(subject, from)
      .limit(chunk);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < chunk) return;
    after = end;
  }
}
