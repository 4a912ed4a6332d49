import { Failure } from '@/lib/base/failure';
import { isRelativeName } from '@/lib/data/ranges/relative-range';
import { isSharePage } from '@/lib/data/reporting/shared-page';
import { describeFilters } from '@/lib/language/format/file-filters';
import type { Member } from '@/lib/server/accounts/member';
import type { Db } from '@/lib/server/db/database';
import { listShares } from '@/lib/server/shares/list-shares';
import type { SharedView } from '@/lib/server/shares/new-share';
import { shareReaders } from './share-readers';
import type { ShownShare } from './shown-share';

/** Shares that a member may see and revoke, newest first. */
export async function listShownShares(db: Db, member: Member, now = new Date()): Promise<ShownShare[]> {
  const rows = await listShares(db, member);
  return rows.flatMap(({ search, weekStart, ...row }) => {
    const { page, createdAt, expiresAt, lastViewedAt } = row;
    if (!isSharePage(page)) return [];
    const view = { page, search, range: row.range, weekStart };
    return {
      ...row,
      page,
      range: row.range !== null && isRelativeName(row.range) ? row.range : findFixedDays(search),
      filters: readFilters(view, now),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt <= now,
      lastViewedAt: lastViewedAt?.toISOString() ?? null,
    };
  });
}

function findFixedDays(search: string) {
  const given = new URLSearchParams(search);
  const [from, to] = [given.get('from'), given.get('to')];
  return from === null || to === null ? null : { from, to };
}

/** The filters of a share. None if this version no longer knows one, as its page is then missing. */
function readFilters(view: SharedView, now: Date): string[] {
  if (!isSharePage(view.page)) return [];
  try {
    return describeFilters(shareReaders[view.page].filters(view, now));
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
