import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { linkPresets } from './schema';

/** Named subids that a workspace shares. */
export type Preset = {
  id: string;
  name: string;
  subid1: string | null;
  subid2: string | null;
  sharedid: string | null;
};

const shape = {
  id: linkPresets.id,
  name: linkPresets.name,
  subid1: linkPresets.subid1,
  subid2: linkPresets.subid2,
  sharedid: linkPresets.sharedid,
};

export function listPresets(db: Db, workspaceId: string): Promise<Preset[]> {
  return db
    .select(shape)
    .from(linkPresets)
    .where(eq(linkPresets.workspaceId, workspaceId))
    .orderBy(asc(linkPresets.name));
}

type NewPreset = { name: string; subid1?: string; subid2?: string; sharedid?: string };

/** Saves a preset; one of the same name is replaced. */
export async function savePreset(
  db: Db,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  { name, subid1, subid2, sharedid }: NewPreset,
): Promise<Preset> {
  const values = { subid1: subid1 ?? null, subid2: subid2 ?? null, sharedid: sharedid ?? null };
  const [preset] = await db
    .insert(linkPresets)
    .values({ workspaceId, userId, name, ...values })
    .onConflictDoUpdate({ target: [linkPresets.workspaceId, linkPresets.name], set: { userId, ...values } })
    .returning(shape);
  if (!preset) throw new Error('The preset was not saved.');
  return preset;
}

/** Throws Failure `not_found`, also where it is another workspace's. */
export async function removePreset(db: Db, workspaceId: string, id: string): Promise<void> {
  const removed = await db
    .delete(linkPresets)
    .where(and(eq(linkPresets.workspaceId, workspaceId), eq(linkPresets.id, id)))
    .returning({ id: linkPresets.id });
  if (removed.length === 0) throw new Failure('not_found', 'There is no such preset.');
}
