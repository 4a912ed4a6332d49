import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { counted } from '@/lib/base/counted';
import { type FileLines, readLargeFile, readPage, toPages } from '@/lib/csv/read-large-file';
import { storePages } from '@/lib/csv/store-pages';
import type { Catalog, Workspace } from '@/lib/data/store/workspace';
import type { Db } from '@/lib/server/db/database';
import type { Cost, CostSubject } from './cost-shape';
import { makeCostSubjectFinder } from './find-cost-subject';
import { ownCosts } from './own-costs';
import { type CostLine, costsReader, type FileCost, settleCostLines } from './read-costs-file';
import { costs } from './schema';
import { toCostColumns } from './write-cost';

/**
 * Adds the costs of a file. A cost that is stored already, the same in every field, is not added again, so that a file
 * can be imported twice. Throws Failure `invalid_input` with line and field of each problem.
 */
export async function importCosts(
  workspace: Catalog & Pick<Workspace, 'member'>,
  csv: string,
): Promise<{ imported: number; known: number }> {
  const { db, member } = workspace;
  requireCapability(member, 'manage', 'write');
  const { workspaceId } = member;
  const file = await readLargeFile(costsReader, csv);
  const given = settleCostLines(file, await makeCostSubjectFinder(workspace, listKinds(file)));
  let imported = 0;
  await storePages(db, workspaceId, toPages(given.map(toLine)), {
    quota: 'costs',
    table: costs,
    own: eq(costs.workspaceId, workspaceId),
    countKnown: (page) => db.$count(sql`${linesOf(page)} WHERE nth <= ${countSame(workspaceId)}`),
    async store(tx, page, isFirst) {
      imported += await storePage(tx, member, page);
      const subject = counted(given.length, 'cost');
      if (isFirst) await recordAudit(tx, { ...member, action: 'costs.imported', subject });
    },
  });
  return { imported, known: given.length - imported };
}

function listKinds({ pages }: FileLines<CostLine>): Set<CostSubject> {
  const lines = pages.flatMap((page) => readPage(page));
  return new Set(lines.flatMap(({ about }) => about ?? []));
}

const toLine = ({ nth, ...cost }: FileCost) => ({ ...toCostColumns(cost), nth });

/** One parameter for all lines, because a statement takes at most 65,535. */
const linesOf = (page: string) => sql`json_to_recordset(CAST(${page} AS json)) AS given (
  kind text, "subjectKind" text, "subjectId" text, amount numeric, currency text, "firstDay" date, "lastDay" date,
  note text, nth integer)`;

/** How many stored costs are the same as a line. */
const countSame = (workspaceId: string) => sql`(SELECT COUNT(*) FROM ${costs} WHERE ${ownCosts(workspaceId)}
  AND first_day = given."firstDay" AND last_day = given."lastDay" AND ${costs.kind} = given.kind
  AND subject_kind IS NOT DISTINCT FROM given."subjectKind" AND subject_id IS NOT DISTINCT FROM given."subjectId"
  AND ${costs.amount} = given.amount AND ${costs.currency} = given.currency AND ${costs.note} = given.note)`;

type Author = Pick<Member, 'workspaceId' | 'userId'>;

async function storePage(tx: Db, { workspaceId, userId }: Author, page: string): Promise<number> {
  const { rows } = Object(
    await tx.execute(sql`
    INSERT INTO costs (workspace_id, kind, subject_kind, subject_id, amount, currency, first_day, last_day, note, user_id)
    SELECT CAST(${workspaceId} AS uuid), kind, "subjectKind", "subjectId", amount, currency, "firstDay", "lastDay", note,
      CAST(${userId} AS uuid)
    FROM ${linesOf(page)} WHERE nth > ${countSame(workspaceId)} RETURNING 1`),
  );
  return rows.length;
}

/** Stores costs with known subjects, unless the same are stored. */
export const storeCosts = async (db: Db, author: Author, given: readonly Cost[]): Promise<void> => {
  for (const page of toPages(given.map((cost) => toLine({ ...cost, nth: 1 }))).pages) {
    await storePage(db, author, page);
  }
};
