import { and, eq, sql } from 'drizzle-orm';
import { ownGroups } from '@/lib/data/read/groups/own-groups';
import { namedGroups } from '@/lib/data/store/groups-schema';
import { linkBatches, linkPresets, madeLinks } from '@/lib/data/store/links-schema';
import type { Ledger } from '@/lib/data/store/workspace';
import type { ValueKind } from '@/lib/data/terms/filters/list-filter';
import { groupKindOf } from '@/lib/data/terms/group-dimensions';
import type { KnownValue } from '@/lib/data/terms/unknown-value';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import { memberships, users } from '@/lib/server/identity/schema';

/** Values that people of the workspace made. No link or row may have them yet. */
export async function readOwnValues({ id, db }: Ledger, kind: ValueKind): Promise<KnownValue[]> {
  const groups = groupKindOf(kind);
  if (groups) {
    return db
      .select({ value: namedGroups.id, name: namedGroups.name })
      .from(namedGroups)
      .where(and(ownGroups(id), eq(namedGroups.kind, groups)));
  }
  switch (kind) {
    case 'marketplace':
      return db
        .selectDistinct({ value: madeLinks.marketplace, name: sql<null>`NULL` })
        .from(madeLinks)
        .where(and(eq(madeLinks.workspaceId, id), isOfApiInUse(madeLinks.api)));
    case 'preset':
      return db
        .select({ value: linkPresets.id, name: linkPresets.name })
        .from(linkPresets)
        .where(eq(linkPresets.workspaceId, id));
    case 'batch':
      return db
        .select({ value: linkBatches.id, name: linkBatches.name })
        .from(linkBatches)
        .where(and(eq(linkBatches.workspaceId, id), isOfApiInUse(linkBatches.api)));
    case 'maker':
      return db
        .select({ value: users.id, name: users.name })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.userId))
        .where(eq(memberships.workspaceId, id));
    default:
      return [];
  }
}
