import { Failure } from '@/lib/failure';
import type { Role } from './schema';

/** Who is asking, and in which workspace. */
export type Member = {
  userId: string;
  email: string;
  name: string;
  sessionId: string;
  workspaceId: string;
  workspaceName: string;
  role: Role;
  /** The shared demo workspace. */
  demo: boolean;
};

/** view: see the seller's data · links: make links · manage: keys and members · own: the workspace · self: one's own account. */
export type Capability = 'view' | 'links' | 'manage' | 'own' | 'self';

const holders: Record<Capability, { read: readonly Role[]; write: readonly Role[] }> = {
  view: { read: ['owner', 'admin', 'analyst'], write: ['owner', 'admin', 'analyst'] },
  links: { read: ['owner', 'admin', 'analyst', 'creator'], write: ['owner', 'admin', 'creator'] },
  manage: { read: ['owner', 'admin'], write: ['owner', 'admin'] },
  own: { read: ['owner'], write: ['owner'] },
  self: { read: ['owner', 'admin', 'analyst', 'creator'], write: ['owner', 'admin', 'analyst', 'creator'] },
};

/** Whether a role may. An analyst reads links and makes none. */
export function may(role: Role, capability: Capability, action: 'read' | 'write' = 'read'): boolean {
  return holders[capability][action].includes(role);
}

/** Throws Failure `forbidden` where the member's role may not. */
export function requireCapability(
  { role }: Pick<Member, 'role'>,
  capability: Capability,
  action: 'read' | 'write',
): void {
  if (!may(role, capability, action)) throw new Failure('forbidden', `The role ${role} may not do this.`);
}
