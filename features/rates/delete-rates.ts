import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { counted } from '@/lib/base/counted';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { deleteRows } from '@/lib/server/db/delete-rows';
import { into } from './list-rates';
import type { RateDeletion } from './rate';
import { requireReportingCurrency } from './reporting-currency';
import { exchangeRates } from './schema';

/**
 * Deletes a currency's rate of one day, or all of its rates. Throws Failure `not_found` if there is none, `conflict`.
 */
export async function deleteRates(
  db: Db,
  member: Member,
  { to, currency, day }: RateDeletion,
): Promise<{ deleted: number }> {
  requireCapability(member, 'manage', 'write');
  const { workspaceId } = member;
  const which = and(
    into(workspaceId, to),
    eq(exchangeRates.currency, currency),
    day === undefined ? undefined : eq(exchangeRates.day, day),
  );
  const deleted = await deleteRows(db, exchangeRates, which, async (tx, count) => {
    await requireReportingCurrency(tx, workspaceId, to);
    if (count === 0) throw new Failure('not_found', 'This rate no longer exists.');
    const subject = `${currency} to ${to}, ${day ?? counted(count, 'day')}`;
    await recordAudit(tx, { ...member, action: 'rates.deleted', subject });
  });
  return { deleted };
}
