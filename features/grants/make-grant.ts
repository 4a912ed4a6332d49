import { liveLists } from '@/features/live/live-lists';
import { readParameters } from '@/features/live/live-parameters';
import { pages } from '@/features/pages/pages';
import { addressOf, keepKnown, toShare } from '@/features/shares/shared-pages';
import type { Making } from '@/lib/access/grants/define-grant';
import type { Maker } from '@/lib/access/grants/grant-rules';
import { liveAddresses } from '@/lib/access/grants/live-addresses';
import { createShare } from '@/lib/access/grants/shares';
import { requireCapability } from '@/lib/access/member';
import { requireGoodPassword } from '@/lib/access/set-password';
import { writeLiveAddress, writeShareAddress } from '@/lib/access/site';
import { sharedNow } from '@/lib/base/clock';
import type { Environment } from '@/lib/base/environment';
import type { LiveOrder } from '@/lib/pages/live-list';
import type { ShareOrder } from '@/lib/pages/shared-page';

type Site = Pick<Environment, 'APP_URL' | 'PORT'>;

/**
 * Creates a live address, and returns it as a URL, once. Throws Failure `forbidden` for a list that the member may not
 * read, and the Failure of its parameters.
 */
export async function makeAddress(
  making: Making,
  member: Maker,
  { name, days, ...opens }: LiveOrder,
  site: Site,
): Promise<{ url: string }> {
  const source = liveLists[opens.list];
  requireCapability(member, source.allow, 'read');
  source.readFilters(readParameters(opens, sharedNow()));
  return { url: writeLiveAddress(site, await liveAddresses.make(making, member, { name, days, opens })) };
}

/**
 * Shares a page, and returns its URL, once. Throws Failure `forbidden` for a member who may not see the seller's data, and
 * `invalid_input` for wrong parameters or a weak password.
 */
export async function makeShare(
  making: Making,
  member: Maker,
  { name, days, password, ...view }: ShareOrder,
  site: Site,
): Promise<{ url: string }> {
  const page = pages[view.page];
  requireCapability(member, toShare, 'read');
  requireCapability(member, page.allow, 'read');
  const opens = keepKnown(page, view);
  page.filters(addressOf(page, opens, sharedNow()));
  if (password !== null) requireGoodPassword(password, '');
  return { url: writeShareAddress(site, await createShare(making, member, { name, days, password, opens })) };
}
