import type { Translate } from '@/lib/language/translate';
import type { Scope } from '@/lib/server/grants/scopes';

const names = {
  'reports:read': 'reports',
  'catalog:read': 'catalog',
  'links:read': 'linksRead',
  'links:write': 'linksWrite',
  'settings:read': 'settings',
} as const satisfies Record<Scope, string>;

/** What a token with this scope can do. */
export const nameScope = (t: Translate, scope: Scope): string => t(`tokens.scopes.${names[scope]}`);
