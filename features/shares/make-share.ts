import type { Environment } from '@/lib/base/environment';
import type { ShareOrder } from '@/lib/data/reporting/shared-page';
import { type Member, requireCapability } from '@/lib/server/accounts/member';
import { requireGoodPassword } from '@/lib/server/accounts/set-password';
import { writeShareAddress } from '@/lib/server/accounts/site';
import type { Db } from '@/lib/server/db/database';
import { createShare } from '@/lib/server/shares/create-share';
import { shareReaders } from './share-readers';

/** Every page that can be shared shows the seller's data. */
export const shareCapability = 'view';

/**
 * Shares a page, and returns its URL, once. Throws Failure `forbidden` for a member who may not see it, and
 * `invalid_input` for wrong parameters or a weak password.
 */
export async function makeShare(
  db: Db,
  member: Member,
  order: ShareOrder,
  environment: Pick<Environment, 'APP_URL' | 'PORT'>,
): Promise<{ url: string }> {
  requireCapability(member, shareCapability, 'read');
  const { page, search, range, weekStart, ...chosen } = order;
  const view = shareReaders[page].accept({ page, search, range, weekStart }, new Date());
  if (chosen.password !== null) requireGoodPassword(chosen.password, '');
  return { url: writeShareAddress(environment, await createShare(db, member, { ...view, ...chosen })) };
}
