import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { readNames } from '@/lib/data/lists/read-names';
import type { LedgerStore } from '@/lib/data/store/store';
import type { Db } from '@/lib/server/db/database';
import type { MarginsQuery } from './margin';
import type { MarginKind, Margins } from './margin-shape';
import { ownMargins } from './own-margins';
import { margins } from './schema';

/** `32.50` as `32.5`. */
export const writePercent = (stored: string): string => stored.replace(/\.?0+$/, '');

/** A page of a workspace's margins: brands, categories, then products, sorted by subject, newest first. */
export async function listMargins(
  { db, store }: { db: Db; store: LedgerStore },
  workspaceId: string,
  { kind, q, top, offset }: MarginsQuery,
): Promise<Margins> {
  const own = ownMargins(workspaceId);
  const matching = and(
    own,
    kind && eq(margins.kind, kind),
    q ? sql`position(lower(${q}) in lower(${margins.subject})) > 0` : undefined,
  );
  const [rows, total, kinds] = await Promise.all([
    db
      .select({ kind: margins.kind, subject: margins.subject, from: margins.from, percent: margins.percent })
      .from(margins)
      .where(matching)
      .orderBy(asc(margins.kind), asc(margins.subject), desc(margins.from))
      .limit(top)
      .offset(offset),
    db.$count(margins, matching),
    db.select({ kind: margins.kind, count: count() }).from(margins).where(own).groupBy(margins.kind),
  ]);
  const counts = { brand: 0, category: 0, product: 0 };
  for (const entry of kinds) counts[entry.kind] = entry.count;
  const named = (['brand', 'product'] as const).map(async (dimension) => {
    const ids = rows.flatMap((row) => (row.kind === dimension ? [row.subject] : []));
    return [dimension, await readNames(store.read, workspaceId, dimension, ids)] as const;
  });
  const names = new Map<MarginKind, Map<string, string>>(await Promise.all(named));
  return {
    margins: rows.map(({ percent, ...margin }) => ({
      ...margin,
      percent: writePercent(percent),
      name: names.get(margin.kind)?.get(margin.subject) ?? null,
    })),
    total,
    counts,
  };
}
