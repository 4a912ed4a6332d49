import { and, asc, eq } from 'drizzle-orm';
import { type Member, may } from '@/lib/access/member';
import { requireQuota } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';
import { linkPresets } from '@/lib/data/store/links-schema';
import type { Db } from '@/lib/server/db/database';

/** Named subids, shared in a workspace. `mine`: this person may replace or remove it. */
export type Preset = {
  id: string;
  name: string;
  subid1: string | null;
  subid2: string | null;
  sharedid: string | null;
  mine: boolean;
};

type Person = Pick<Member, 'workspaceId' | 'userId' | 'role'>;

const shape = {
  id: linkPresets.id,
  name: linkPresets.name,
  subid1: linkPresets.subid1,
  subid2: linkPresets.subid2,
  sharedid: linkPresets.sharedid,
};

export async function listPresets(db: Db, person: Person): Promise<Preset[]> {
  const rows = await db
    .select({ ...shape, userId: linkPresets.userId })
    .from(linkPresets)
    .where(eq(linkPresets.workspaceId, person.workspaceId))
    .orderBy(asc(linkPresets.name));
  return rows.map(({ userId, ...preset }) => ({
    ...preset,
    mine: mayChangeAll(person) || userId === person.userId,
  }));
}

const mayChangeAll = ({ role }: Person) => may(role, 'manage', 'write');

/** A preset can be changed by its author or an admin. */
const changeableBy = (person: Person) =>
  mayChangeAll(person) ? undefined : eq(linkPresets.userId, person.userId);

type NewPreset = { name: string; subid1?: string; subid2?: string; sharedid?: string };

/** Saves a preset, replacing one with the same name. Throws Failure `forbidden` if that belongs to another person. */
export async function savePreset(
  db: Db,
  person: Person,
  { name, subid1, subid2, sharedid }: NewPreset,
): Promise<Preset> {
  const { workspaceId, userId } = person;
  const values = { subid1: subid1 ?? null, subid2: subid2 ?? null, sharedid: sharedid ?? null };
  return db.transaction(async (tx) => {
    const [preset] = await tx
      .insert(linkPresets)
      .values({ workspaceId, userId, name, ...values })
      .onConflictDoUpdate({
        target: [linkPresets.workspaceId, linkPresets.name],
        set: values,
        setWhere: changeableBy(person),
      })
      .returning(shape);
    if (!preset)
      throw new Failure('forbidden', `Someone else saved a preset “${name}”. Choose another name.`);
    const own = eq(linkPresets.workspaceId, workspaceId);
    await requireQuota(tx, 'presets', { workspaceId }, linkPresets, own);
    return { ...preset, mine: true };
  });
}

/** Throws Failure `not_found`, also for another workspace's preset, and `forbidden` for another person's. */
export async function removePreset(db: Db, person: Person, id: string): Promise<void> {
  const here = and(eq(linkPresets.workspaceId, person.workspaceId), eq(linkPresets.id, id));
  const removed = await db
    .delete(linkPresets)
    .where(and(here, changeableBy(person)))
    .returning({ id: linkPresets.id });
  if (removed.length > 0) return;
  const [existing] = await db.select({ id: linkPresets.id }).from(linkPresets).where(here);
  throw existing
    ? new Failure('forbidden', 'Only its author or an admin can remove a preset.')
    : new Failure('not_found', 'There is no such preset.');
}
