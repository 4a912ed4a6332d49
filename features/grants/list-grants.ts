import { isLiveList, liveLists } from '@/features/live/live-lists';
import { findDays, readParameters } from '@/features/live/live-parameters';
import { pages } from '@/features/pages/pages';
import { addressOf } from '@/features/shares/shared-pages';
import { readGrantRules } from '@/lib/access/grants/grant-rules';
import { liveAddresses } from '@/lib/access/grants/live-addresses';
import { shares } from '@/lib/access/grants/shares';
import { tokens } from '@/lib/access/grants/tokens';
import { Failure } from '@/lib/base/failure';
import { nowOf, type Workspace } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import { isRelativeName } from '@/lib/data/terms/ranges/relative-range';
import type { FileFilters } from '@/lib/language/format/file-filters';
import { describeSelection } from '@/lib/pages/describe-selection';
import { isSharePage } from '@/lib/pages/shared-page';
import type { ShownAddress, ShownGrant, ShownShare, ShownToken } from './shown-grant';

const dayMs = 86_400_000;

type Row = Awaited<ReturnType<typeof tokens.list>>[number];
type Shown = { now: Date; longestDays: number };

async function readShown(workspace: Workspace): Promise<Shown> {
  const { longestDays } = await readGrantRules(workspace.db, workspace.id);
  return { now: nowOf(workspace), longestDays };
}

const show = (row: Omit<Row, 'opens'>, { now, longestDays }: Shown): ShownGrant => ({
  id: row.id,
  name: row.name,
  lastFour: row.lastFour,
  email: row.email,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  expired: row.expiresAt <= now,
  longerThan: row.expiresAt.getTime() - row.createdAt.getTime() > longestDays * dayMs ? longestDays : null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastUsedFrom: row.lastUsedFrom,
});

/** API tokens that a member may see and revoke, newest first. */
export async function listTokens(workspace: Workspace): Promise<ShownToken[]> {
  const shown = await readShown(workspace);
  const rows = await tokens.list(workspace.db, workspace.member);
  return rows.map(({ opens, ...row }) => ({ ...show(row, shown), ...opens }));
}

/** Live addresses that a member may see and revoke, newest first. */
export async function listAddresses(workspace: Workspace): Promise<ShownAddress[]> {
  const shown = await readShown(workspace);
  const listed: ShownAddress[] = [];
  for (const { opens, ...row } of await liveAddresses.list(workspace.db, workspace.member)) {
    const { list, receipt } = opens;
    if (!isLiveList(list)) continue;
    const given = readParameters(opens, shown.now);
    const view = await describe(workspace, opens, () => ({
      search: given,
      filters: liveLists[list].readFilters(given),
    }));
    listed.push({ ...show(row, shown), list, receipt, ...view });
  }
  return listed;
}

/** Shared pages that a member may see and revoke, newest first. */
export async function listShares(workspace: Workspace): Promise<ShownShare[]> {
  const shown = await readShown(workspace);
  const listed: ShownShare[] = [];
  for (const { opens, ...row } of await shares.list(workspace.db, workspace.member)) {
    const { page } = opens;
    if (!isSharePage(page)) continue;
    const view = await describe(workspace, opens, () => {
      const address = addressOf(pages[page], opens, shown.now);
      return { search: address.search, filters: pages[page].filters(address) };
    });
    const grant = show(row, shown);
    const { uses: views, locked } = row;
    listed.push({ ...grant, lastViewedAt: grant.lastUsedAt, views, locked, page, ...view });
  }
  return listed;
}

/** The days and filters of a view. No filters if this version no longer knows one, as a read of it says. */
async function describe(
  workspace: Workspace,
  view: Parameters<typeof findDays>[0],
  read: () => { search: URLSearchParams; filters: FileFilters },
): Promise<Pick<ShownShare, 'range' | 'filters'>> {
  const { range } = view;
  const days = range !== null && isRelativeName(range) ? range : findDays(view, toDay(nowOf(workspace)));
  try {
    const { search, filters } = read();
    return { range: days, filters: await describeSelection(workspace, search, filters) };
  } catch (error) {
    if (error instanceof Failure) return { range: days, filters: [] };
    throw error;
  }
}
