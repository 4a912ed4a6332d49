import { z } from 'zod';
import { hashPassword } from '@/lib/access/password';
import type { Db } from '@/lib/server/db/database';
import { defineGrant, type Found, type Making } from './define-grant';
import type { Maker } from './grant-rules';
import { storedView } from './stored-view';

const sharedView = z.object({ page: z.string(), ...storedView });

/** What a shared page shows. */
export type SharedView = z.output<typeof sharedView>;
export type Share = Found<SharedView>;

export const shares = defineGrant({
  kind: 'share',
  prefix: 'pds',
  quota: 'shares',
  audit: { made: 'share.created', revoked: 'share.revoked' },
  limit: {
    // Of a network, whose people open a few pages. A page reads figures, which costs more than a file of the build.
    perMinute: () => 60,
    refuse: (_, wait) => `Too many pages were opened from this network. Wait ${wait} seconds.`,
  },
  opens: sharedView,
  describe: ({ page }) => page,
  gone: 'This shared page is revoked already.',
});

/** What a person chooses for a share. `password`: null for none. */
type NewShare = { opens: SharedView; name: string; days: number; password: string | null };

/** Shares a page of a member. Only the hash of its password is stored. */
export async function createShare(
  making: Making,
  member: Maker,
  { password, ...share }: NewShare,
): Promise<string> {
  const passwordHash = password === null ? null : await hashPassword(password);
  return shares.make(making, member, { ...share, passwordHash });
}

/** The share with this secret; undefined unless it works. */
export async function findShare(db: Db, secret: string, now?: Date): Promise<Share | undefined> {
  const found = await shares.find(db, secret, now);
  return found?.ended ? undefined : found;
}
