import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Member } from '@/lib/access/member';
import { linkOwners, madeLinks } from '@/lib/data/store/links-schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { listPresets, type Preset } from './presets';
import { inScope, type LinkScope } from './scope';

/** The form's suggestions. */
type Suggestions = { presets: Preset[]; recentSubid1: string[]; recentSubid2: string[] };

const lookedAt = 300;
const offered = 8;

/** Presets of the workspace, and the person's recent subids. */
export async function suggestSubids(
  db: Db,
  person: Pick<Member, 'workspaceId' | 'userId' | 'role'>,
): Promise<Suggestions> {
  const { workspaceId, userId } = person;
  const [presets, rows] = await Promise.all([
    listPresets(db, person),
    db
      .select({ subid1: madeLinks.subid1, subid2: madeLinks.subid2 })
      .from(linkOwners)
      .innerJoin(madeLinks, eq(madeLinks.id, linkOwners.madeLinkId))
      .where(
        and(
          eq(linkOwners.userId, userId),
          eq(madeLinks.workspaceId, workspaceId),
          isOfApiInUse(madeLinks.api),
        ),
      )
      .orderBy(desc(linkOwners.askedAt))
      .limit(lookedAt),
  ]);
  return {
    presets,
    recentSubid1: distinct(rows.map(({ subid1 }) => subid1)),
    recentSubid2: distinct(rows.map(({ subid2 }) => subid2)),
  };
}

const distinct = (values: (string | null)[]) =>
  [...new Set(values.filter((value) => value !== null))].slice(0, offered);

/** A product's other links, newest first, at most 50. */
export type Sibling = { linkId: string; subid1: string | null; subid2: string | null; url: string };

export function listSiblings(
  db: Db,
  scope: LinkScope,
  product: { productId: string; marketplace?: string | undefined },
): Promise<Sibling[]> {
  const { linkId, subid1, subid2, url } = madeLinks;
  return db
    .select({ linkId, subid1, subid2, url })
    .from(madeLinks)
    .where(
      and(
        inScope(db, scope),
        isNull(madeLinks.archivedAt),
        eq(madeLinks.productId, product.productId),
        product.marketplace ? eq(madeLinks.marketplace, product.marketplace) : undefined,
      ),
    )
    .orderBy(desc(madeLinks.createdAt))
    .limit(50);
}
