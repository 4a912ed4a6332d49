import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import type { AnswersOrder } from '@/lib/api/order-api';
import { uuid } from '@/lib/contract/parameters';
import { revokeShare } from '@/lib/server/shares/revoke-share';
import { listShownShares } from './list-shown-shares';
import { makeShare } from './make-share';
import { shareOrderSchema } from './share-order';

/** Shared pages. They are read at /s, by their secret and without a session; no operation takes it. */
export const sharesApi = {
  'GET /api/shares': operation({
    summary: 'Lists shared pages, without their secrets.',
    access: 'self',
    scope: null,
    answer: async (workspace) => ({ shares: await listShownShares(workspace) }),
  }),
  'POST /api/shares': operation({
    summary: 'Shares a page with people without an account. Its secret is in this answer alone.',
    access: 'self',
    scope: null,
    confirm: true,
    body: shareOrderSchema,
    status: 201,
    answer: ({ db, member }, { body }, { environment }) => makeShare(db, member, body, environment),
  }),
  'DELETE /api/shares/{id}': operation({
    summary: 'Revokes a shared page.',
    access: 'self',
    scope: null,
    confirm: true,
    params: z.object({ id: uuid }),
    answer: ({ db, member }, { params }) => revokeShare(db, member, params.id),
  }),
} satisfies AnswersOrder<'POST /api/shares'>;
export type SharesApi = typeof sharesApi;
