import { listMemberships, type Membership } from '@/lib/access/workspaces';
import { log } from '@/lib/base/log';
import { createSemaphore } from '@/lib/base/semaphore';
import { nowOf, type Workspace } from '@/lib/data/store/workspace';
import { type Basis, makeBasis } from '@/lib/data/terms/basis';
import { addDays, toDay } from '@/lib/data/terms/days';
import { daysUntil, joinBases, readWorkspace } from './read-workspace';
import type { ListedWorkspace, Workspaces } from './workspace-shape';

/** Workspaces that are read at once, for one reader. */
const atOnce = 2;

type Parts = {
  /** Whether the session has a second factor. */
  hasFactor: boolean;
  /** The workspace of a membership. */
  open: (member: Membership) => Workspace;
};

/** All workspaces of the reader, each by their role there. One that cannot be read is marked and breaks no other. */
export async function readWorkspaces(here: Workspace, { hasFactor, open }: Parts): Promise<Workspaces> {
  const { db, member } = here;
  const memberships = await listMemberships(db, { userId: member.userId, hasFactor });
  const take = createSemaphore(atOnce);
  const read = await Promise.all(memberships.map((one) => take(() => readOne(one, open))));
  return {
    workspaces: read.map(({ listed }) => listed),
    range: daysUntil(addDays(toDay(nowOf(here)), -1)),
    basis: joinBases(read.map(({ basis }) => basis)),
  };
}

async function readOne(
  member: Membership,
  open: Parts['open'],
): Promise<{ listed: ListedWorkspace; basis: Basis }> {
  const { workspaceId: id, workspaceName: name, role, lacksFactor } = member;
  const listed = { id, name, role };
  if (lacksFactor)
    return { listed: { ...listed, state: 'factorNeeded', content: null }, basis: makeBasis([]) };
  try {
    const { part, basis } = await readWorkspace(open(member));
    return { listed: { ...listed, state: 'read', content: part }, basis };
  } catch (error) {
    log.error({ workspaceId: id, error }, 'A workspace could not be read for the page of all.');
    return { listed: { ...listed, state: 'failed', content: null }, basis: { ...makeBasis([]), complete: false } };
  }
}
