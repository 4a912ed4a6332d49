import { Failure } from '@/lib/base/failure';
import { toDay } from '@/lib/data/days';
import { isRelativeName } from '@/lib/data/ranges/relative-range';
import { describeFilters } from '@/lib/language/format/file-filters';
import type { Member } from '@/lib/server/accounts/member';
import type { Db } from '@/lib/server/db/database';
import { listAddresses } from '@/lib/server/live/list-addresses';
import type { LiveView } from '@/lib/server/live/new-address';
import { isLiveList, liveLists } from './live-lists';
import { findDays, readParameters } from './live-parameters';
import type { ShownAddress } from './shown-address';

/** Live addresses that a member may see and revoke, newest first. */
export async function listShown(db: Db, member: Member, now = new Date()): Promise<ShownAddress[]> {
  const rows = await listAddresses(db, member);
  return rows.flatMap((row) => {
    const { id, name, list, receipt, lastFour, email, createdAt, expiresAt, lastUsedAt } = row;
    if (!isLiveList(list)) return [];
    const { range } = row;
    return {
      ...{ id, name, list, receipt, lastFour, email },
      range: range !== null && isRelativeName(range) ? range : findDays(row, toDay(now)),
      filters: readFilters(row, now),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt <= now,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    };
  });
}

/** The filters of an address. None if this version no longer knows one, as a read of it says. */
function readFilters(view: LiveView, now: Date): string[] {
  if (!isLiveList(view.list)) return [];
  try {
    return describeFilters(liveLists[view.list].readFilters(readParameters(view, now)));
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
