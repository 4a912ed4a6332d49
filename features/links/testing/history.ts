import type { Db } from '@/lib/server/db/database';
import { memberships, users } from '@/lib/server/identity/schema';
import { createLink } from '../create-link';
import { historyQuerySchema } from '../history-query';
import { listLinks } from '../list-links';
import { createStandInApi } from './stand-in-api';
import { makeWorkspace } from './workspace';

export const query = (given: object = {}) => historyQuerySchema.parse(given);

/** Adds a creator to a workspace. Returns their id. */
export async function addCreator(db: Db, workspaceId: string): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@example.com`, name: 'Bea' })
    .returning();
  if (!user) throw new Error('No user was made.');
  await db.insert(memberships).values({ workspaceId, userId: user.id, role: 'creator' });
  return user.id;
}

/** Four links of two people in one workspace, and functions to create and find more. */
export async function createHistory(db: Db) {
  const owner = await makeWorkspace(db);
  const creatorId = await addCreator(db, owner.workspaceId);
  const { call } = createStandInApi();
  const make = (
    userId: string,
    productId: string,
    subid1?: string,
    title?: string,
    marketplace = 'marketplace.de',
  ) =>
    createLink({ db, call, owner: 'test' }, { ...owner, userId }, { productId, marketplace, subid1, title });
  await make(owner.userId, 'P1', 'bio', 'Blue 100% wool_hat');
  await make(owner.userId, 'P2', 'bio');
  await make(creatorId, 'P1', 'news');
  await make(creatorId, 'P3');
  const find = async (given: object, scope: { userId?: string } = {}) => {
    const page = await listLinks(
      db,
      { workspaceId: owner.workspaceId, ...scope },
      query(given),
      owner.userId,
    );
    return page.links.map(({ productId, subid1 }) => `${productId}/${subid1 ?? ''}`).sort();
  };
  return { ...owner, creatorId, make, find };
}
