import { z } from 'zod';
import { uuid } from '@/lib/contract/parameters';
import { listConnections } from '@/lib/gateway/connections/list-connections';
import { dropKey, storeKey, switchKey } from '@/lib/gateway/connections/manage-connections';
import { revealTrialKey } from '@/lib/gateway/connections/reveal-trial-key';
import { keyFamilies } from '@/lib/gateway/connections/schema';
import { operation } from './operation';

const params = z.object({ id: uuid });

/** The workspace's keys for the API. No answer has more of a stored key than its prefix and last four characters. */
export const connectionsApi = {
  'GET /api/connections': operation({
    summary: 'Lists stored API keys, never the keys themselves.',
    access: 'view',
    scope: 'settings:read',
    answer: async ({ db, id }) => ({ connections: await listConnections(db, id) }),
  }),
  'POST /api/connections': operation({
    summary: 'Stores an API key after the API has accepted it.',
    access: 'manage',
    scope: null,
    confirm: true,
    body: z.object({
      family: z.enum(keyFamilies),
      key: z.string().max(4_096),
      replaces: uuid.optional(),
    }),
    status: 201,
    answer: ({ db, member }, { body }, services) => storeKey({ ...services, db }, member, body),
  }),
  'PATCH /api/connections/{id}': operation({
    summary: 'Selects the stored API key to use.',
    access: 'manage',
    scope: null,
    confirm: true,
    params,
    body: z.object({ inUse: z.literal(true) }),
    answer: ({ db, member }, { params }, services) => switchKey({ ...services, db }, member, params.id),
  }),
  'DELETE /api/connections/{id}': operation({
    summary: 'Deletes a stored API key permanently.',
    access: 'manage',
    scope: null,
    confirm: true,
    params,
    answer: ({ db, member }, { params }, services) => dropKey({ ...services, db }, member, params.id),
  }),
  'POST /api/connections/trial-keys': operation({
    summary: 'Makes a key of the built-in platform for the API reference. It ends after 24 hours.',
    access: 'manage',
    scope: null,
    confirm: true,
    body: z.object({ family: z.enum(keyFamilies) }),
    status: 201,
    answer: async ({ db, member }, { body, caller: { network } }, services) => ({
      key: await revealTrialKey({ ...services, db }, member, body.family, network),
    }),
  }),
};
export type ConnectionsApi = typeof connectionsApi;
