import { listMemberships, type Membership } from '@/lib/access/workspaces';
import { log } from '@/lib/base/log';
import { createSemaphore } from '@/lib/base/semaphore';
import { untilAborted } from '@/lib/base/until-aborted';
import { nowOf, type Workspace } from '@/lib/data/store/workspace';
import { type Basis, makeBasis } from '@/lib/data/terms/basis';
import { addDays, toDay } from '@/lib/data/terms/days';
import { daysUntil, joinBases, readWorkspace } from './read-workspace';
import { type ListedWorkspace, mostWorkspaces, type UnreadState, type Workspaces } from './workspace-shape';

/** Workspaces that are read at once, for one reader. */
const atOnce = 2;
/** What is not read by then is marked, so that one slow workspace holds up no other. */
const deadlineMs = 10_000;

type Parts = {
  /** Whether the session has a second factor. */
  hasFactor: boolean;
  /** Ends when the client disconnects. */
  signal: AbortSignal;
  /** The workspace of a membership. */
  open: (member: Membership) => Workspace;
};

type Read = { listed: ListedWorkspace; basis: Basis };

/**
 * All workspaces of the reader, each by their role there; at most 20 are read. One that cannot be read says why, and breaks
 * no other. Throws the signal's reason once the client has left.
 */
export async function readWorkspaces(here: Workspace, parts: Parts): Promise<Workspaces> {
  const { db, member } = here;
  const memberships = await listMemberships(db, { userId: member.userId, hasFactor: parts.hasFactor });
  const take = createSemaphore(atOnce);
  const late = AbortSignal.timeout(deadlineMs);
  const read = await Promise.all(
    memberships.map((one, at) =>
      at < mostWorkspaces ? take(() => readOne(one, parts, late)) : unread(one, 'beyond'),
    ),
  );
  return {
    workspaces: read.map(({ listed }) => listed),
    range: daysUntil(addDays(toDay(nowOf(here)), -1)),
    basis: joinBases(read.map(({ basis }) => basis)),
  };
}

async function readOne(member: Membership, { open, signal }: Parts, late: AbortSignal): Promise<Read> {
  if (member.lacksFactor) return unread(member, 'factorNeeded');
  const ends = AbortSignal.any([signal, late]);
  try {
    ends.throwIfAborted();
    const { part, basis } = await untilAborted(ends, readWorkspace(open(member)));
    return { listed: { ...nameOf(member), state: 'read', content: part }, basis };
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) return unread(member, 'late');
    log.error({ error, workspaceId: member.workspaceId }, 'a workspace could not be read beside others');
    return unread(member, 'failed');
  }
}

const nameOf = ({ workspaceId: id, workspaceName: name, role }: Membership) => ({ id, name, role });

const unread = (member: Membership, state: UnreadState): Read => ({
  listed: { ...nameOf(member), state, content: null },
  basis: { ...makeBasis([]), complete: false },
});
