import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm';
import { findNamed, readNames } from '@/lib/data/read/query/read-names';
import type { Workspace } from '@/lib/data/store/workspace';
import type { MarginsQuery } from './margin';
import type { MarginKind, Margins } from './margin-shape';
import { ownMargins } from './own-margins';
import { margins } from './schema';

/** `32.50` as `32.5`. */
const writePercent = (stored: string): string => stored.replace(/\.?0+$/, '');

const namedKinds = ['brand', 'product'] as const;

/** A page of a workspace's margins: brands, categories, then products, sorted by subject, newest first. */
export async function listMargins(
  { db, store }: Pick<Workspace, 'db' | 'store'>,
  workspaceId: string,
  { kind, q, top, offset }: MarginsQuery,
): Promise<Margins> {
  const own = ownMargins(workspaceId);
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
  const matching = and(
    own,
    kind && eq(margins.kind, kind),
    q ? or(sql`position(lower(${q}) in lower(${margins.subject})) > 0`, ...(await named(q))) : undefined,
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
