import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { lockWorkspace, requireQuota } from '@/lib/access/quotas';
import { counted } from '@/lib/base/counted';
import { Failure } from '@/lib/base/failure';
import { readLargeFile, readPage, toPages } from '@/lib/csv/read-large-file';
import { storePages } from '@/lib/csv/store-pages';
import type { Catalog, Workspace } from '@/lib/data/store/workspace';
import type { Db, Transaction } from '@/lib/server/db/database';
import { makeMarginFinder } from './find-subject';
import type { NewMargin } from './margin';
import type { Margin, MarginKind } from './margin-shape';
import { ownMargins } from './own-margins';
import { marginsReader, settleMarginLines } from './read-margins-file';
import { margins } from './schema';

/**
 * Stores one margin. Throws Failure `invalid_input` if the subject does not belong to this workspace, and `conflict` if
 * it already has a margin from that day.
 */
export async function addMargin(
  workspace: Catalog & Pick<Workspace, 'member'>,
  { kind, subject: text, from, percent }: NewMargin,
): Promise<void> {
  const { db, member } = workspace;
  requireCapability(member, 'manage', 'write');
  const { workspaceId, userId } = member;
  const found = (await makeMarginFinder(workspace, new Set([kind])))(kind, text);
  if ('problem' in found) {
    throw new Failure('invalid_input', 'The margin was not stored.', {
      issues: [{ field: 'subject', message: found.problem }],
    });
  }
  const { subject } = found;
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const [added] = await tx
      .insert(margins)
      .values({ kind, subject, from, percent, workspaceId, userId })
      .onConflictDoNothing()
      .returning({ from: margins.from });
    if (!added) {
      throw new Failure('conflict', 'There is a margin from this day already. Delete it first.', {
        issues: [{ field: 'from', message: 'has a margin already' }],
      });
    }
    await requireMarginQuota(tx, workspaceId);
    const words = `${kind} ${subject}: ${percent}% from ${from}`;
    await recordAudit(tx, { ...member, action: 'margins.added', subject: words });
  });
}

/**
 * Stores the margins of a file. Existing margins get the new value. Throws Failure `invalid_input` with
 * line and field of each problem.
 */
export async function importMargins(
  workspace: Catalog & Pick<Workspace, 'member'>,
  csv: string,
): Promise<{ imported: number }> {
  const { db, member } = workspace;
  requireCapability(member, 'manage', 'write');
  const file = await readLargeFile(marginsReader, csv);
  const kinds = new Set<MarginKind>();
  for (const page of file.pages) {
    for (const { kind } of readPage(page)) kinds.add(kind);
    await setImmediate();
  }
  const given = await settleMarginLines(file, await makeMarginFinder(workspace, kinds));
  const { workspaceId } = member;
  await storePages(db, workspaceId, toPages(given), {
    quota: 'margins',
    table: margins,
    own: eq(margins.workspaceId, workspaceId),
    countKnown: (page) =>
      db.$count(sql`json_to_recordset(CAST(${page} AS json)) AS given ${columns}
        JOIN margins USING (kind, subject) WHERE from_day = "from" AND ${ownMargins(workspaceId)}`),
    async store(tx, page, isFirst) {
      await storePage(tx, member, page);
      const subject = counted(given.length, 'margin');
      if (isFirst) await recordAudit(tx, { ...member, action: 'margins.imported', subject });
    },
  });
  return { imported: given.length };
}

const requireMarginQuota = (tx: Transaction, workspaceId: string) =>
  requireQuota(tx, 'margins', { workspaceId }, margins, eq(margins.workspaceId, workspaceId));

type Author = Pick<Member, 'workspaceId' | 'userId'>;

/** Stores margins with known subjects. Existing ones get the new values. */
export async function replaceMargins(db: Db, author: Author, given: readonly Margin[]): Promise<void> {
  for (const page of toPages(given).pages) {
    // The embedded database answers without a pause for others.
    await setImmediate();
    await storePage(db, author, page);
  }
}

const columns = sql`(kind text, subject text, "from" date, percent numeric)`;

/** One parameter for all values, because a statement takes at most 65,535. */
const storePage = (tx: Db, { workspaceId, userId }: Author, page: string) =>
  tx.execute(sql`
    INSERT INTO margins (workspace_id, kind, subject, from_day, percent, user_id)
    SELECT CAST(${workspaceId} AS uuid), kind, subject, "from", percent, CAST(${userId} AS uuid)
    FROM json_to_recordset(CAST(${page} AS json)) AS given ${columns}
    ON CONFLICT (workspace_id, api, kind, subject, from_day) DO UPDATE
    SET percent = excluded.percent, user_id = excluded.user_id, stored_at = excluded.stored_at`);
