import type { Environment } from '@/lib/base/environment';
import type { LiveOrder } from '@/lib/data/reporting/live-list';
import { type Member, requireCapability } from '@/lib/server/accounts/member';
import { writeLiveAddress } from '@/lib/server/accounts/site';
import type { Db } from '@/lib/server/db/database';
import { createAddress } from '@/lib/server/live/create-address';
import { liveLists } from './live-lists';
import { readParameters } from './live-parameters';

/**
 * Creates a live address, and returns it as a URL, once. Throws Failure `forbidden` for a list that the member may not
 * read, and the Failure of its parameters.
 */
export async function makeAddress(
  db: Db,
  member: Member,
  order: LiveOrder,
  environment: Pick<Environment, 'APP_URL' | 'PORT'>,
): Promise<{ url: string }> {
  const source = liveLists[order.list];
  requireCapability(member, source.allow, 'read');
  source.readFilters(readParameters(order, new Date()));
  return { url: writeLiveAddress(environment, await createAddress(db, member, order)) };
}
