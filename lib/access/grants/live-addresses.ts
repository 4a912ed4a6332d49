import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { receiptForms } from '@/lib/server/files/receipt';
import { defineGrant, type Found, isDueAgain } from './define-grant';
import { grants } from './schema';
import { storedView } from './stored-view';

const refreshEveryMs = 10 * 60_000;

const liveView = z.object({ list: z.string(), ...storedView, receipt: z.enum(receiptForms) });

/** What a live address shows. */
export type LiveView = z.output<typeof liveView>;
export type LiveAddress = Found<LiveView>;

export const liveAddresses = defineGrant({
  kind: 'live',
  prefix: 'pdl',
  quota: 'liveAddresses',
  audit: { made: 'live.created', revoked: 'live.revoked' },
  limit: {
    // A spreadsheet reads an address a few times an hour.
    perMinute: () => 60,
    refuse: (most, wait) =>
      `This live address is read more than ${most} times a minute. Wait ${wait} seconds.`,
  },
  opens: liveView,
  describe: ({ list }) => list,
  gone: 'This live address is revoked already.',
});

/** The answer to every address that does not work, so that it tells nothing about those that did. */
export const noAddress = (): Failure =>
  new Failure('not_found', 'This live address does not exist, or does not work any more.');

/** The live address with this secret. Throws Failure `not_found` unless it works. */
export async function findAddress(db: Db, secret: string, now?: Date): Promise<LiveAddress> {
  const found = await liveAddresses.find(db, secret, now);
  if (!found || found.ended) throw noAddress();
  return found;
}

/** Whether this read of an address may fetch from the API: at most one in ten minutes, also of several instances. */
export async function claimRefresh(db: Db, id: string, now = sharedNow()): Promise<boolean> {
  const claimed = await db
    .update(grants)
    .set({ refreshedAt: now })
    .where(and(eq(grants.id, id), isDueAgain(grants.refreshedAt, refreshEveryMs, now)))
    .returning({ id: grants.id });
  return claimed.length > 0;
}
