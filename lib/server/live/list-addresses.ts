import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Member } from '@/lib/server/accounts/member';
import { users } from '@/lib/server/accounts/schema';
import type { Db } from '@/lib/server/db/database';
import { tokensOf } from '@/lib/server/tokens/list-tokens';
import { liveAddresses } from './schema';

const { digest: _, workspaceId: __, userId: ___, revokedAt: ____, ...shown } = getTableColumns(liveAddresses);

/** Live addresses that a member may see and revoke, and that are not revoked, newest first. */
export function listAddresses(db: Db, member: Member) {
  return db
    .select({ ...shown, email: users.email })
    .from(liveAddresses)
    .innerJoin(users, eq(users.id, liveAddresses.userId))
    .where(and(tokensOf(member, liveAddresses), isNull(liveAddresses.revokedAt)))
    .orderBy(desc(liveAddresses.createdAt), liveAddresses.id);
}
