import { memberships, users, workspaces } from '@/lib/server/identity/schema';

/** The columns of a Member, for queries that join a person, a membership and its workspace. */
export const memberFields = {
  userId: users.id,
  email: users.email,
  name: users.name,
  workspaceId: workspaces.id,
  workspaceName: workspaces.name,
  role: memberships.role,
  demo: workspaces.demo,
  creatorEarnings: workspaces.creatorEarnings,
};
