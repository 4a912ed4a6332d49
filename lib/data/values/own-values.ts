import { and, eq, sql } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import { memberships, users } from '@/lib/server/identity/schema';
import { groupKindOf } from '../group-dimensions';
import { ownGroups } from '../groups/own-groups';
import { namedGroups } from '../groups/schema';
import { linkBatches, linkPresets, madeLinks } from '../links/schema';
import type { Ledger } from '../workspace';
import type { KnownValue } from './unknown-value';
import type { ValueKind } from './value-sources';

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
