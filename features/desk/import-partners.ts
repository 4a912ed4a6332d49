import { sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { counted } from '@/lib/base/counted';
import { toPages } from '@/lib/csv/read-large-file';
import { storePages } from '@/lib/csv/store-pages';
import type { Catalog, Workspace } from '@/lib/data/store/workspace';
import type { Db } from '@/lib/server/db/database';
import { isKnown, linesOf, placeOf, readPartners } from './file-partners';
import { readStages, stagesChanged } from './stages';

/**
 * Adds the partners of a file. Creators that are on the desk, and recruits of the same name, e-mail and handle, are not
 * added again. Throws Failure `invalid_input` with line and field of each problem.
 */
export async function importPartners(
  workspace: Catalog & Pick<Workspace, 'member'>,
  csv: string,
): Promise<{ imported: number; known: number }> {
  const { db, member } = workspace;
  const { workspaceId } = member;
  const { file, stages, given } = await readPartners(workspace, csv);
  let imported = 0;
  await storePages(db, workspaceId, toPages(given), {
    ...placeOf(workspaceId),
    countKnown: (page) => db.$count(sql`${linesOf(page)} WHERE ${isKnown(workspaceId)}`),
    async store(tx, page, isFirst) {
      if ((await readStages(tx, workspaceId)).version !== stages.version) throw stagesChanged();
      imported += await storePage(tx, workspaceId, page);
      const subject = counted(given.length, 'partner');
      if (isFirst) await recordAudit(tx, { ...member, action: 'desk.imported', subject });
    },
  });
  return { imported, known: file.count - imported };
}

async function storePage(tx: Db, workspaceId: string, page: string): Promise<number> {
  const { rows } = Object(
    await tx.execute(sql`
    INSERT INTO desk_partners
      (workspace_id, creator_id, name, email, handle, link, stage, owner_id, tags, step, step_day, notes)
    SELECT CAST(${workspaceId} AS uuid), "creatorId", name, email, handle, link, stage,
      (SELECT user_id FROM memberships WHERE workspace_id = ${workspaceId} AND user_id = "ownerId" FOR KEY SHARE),
      ARRAY(SELECT json_array_elements_text(tags)), step, "stepDay", notes
    FROM ${linesOf(page)} WHERE NOT ${isKnown(workspaceId)} ON CONFLICT DO NOTHING RETURNING 1`),
  );
  return rows.length;
}
