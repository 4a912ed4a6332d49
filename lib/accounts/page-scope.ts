import { Failure } from '@/lib/failure';
import type { Member } from './member';

/** Of each request of a page: for whom it was drawn. */
export const scopeHeader = 'x-page-scope';

/** For whom a page is drawn: a workspace, a person, and their role in it. */
export const pageScope = ({ workspaceId, userId, role }: Member): string =>
  `${workspaceId}/${userId}/${role}`;

/**
 * Refuses what a page asks whose `scope` is of another workspace or person: another tab has gone on to this one, and
 * what is meant for the one must not happen in the other. Requests that name none pass. Throws Failure `elsewhere`.
 */
export function requirePageOf(scope: string | null, { workspaceId, userId }: Member): void {
  if (scope === null || scope.startsWith(`${workspaceId}/${userId}/`)) return;
  throw new Failure(
    'elsewhere',
    'You switched the workspace or account in another tab. Reload this page to continue.',
  );
}
