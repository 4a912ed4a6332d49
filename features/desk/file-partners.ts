import { eq, sql } from 'drizzle-orm';
import { requireCapability } from '@/lib/access/member';
import { cutText } from '@/lib/base/cut-text';
import { Failure } from '@/lib/base/failure';
import { firstOfEach } from '@/lib/base/first-of-each';
import { type CsvIssues, collectIssues } from '@/lib/csv/issues';
import { type FileLines, readLargeFile, readPage } from '@/lib/csv/read-large-file';
import { type FindSubject, makeSubjectFinder } from '@/lib/data/read/find-subject';
import { ownPartners } from '@/lib/data/read/own-desk';
import { readNames } from '@/lib/data/read/query/read-names';
import { deskPartners } from '@/lib/data/store/desk-schema';
import type { Catalog, Workspace } from '@/lib/data/store/workspace';
import type { Db } from '@/lib/server/db/database';
import { deskLimits, type Stages } from './desk-shape';
import { listOwners } from './list-owners';
import { type DeskLine, deskReader } from './read-desk-file';
import { makeStageFinder, readStages } from './stages';

/** A line with what its texts name. `creator`: the name of the creator. */
export type FilePartner = Omit<DeskLine, 'creator' | 'owner'> & {
  creatorId: string | null;
  creator: string | null;
  ownerId: string | null;
};

/** The partners of a checked file. Throws Failure `forbidden`, and `invalid_input` with line and field of each problem. */
export async function readPartners(workspace: Catalog & Pick<Workspace, 'member'>, csv: string) {
  const { db, member } = workspace;
  requireCapability(member, 'view', 'write');
  const file = await readLargeFile(deskReader, csv);
  const stages = await readStages(db, member.workspaceId);
  return { file, stages, given: await settleLines(workspace, { file, stages }) };
}

/** Where partners are stored, and how many a workspace may have. */
export const placeOf = (workspaceId: string) =>
  ({ quota: 'partners', table: deskPartners, own: eq(deskPartners.workspaceId, workspaceId) }) as const;

/** Finds the creators, stages and owners that lines name. Leaves out repeated lines. Throws Failure `invalid_input`. */
async function settleLines(
  catalog: Catalog,
  { file, stages }: { file: FileLines<DeskLine>; stages: Stages },
): Promise<FilePartner[]> {
  const { id: workspaceId, db } = catalog;
  const lines = file.pages.flatMap((page) => readPage(page));
  const issues = collectIssues();
  const find = {
    creator: await findCreators(catalog, lines, issues),
    stage: makeStageFinder(stages),
    owner: await makeOwnerFinder(db, workspaceId),
  };
  const settled = lines.map(({ creator, owner, ...line }): FilePartner => {
    const { number } = line;
    const stage = find.stage(line.stage);
    if (stage === undefined) issues.complain(number, 'stage', 'must be a stage of this workspace');
    const ownerId = owner === '' ? null : find.owner(owner);
    if (ownerId === undefined) {
      issues.complain(number, 'owner', 'must be a member of this workspace who sees reports');
    }
    const found = find.creator.get(number);
    const name = cutText(line.name || found?.name || creator, deskLimits.name);
    return {
      ...line,
      name,
      stage: stage ?? '',
      ownerId: ownerId ?? null,
      creatorId: found?.id ?? null,
      creator: found ? (found.name ?? found.id) : null,
    };
  });
  issues.refuse();
  const keyOf = ({ creatorId, name, email, handle }: FilePartner) =>
    creatorId ?? JSON.stringify([name.toLowerCase(), email, handle]);
  return firstOfEach(settled, keyOf);
}

type FoundCreator = { id: string; name: string | undefined };

/**
 * Finds the creator of each line: by its creator column, else by e-mail address, else by a name that only one creator has.
 * Other lines become recruits.
 */
async function findCreators(
  catalog: Catalog,
  lines: readonly DeskLine[],
  issues: CsvIssues,
): Promise<Map<number, FoundCreator>> {
  const ids = new Map<number, string>();
  const find = await makeCreatorFinder(catalog, lines);
  for (const { number, creator, email, name } of lines) {
    if (creator !== '') {
      const result = find(creator);
      if ('subject' in result) ids.set(number, result.subject);
      else issues.complain(number, 'creator', result.problem);
      continue;
    }
    const found = [email ?? '', name].map(find).find((result) => 'subject' in result);
    if (found) ids.set(number, found.subject);
  }
  const names = await readNames(catalog.store.read, catalog.id, 'creator', ids.values());
  return new Map([...ids].map(([number, id]) => [number, { id, name: names.get(id) }]));
}

/** Without a key there are no creators, and a file of recruits needs none. */
async function makeCreatorFinder(catalog: Catalog, lines: readonly DeskLine[]): Promise<FindSubject> {
  try {
    return await makeSubjectFinder(catalog, 'creator');
  } catch (error) {
    const names = lines.some(({ creator }) => creator !== '');
    if (names || !(error instanceof Failure) || error.code !== 'key_missing') throw error;
    return () => ({ problem: 'is unknown' });
  }
}

/** Returns a lookup of members by e-mail address or unique name. */
async function makeOwnerFinder(db: Db, workspaceId: string): Promise<(text: string) => string | undefined> {
  const owners = await listOwners(db, workspaceId);
  return (text) => {
    const wanted = text.toLowerCase();
    const byMail = owners.find(({ email }) => email.toLowerCase() === wanted);
    const named = owners.filter(({ name }) => name.toLowerCase() === wanted);
    return byMail?.id ?? (named.length === 1 ? named[0]?.id : undefined);
  };
}

/** One parameter for all lines, because a statement takes at most 65,535. */
export const linesOf = (page: string) => sql`json_to_recordset(CAST(${page} AS json)) AS given (
  number int, name text, "creatorId" text, email text, handle text, link text, stage text, "ownerId" uuid, tags json, step text,
  "stepDay" date, notes text)`;

/** Whether a creator is on the desk, or a recruit of the same name, e-mail and handle, who may have become a creator. */
export const isKnown = (
  workspaceId: string,
) => sql`EXISTS (SELECT 1 FROM ${deskPartners} WHERE ${ownPartners(workspaceId)}
  AND (${deskPartners.creatorId} = given."creatorId" OR (
    (${deskPartners.creatorId} IS NULL OR given."creatorId" IS NULL)
    AND lower(${deskPartners.name}) = lower(given.name) AND ${deskPartners.email} IS NOT DISTINCT FROM given.email
    AND ${deskPartners.handle} IS NOT DISTINCT FROM given.handle)))`;
