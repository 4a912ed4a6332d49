import { setImmediate } from 'node:timers/promises';
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { findNamed, readNames } from '@/lib/data/lists/read-names';
import type { LedgerStore } from '@/lib/data/store/store';
import type { Db } from '@/lib/server/db/database';
import type { MarginsQuery } from './margin';
import { type Margin, type MarginKind, type Margins, marginKinds } from './margin-shape';
import { ownMargins } from './own-margins';
import { margins } from './schema';

/** `32.50` as `32.5`. */
export const writePercent = (stored: string): string => stored.replace(/\.?0+$/, '');

const namedKinds = ['brand', 'product'] as const;

/** A page of a workspace's margins: brands, categories, then products, sorted by subject, newest first. */
export async function listMargins(
  { db, store }: { db: Db; store: LedgerStore },
  workspaceId: string,
  { kind, q, top, offset }: MarginsQuery,
): Promise<Margins> {
  const own = ownMargins(workspaceId);
  const count = async (which: SQL | undefined) => {
    await setImmediate();
    return db.$count(margins, which);
  };
  /** Conditions for brands and products whose name contains a text. */
  const named = (text: string) =>
    Promise.all(
      namedKinds.map(async (dimension) => {
        const ids = await findNamed(store.read, workspaceId, dimension, text);
        // One parameter for all, because a statement takes at most 65,535.
        const list = sql`SELECT json_array_elements_text(CAST(${JSON.stringify(ids)} AS json))`;
        return and(eq(margins.kind, dimension), sql`${margins.subject} IN (${list})`);
      }),
    );
  const search = q
    ? or(sql`position(lower(${q}) in lower(${margins.subject})) > 0`, ...(await named(q)))
    : undefined;
  const counts = { brand: 0, category: 0, product: 0 };
  const rows: Margin[] = [];
  let total = 0;
  // One kind after the other, and each asked of the index: the embedded database answers nobody else meanwhile.
  for (const each of marginKinds) {
    const ofKind = and(own, eq(margins.kind, each));
    counts[each] = await count(ofKind);
    if (kind !== undefined && kind !== each) continue;
    const found = search ? await count(and(ofKind, search)) : counts[each];
    const skipped = Math.max(0, offset - total);
    total += found;
    if (found <= skipped || rows.length >= top) continue;
    await setImmediate();
    const { subject, from, percent } = margins;
    const page = await db
      .select({ kind: margins.kind, subject, from, percent })
      .from(margins)
      .where(and(ofKind, search))
      .orderBy(asc(subject), desc(from))
      .limit(top - rows.length)
      .offset(skipped);
    rows.push(...page);
  }
  const names = namedKinds.map(async (dimension) => {
    const ids = rows.flatMap((row) => (row.kind === dimension ? [row.subject] : []));
    return [dimension, await readNames(store.read, workspaceId, dimension, ids)] as const;
  });
  const nameOf = new Map<MarginKind, Map<string, string>>(await Promise.all(names));
  return {
    margins: rows.map(({ percent, ...margin }) => ({
      ...margin,
      percent: writePercent(percent),
      name: nameOf.get(margin.kind)?.get(margin.subject) ?? null,
    })),
    total,
    counts,
  };
}
