import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { lockWorkspace } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';
import { toId } from '@/lib/contract/uuid';
import type { Db } from '@/lib/server/db/database';
import { deleteRows } from '@/lib/server/db/delete-rows';
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
  const which = and(
    ownMargins(workspaceId),
    eq(margins.kind, kind),
    subject === undefined ? undefined : eq(margins.subject, subject),
    from === undefined ? undefined : eq(margins.from, from),
  );
  const deleted = await deleteRows(db, margins, which, async (tx, count) => {
    await lockWorkspace(tx, workspaceId);
    const [first] = await tx.select({ percent: margins.percent }).from(margins).where(which).limit(1);
    if (!first) throw new Failure('not_found', 'This margin no longer exists.');
    const words =
      subject === undefined
        ? `${count} of kind ${kind}`
        : `${kind} ${subject}: ${first.percent}% from ${from}`;
    await recordAudit(tx, { ...member, action: 'margins.deleted', subject: words });
  });
  return { deleted };
}
