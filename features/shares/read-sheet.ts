import { Failure } from '@/lib/base/failure';
import { isSharePage } from '@/lib/data/reporting/shared-page';
import type { Workspace } from '@/lib/data/workspace';
import { allows } from '@/lib/server/accounts/member';
import { hasSellerKey } from '@/lib/server/connections/has-seller-key';
import type { Share } from '@/lib/server/grants/shares';
import { shareCapability, shareReaders } from './share-readers';
import type { Sheet } from './sheet';

/** Whether a share's member may see its page now. A workspace without a key shows no figures to its members either. */
export async function mayShow(
  { db, member }: Pick<Workspace, 'db' | 'member'>,
  share: Share,
): Promise<boolean> {
  return (
    isSharePage(share.opens.page) &&
    allows(member, shareCapability) &&
    (await hasSellerKey(db, member.workspaceId))
  );
}

/** What a share shows: stored figures alone. Undefined if its parameters are unknown to this version. Throws Failure. */
export async function readSheet(workspace: Workspace, share: Share): Promise<Sheet | undefined> {
  const { page } = share.opens;
  if (!isSharePage(page)) return undefined;
  const now = workspace.now?.() ?? new Date();
  try {
    return await shareReaders[page].read(workspace, share.opens, now);
  } catch (error) {
    if (error instanceof Failure && error.code === 'invalid_input') return undefined;
    throw error;
  }
}
