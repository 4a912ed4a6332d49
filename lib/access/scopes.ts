import { allows, type Member } from './member';

/** What an API token may be used for. Each operation states the one that it needs. */
export const scopes = ['reports:read', 'catalog:read', 'links:read', 'links:write', 'settings:read'] as const;
export type Scope = (typeof scopes)[number];

type Asker = Pick<Member, 'role' | 'creatorEarnings'>;

const useful: Record<Scope, (member: Asker) => boolean> = {
  'reports:read': (member) => allows(member, 'view') || allows(member, 'earnings'),
  'catalog:read': (member) => allows(member, 'view'),
  'links:read': (member) => allows(member, 'links'),
  'links:write': (member) => allows(member, 'links', 'write'),
  'settings:read': (member) => allows(member, 'view'),
};

/** The scopes that a token of this member can use. */
export const scopesOf = (member: Asker): Scope[] => scopes.filter((scope) => useful[scope](member));
