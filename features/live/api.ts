import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import type { AnswersOrder } from '@/lib/api/order-api';
import { uuid } from '@/lib/contract/parameters';
import { revokeAddress } from '@/lib/server/live/revoke-address';
import { listShown } from './list-shown';
import { liveOrderSchema } from './live-order';
import { makeAddress } from './make-address';

/** Live addresses. They are read at /api/live, by their secret and without a session. */
export const liveApi = {
  'GET /api/live-addresses': operation({
    summary: 'Lists live addresses, without their secrets.',
    access: 'self',
    scope: null,
    answer: async (workspace) => ({ addresses: await listShown(workspace) }),
  }),
  'POST /api/live-addresses': operation({
    summary: 'Makes a live address of a list or view. Its secret is in this answer alone.',
    access: 'self',
    scope: null,
    confirm: true,
    body: liveOrderSchema,
    status: 201,
    answer: ({ db, member }, { body }, { environment }) => makeAddress(db, member, body, environment),
  }),
  'DELETE /api/live-addresses/{id}': operation({
    summary: 'Revokes a live address.',
    access: 'self',
    scope: null,
    confirm: true,
    params: z.object({ id: uuid }),
    answer: ({ db, member }, { params }) => revokeAddress(db, member, params.id),
  }),
} satisfies AnswersOrder<'POST /api/live-addresses'>;
export type LiveApi = typeof liveApi;
