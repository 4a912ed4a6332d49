import { Failure } from '@/lib/base/failure';
import type { Member } from './member';

/** Sent with every request of a page: the workspace and user that it was rendered for. */
export const scopeHeader = 'x-page-scope';

/** The scope of a page: workspace, user and role. */
export const pageScope = ({ workspaceId, userId, role }: Member): string =>
  `${workspaceId}/${userId}/${role}`;

/**
 * Rejects a page whose `scope` has another workspace or person, after another tab has switched. Its actions must not
 * run in the new workspace. Requests without a scope pass. Throws Failure `elsewhere`.
 */
export function requirePageOf(scope: string | null, { workspaceId, userId }: Member): void {
  if (scope === null || scope.startsWith(`${workspaceId}/${userId}/`)) return;
  throw new Failure(
    'elsewhere',
    'You switched the workspace or account in another tab. Reload this page to continue.',
  );
}
