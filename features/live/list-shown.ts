import { Failure } from '@/lib/base/failure';
import { toDay } from '@/lib/data/days';
import { isRelativeName } from '@/lib/data/ranges/relative-range';
import { describeSelection } from '@/lib/data/reporting/describe-selection';
import { nowOf, type Workspace } from '@/lib/data/workspace';
import { listAddresses } from '@/lib/server/live/list-addresses';
import type { LiveView } from '@/lib/server/live/new-address';
import { isLiveList, liveLists } from './live-lists';
import { findDays, readParameters } from './live-parameters';
import type { ShownAddress } from './shown-address';

/** Live addresses that a member may see and revoke, newest first. */
export async function listShown(workspace: Workspace): Promise<ShownAddress[]> {
  const { db, member } = workspace;
  const now = nowOf(workspace);
  const shown: ShownAddress[] = [];
  for (const row of await listAddresses(db, member)) {
    const { id, name, list, receipt, lastFour, email, createdAt, expiresAt, lastUsedAt } = row;
    if (!isLiveList(list)) continue;
    const { range } = row;
    shown.push({
      ...{ id, name, list, receipt, lastFour, email },
      range: range !== null && isRelativeName(range) ? range : findDays(row, toDay(now)),
      filters: await readFilters(workspace, row, now),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt <= now,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    });
  }
  return shown;
}

/** The grouping and filters of an address. None if this version no longer knows one, as a read of it says. */
async function readFilters(workspace: Workspace, view: LiveView, now: Date): Promise<string[]> {
  if (!isLiveList(view.list)) return [];
  try {
    const given = readParameters(view, now);
    return await describeSelection(workspace, given, liveLists[view.list].readFilters(given));
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
