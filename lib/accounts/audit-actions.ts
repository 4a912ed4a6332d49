/** What people do that others in the workspace may want to look up. */
export const auditActions = {
  'session.started': 'Signed in',
  'session.ended': 'Signed out',
  'sessions.ended': 'Signed out everywhere else',
  'account.created': 'Created the account',
  'account.renamed': 'Changed their name',
  'account.linked': 'Went over to single sign-on',
  'password.changed': 'Changed the password',
  'workspace.created': 'Created the workspace',
  'workspace.renamed': 'Renamed the workspace',
  'key.added': 'Added a key',
  'key.replaced': 'Replaced a key',
  'key.removed': 'Removed a key',
  'key.used': 'Switched to a key',
  'member.invited': 'Invited a member',
  'member.joined': 'Joined the workspace',
  'member.role': 'Changed a role',
  'member.removed': 'Removed a member',
  'member.left': 'Left the workspace',
  'invitation.withdrawn': 'Withdrew an invitation',
  'data.exported': 'Exported data',
  'data.cleared': 'Cleared kept data',
  'link.created': 'Created a link',
  'links.created': 'Created links',
} as const;

export type AuditAction = keyof typeof auditActions;
