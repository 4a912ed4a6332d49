import { Failure } from '@/lib/base/failure';
import type { Role } from '@/lib/server/identity/schema';

/** A person, a workspace, and what the person may do there. */
export type Member = {
  userId: string;
  email: string;
  name: string;
  workspaceId: string;
  workspaceName: string;
  role: Role;
  /** The shared demo workspace. */
  demo: boolean;
  /** Whether creators see the earnings of their links. */
  creatorEarnings: boolean;
};

/** A member and the id of their session. */
export type InSession = Member & { sessionId: string };

/** A member with a session, and what it lacks. */
export type SignedIn = InSession & {
  /** The person has a second factor, or signed in at a provider, which asks for one. */
  hasFactor: boolean;
  /** The workspace requires a second factor, and the person has none. */
  lacksFactor: boolean;
  /** The person has a second factor, and has not given it in this session for 15 minutes. */
  needsConfirmation: boolean;
};

/**
 * What a role may do:
 *
 * - `view`: see the seller's data
 * - `links`: create links
 * - `earnings`: see what their own links earn
 * - `manage`: change keys and members
 * - `own`: change the workspace
 * - `self`: change their own account
 */
export type Capability = 'view' | 'links' | 'earnings' | 'manage' | 'own' | 'self';

const roles: Record<Capability, { read: readonly Role[]; write: readonly Role[] }> = {
  view: { read: ['owner', 'admin', 'analyst'], write: ['owner', 'admin', 'analyst'] },
  links: { read: ['owner', 'admin', 'analyst', 'creator'], write: ['owner', 'admin', 'creator'] },
  earnings: { read: ['owner', 'admin', 'analyst', 'creator'], write: [] },
  manage: { read: ['owner', 'admin'], write: ['owner', 'admin'] },
  own: { read: ['owner'], write: ['owner'] },
  self: { read: ['owner', 'admin', 'analyst', 'creator'], write: ['owner', 'admin', 'analyst', 'creator'] },
};

/** Whether a role has a capability. Analysts can read links but not create them. */
export function may(role: Role, capability: Capability, action: 'read' | 'write' = 'read'): boolean {
  return roles[capability][action].includes(role);
}

type Asker = Pick<Member, 'role' | 'creatorEarnings'>;

/** Whether a member has a capability: by role, except that creators see earnings only if an owner enables it. */
export function allows(member: Asker, capability: Capability, action: 'read' | 'write' = 'read'): boolean {
  const shown = capability !== 'earnings' || member.role !== 'creator' || member.creatorEarnings;
  return shown && may(member.role, capability, action);
}

/** Throws Failure `forbidden` if the member lacks the capability. */
export function requireCapability(member: Asker, capability: Capability, action: 'read' | 'write'): void {
  if (!allows(member, capability, action)) {
    throw new Failure('forbidden', `The role ${member.role} may not do this.`);
  }
}
