import { sql } from 'drizzle-orm';
import { requireRoom } from '@/lib/access/quotas';
import { readFileColumns } from '@/lib/csv/file-shape';
import { toPages } from '@/lib/csv/read-large-file';
import type { Catalog, Workspace } from '@/lib/data/store/workspace';
import type { Db } from '@/lib/server/db/database';
import { deskFile } from './desk-file';
import { type ImportPreview, type PreviewedField, previewedFields } from './desk-shape';
import { type FilePartner, isKnown, linesOf, placeOf, readPartners } from './file-partners';

/** Partners that a preview names. */
const shownExamples = 5;
const shownLeftOut = 20;

const has: Record<PreviewedField, (partner: FilePartner) => boolean> = {
  creator: ({ creatorId }) => creatorId !== null,
  email: ({ email }) => email !== null,
  handle: ({ handle }) => handle !== null,
  link: ({ link }) => link !== null,
  owner: ({ ownerId }) => ownerId !== null,
  tags: ({ tags }) => tags.length > 0,
  step: ({ step }) => step !== null,
  notes: ({ notes }) => notes !== '',
};

/**
 * Says what an import of a file would do. Stores nothing. Throws Failure `invalid_input` with line and field of each problem,
 * and `conflict` over the quota, as the import does.
 */
export async function previewImport(
  workspace: Catalog & Pick<Workspace, 'member'>,
  csv: string,
): Promise<ImportPreview> {
  const { db, id: workspaceId } = workspace;
  const { file, given } = await readPartners(workspace, csv);
  const known = await listKnown(db, workspaceId, given);
  const added = given.filter(({ number }) => !known.has(number));
  const { quota, table, own } = placeOf(workspaceId);
  await requireRoom(db, quota, table, own, added.length, async () => added.length);
  return {
    added: added.length,
    known: known.size,
    repeated: file.count - given.length,
    recruits: added.filter((partner) => !has.creator(partner)).length,
    fields: previewedFields.flatMap((field) => {
      const partners = added.filter(has[field]).length;
      return partners > 0 ? { field, partners } : [];
    }),
    leftOut: (readFileColumns(csv, deskFile) ?? [])
      .flatMap(({ heading, column }) => (column === null && heading !== '' ? [heading] : []))
      .slice(0, shownLeftOut),
    examples: added.slice(0, shownExamples).map(({ name, stage, creator }) => ({ name, stage, creator })),
  };
}

/** The lines whose partners are on the desk already. */
async function listKnown(
  db: Db,
  workspaceId: string,
  given: readonly FilePartner[],
): Promise<ReadonlySet<number>> {
  const known = new Set<number>();
  for (const page of toPages(given).pages) {
    const { rows } = Object(
      await db.execute(sql`SELECT number FROM ${linesOf(page)} WHERE ${isKnown(workspaceId)}`),
    );
    for (const { number } of rows) known.add(number);
  }
  return known;
}
