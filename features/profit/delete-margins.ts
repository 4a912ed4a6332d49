import { and, eq } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { toId } from '@/lib/contract/uuid';
import { recordAudit } from '@/lib/server/accounts/audit';
import { type Member, requireCapability } from '@/lib/server/accounts/member';
import { lockWorkspace } from '@/lib/server/accounts/quotas';
import type { Db } from '@/lib/server/db/database';
import type { MarginDeletion } from './margin';
import { ownMargins } from './own-margins';
import { margins } from './schema';

/** Deletes one margin, or all of a kind. Throws Failure `not_found` if there is none. */
export async function deleteMargins(
  db: Db,
  member: Member,
  { kind, subject: given, from }: MarginDeletion,
): Promise<{ deleted: number }> {
  requireCapability(member, 'manage', 'write');
  const { workspaceId } = member;
  const subject = given !== undefined && kind === 'brand' ? toId(given) : given;
  return db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const gone = await tx
      .delete(margins)
      .where(
        and(
          ownMargins(workspaceId),
          eq(margins.kind, kind),
          subject === undefined ? undefined : eq(margins.subject, subject),
          from === undefined ? undefined : eq(margins.from, from),
        ),
      )
      .returning({ percent: margins.percent });
    if (gone.length === 0) throw new Failure('not_found', 'This margin no longer exists.');
    const words =
      subject === undefined
        ? `${gone.length} of kind ${kind}`
        : `${kind} ${subject}: ${gone[0]?.percent}% from ${from}`;
    await recordAudit(tx, { ...member, action: 'margins.deleted', subject: words });
    return { deleted: gone.length };
  });
}
