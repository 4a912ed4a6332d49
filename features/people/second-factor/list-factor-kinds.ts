import { eq } from 'drizzle-orm';
import { ofPersonWithApp, ofPersonWithPasskey } from '@/lib/access/has-factor';
import type { Db } from '@/lib/server/db/database';
import { memberships, users } from '@/lib/server/identity/schema';

/** Which second factors a person has. */
export type FactorKinds = 'both' | 'app' | 'passkey' | 'none';

/** Which second factors each member of a workspace has, by user id. Says no more of them: it is for owners. */
export async function listFactorKinds(db: Db, workspaceId: string): Promise<Map<string, FactorKinds>> {
  const members = await db
    .select({ userId: users.id, app: ofPersonWithApp(users.id), passkey: ofPersonWithPasskey(users.id) })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId));
  return new Map(members.map(({ userId, app, passkey }) => [userId, nameKinds(app, passkey)]));
}

function nameKinds(app: boolean, passkey: boolean): FactorKinds {
  if (app) return passkey ? 'both' : 'app';
  return passkey ? 'passkey' : 'none';
}
