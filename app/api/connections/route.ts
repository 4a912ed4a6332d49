import { z } from 'zod';
import { route } from '@/app/_server/route';
import { uuid } from '@/lib/contract/parameters';
import { listConnections } from '@/lib/server/connections/list-connections';
import { storeKey } from '@/lib/server/connections/manage-connections';
import { keyFamilies } from '@/lib/server/connections/schema';
import { respondJson } from '@/lib/server/http/failure-response';

/** GET /api/connections: the workspace's stored keys, as prefix and last four characters. */
export const GET = route({ allow: 'view' }, async ({ member, db }) => ({
  connections: await listConnections(db, member.workspaceId),
}));

const body = z.object({
  family: z.enum(keyFamilies),
  key: z.string().max(4_096),
  replaces: uuid.optional(),
});

/** POST /api/connections: stores a key after the API has accepted it. */
export const POST = route({ allow: 'manage', body }, async ({ member, body: given }, runtime) =>
  respondJson(await storeKey(runtime, member, given), { status: 201 }),
);
