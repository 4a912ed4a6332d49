import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { linkRequests } from '@/lib/data/store/links-schema';
import { bothDatabases } from '@/lib/testing/databases';
import { claimRequest, type LinkClaim, markOrphanedRequests } from './claim-request';
import { makeWorkspace } from './testing/workspace';

bothDatabases('a claim', (database) => {
  const claimBy = async (owner: string): Promise<LinkClaim> => {
    const { workspaceId } = await makeWorkspace(database().db);
    const claim = { workspaceId, digest: randomUUID(), attempt: randomUUID(), owner };
    expect(await claimRequest(database().db, claim, false)).toEqual({ kind: 'claimed' });
    return claim;
  };
  const askAnew = (claim: LinkClaim, again = false) =>
    claimRequest(database().db, { ...claim, attempt: randomUUID(), owner: 'another' }, again);

  it('becomes unknown when its process is known to be dead, and another’s does not', async () => {
    const left = await claimBy('dead');
    const held = await claimBy('alive');
    await markOrphanedRequests(database().db, 'dead');
    expect(await askAnew(left)).toMatchObject({ kind: 'unknown' });
    expect(await askAnew(held, true)).toMatchObject({ kind: 'busy' });
    expect(await askAnew(left, true)).toEqual({ kind: 'claimed' });
    expect(await askAnew(left, true)).toMatchObject({ kind: 'busy' });
  });

  it('reports how long it lasts at most if its process is not known to be dead', async () => {
    const { db } = database();
    const claim = await claimBy('silent');
    const held = await askAnew(claim);
    expect(held).toMatchObject({ kind: 'busy' });
    expect(held.kind === 'busy' && held.freeInSeconds).toBeGreaterThan(50);
    const past = (seconds: number) =>
      db
        .update(linkRequests)
        .set({ claimedAt: new Date(Date.now() - seconds * 1000) })
        .where(eq(linkRequests.digest, claim.digest));
    await past(40);
    const later = await askAnew(claim);
    expect(later.kind === 'busy' && later.freeInSeconds).toBeLessThanOrEqual(20);
    await past(61);
    expect(await askAnew(claim)).toMatchObject({ kind: 'unknown' });
  });
});
