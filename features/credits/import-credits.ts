import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { counted } from '@/lib/base/counted';
import { readLargeFile, toPages } from '@/lib/csv/read-large-file';
import { storePages } from '@/lib/csv/store-pages';
import { makeSubjectFinder } from '@/lib/data/read/find-subject';
import { type Catalog, nowOf, type Workspace } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import { monthOf } from '@/lib/data/terms/month';
import type { Db } from '@/lib/server/db/database';
import type { ImportedCredits } from './credit-shape';
import { ownCredits } from './own-credits';
import { creditsReader, settleCreditLines } from './read-credits-file';
import { bonusCredits } from './schema';

/**
 * Stores the credits of a file. A credit of the same month, brand, currency and marketplace is replaced, and one with the
 * same amount stays as it is. Throws Failure `invalid_input` with line and field of each problem.
 */
export async function importCredits(
  workspace: Catalog & Pick<Workspace, 'member'>,
  csv: string,
): Promise<ImportedCredits> {
  const { db, member } = workspace;
  requireCapability(member, 'manage', 'write');
  const { workspaceId } = member;
  const file = await readLargeFile(creditsReader, csv, monthOf(toDay(nowOf(workspace))));
  const find = await makeSubjectFinder(workspace, 'brand');
  const { month, brand, currency, marketplace } = bonusCredits;
  const stored = await db
    .select({ month, brand, currency, marketplace })
    .from(bonusCredits)
    .where(ownCredits(workspaceId));
  const given = settleCreditLines(file, find, stored);
  const id = randomUUID();
  let [added, replaced] = [0, 0];
  await storePages(db, workspaceId, toPages(given), {
    quota: 'credits',
    table: bonusCredits,
    own: eq(bonusCredits.workspaceId, workspaceId),
    countKnown: (page) =>
      db.$count(sql`${linesOf(page)} JOIN bonus_credits USING (month, brand, currency, marketplace)
        WHERE ${ownCredits(workspaceId)}`),
    async store(tx, page, isFirst) {
      const stored = await storePage(tx, member, id, page);
      added += stored.added;
      replaced += stored.replaced;
      const subject = counted(given.length, 'bonus credit');
      if (isFirst) await recordAudit(tx, { ...member, action: 'credits.imported', subject });
    },
  });
  return { id, added, replaced, known: given.length - added - replaced };
}

/** One parameter for all lines, because a statement takes at most 65,535. */
const linesOf = (page: string) => sql`json_to_recordset(CAST(${page} AS json)) AS given (
  month text, brand text, currency text, marketplace text, amount numeric)`;

/** Stores lines, and counts them. Those with the same amount count as neither. */
async function storePage(tx: Db, { workspaceId, userId }: Member, importId: string, page: string) {
  const { rows } = Object(
    await tx.execute(sql`
    INSERT INTO bonus_credits (workspace_id, month, brand, currency, marketplace, amount, import_id, user_id)
    SELECT CAST(${workspaceId} AS uuid), month, brand, currency, marketplace, amount, CAST(${importId} AS uuid),
      CAST(${userId} AS uuid)
    FROM ${linesOf(page)}
    ON CONFLICT (workspace_id, api, month, brand, currency, marketplace) DO UPDATE
    SET amount = excluded.amount, replaced = bonus_credits.amount, import_id = excluded.import_id,
      user_id = excluded.user_id, stored_at = excluded.stored_at
    WHERE bonus_credits.amount <> excluded.amount RETURNING replaced IS NULL AS new`),
  );
  const added = Array.from<{ new: boolean }>(rows).filter((row) => row.new).length;
  return { added, replaced: rows.length - added };
}
