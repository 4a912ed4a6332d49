import { pages } from '@/features/pages/pages';
import type { Share } from '@/lib/access/grants/shares';
import { allows } from '@/lib/access/member';
import { Failure } from '@/lib/base/failure';
import { nowOf, type Workspace } from '@/lib/data/store/workspace';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';
import { asStored } from '@/lib/pages/address';
import { isSharePage } from '@/lib/pages/shared-page';
import { drawSheet } from './draw-sheet';
import { addressOf, readEachCurrency, toShare } from './shared-pages';
import type { Sheet } from './sheet';

/** Whether a share's member may see its page now. A workspace without a key shows no figures to its members either. */
export async function mayShow(
  { db, member }: Pick<Workspace, 'db' | 'member'>,
  { opens: { page } }: Share,
): Promise<boolean> {
  const mayRead = isSharePage(page) && allows(member, toShare) && allows(member, pages[page].allow);
  return mayRead && hasSellerKey(db, member.workspaceId);
}

/** What a share shows: stored figures alone. Undefined if its parameters are unknown to this version. Throws Failure. */
export async function readSheet(workspace: Workspace, { opens }: Share): Promise<Sheet | undefined> {
  if (!isSharePage(opens.page)) return undefined;
  const page = pages[opens.page];
  const now = nowOf(workspace);
  try {
    const address = addressOf(page, opens, now);
    return drawSheet(workspace.language, await readEachCurrency(page, asStored(workspace, now), address));
  } catch (error) {
    if (error instanceof Failure && error.code === 'invalid_input') return undefined;
    throw error;
  }
}
