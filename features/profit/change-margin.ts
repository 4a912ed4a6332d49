import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { lockWorkspace } from '@/lib/access/quotas';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { toId } from '@/lib/contract/uuid';
import type { Db } from '@/lib/server/db/database';
import type { NewMargin } from './margin';
import { ownMargins } from './own-margins';
import { margins } from './schema';

/** Changes the percentage of one margin. Throws Failure `not_found` if there is none from that day. */
export async function changeMargin(
  db: Db,
  member: Member,
  { kind, subject: given, from, percent }: NewMargin,
): Promise<void> {
  requireCapability(member, 'manage', 'write');
  const { workspaceId, userId } = member;
  const subject = kind === 'brand' ? toId(given) : given;
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const [changed] = await tx
      .update(margins)
      .set({ percent, userId, storedAt: sharedNow() })
      .where(
        and(
          ownMargins(workspaceId),
          eq(margins.kind, kind),
          eq(margins.subject, subject),
          eq(margins.from, from),
        ),
      )
      .returning({ from: margins.from });
    if (!changed) throw new Failure('not_found', 'This margin no longer exists.');
    const words = `${kind} ${subject}: ${percent}% from ${from}`;
    await recordAudit(tx, { ...member, action: 'margins.changed', subject: words });
  });
}
