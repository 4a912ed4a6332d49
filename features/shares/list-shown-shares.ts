import { Failure } from '@/lib/base/failure';
import { isRelativeName } from '@/lib/data/ranges/relative-range';
import { describeSelection } from '@/lib/data/reporting/describe-selection';
import { isSharePage } from '@/lib/data/reporting/shared-page';
import { nowOf, type Workspace } from '@/lib/data/workspace';
import { listShares } from '@/lib/server/shares/list-shares';
import type { SharedView } from '@/lib/server/shares/new-share';
import { shareReaders } from './share-readers';
import type { ShownShare } from './shown-share';

/** Shares that a member may see and revoke, newest first. */
export async function listShownShares(workspace: Workspace): Promise<ShownShare[]> {
  const { db, member } = workspace;
  const now = nowOf(workspace);
  const shown: ShownShare[] = [];
  for (const { search, weekStart, ...row } of await listShares(db, member)) {
    const { page, createdAt, expiresAt, lastViewedAt } = row;
    if (!isSharePage(page)) continue;
    const view = { page, search, range: row.range, weekStart };
    shown.push({
      ...row,
      page,
      range: row.range !== null && isRelativeName(row.range) ? row.range : findFixedDays(search),
      filters: await readFilters(workspace, view, now),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt <= now,
      lastViewedAt: lastViewedAt?.toISOString() ?? null,
    });
  }
  return shown;
}

function findFixedDays(search: string) {
  const given = new URLSearchParams(search);
  const [from, to] = [given.get('from'), given.get('to')];
  return from === null || to === null ? null : { from, to };
}

/** The grouping and filters of a share. None if this version no longer knows one, as its page is then missing. */
async function readFilters(workspace: Workspace, view: SharedView, now: Date): Promise<string[]> {
  if (!isSharePage(view.page)) return [];
  try {
    const filters = shareReaders[view.page].filters(view, now);
    return await describeSelection(workspace, new URLSearchParams(view.search), filters);
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
