import { z } from 'zod';
import { route } from '@/app/_server/route';
import { uuid } from '@/lib/contract/parameters';
import { dropKey, switchKey } from '@/lib/server/connections/manage-connections';

const params = z.object({ id: uuid });
const body = z.object({ inUse: z.literal(true) });

/** PATCH /api/connections/{id}: selects the key to use. */
export const PATCH = route({ allow: 'manage', params, body }, ({ member, params: { id } }, runtime) =>
  switchKey(runtime, member, id),
);

/** DELETE /api/connections/{id}: deletes a key permanently. */
export const DELETE = route({ allow: 'manage', params }, ({ member, params: { id } }, runtime) =>
  dropKey(runtime, member, id),
);
