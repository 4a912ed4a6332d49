import { z } from 'zod';
import type { Making } from '@/lib/access/grants/define-grant';
import { daysField } from '@/lib/access/grants/grant-fields';
import { type Maker, readGrantRules, setGrantRules } from '@/lib/access/grants/grant-rules';
import { liveAddresses } from '@/lib/access/grants/live-addresses';
import { shares } from '@/lib/access/grants/shares';
import { createToken, tokenOrderSchema, tokens } from '@/lib/access/grants/tokens';
import { type Input, operation } from '@/lib/api/operation';
import type { AnswersOrders } from '@/lib/api/order-api';
import type { Services } from '@/lib/api/services';
import { uuid } from '@/lib/contract/parameters';
import type { Workspace } from '@/lib/data/store/workspace';
import { listAddresses, listShares, listTokens } from './list-grants';
import { makeAddress, makeShare } from './make-grant';
import { liveOrderSchema, shareOrderSchema } from './orders';

/** Each member has their own, and no token makes, lists or revokes one. */
const own = { access: 'self', scope: null } as const;
const params = z.object({ id: uuid });

/** Who makes a grant, and in which language they are told. */
const makerOf = (
  { db, member, language }: Workspace,
  { caller }: Pick<Input<undefined, undefined, undefined>, 'caller'>,
  { mailer }: Services,
): [Making, Maker] => [
  { db, mail: mailer ? language : null },
  { ...member, hasFactor: caller.hasFactor },
];

/** API tokens, live addresses and shared pages. No operation takes the secret of the last two: they are read at /api/live and /s. */
export const grantsApi = {
  'GET /api/grant-rules': operation({
    ...own,
    summary: 'Answers what the workspace allows of new tokens, live addresses and shared pages.',
    answer: ({ db, id }) => readGrantRules(db, id),
  }),
  'PUT /api/grant-rules': operation({
    ...own,
    access: 'own',
    summary: 'Changes what the workspace allows of new tokens, live addresses and shared pages.',
    confirm: true,
    body: z.strictObject({ secondFactor: z.boolean(), longestDays: daysField }),
    answer: ({ db, member }, { body }) => setGrantRules(db, member, body),
  }),
  'GET /api/tokens': operation({
    ...own,
    summary: 'Lists API tokens, without their secrets.',
    answer: async (workspace) => ({ tokens: await listTokens(workspace) }),
  }),
  'POST /api/tokens': operation({
    ...own,
    summary: 'Creates an API token. It is in this answer alone.',
    confirm: true,
    body: tokenOrderSchema,
    status: 201,
    answer: async (...given) => ({ token: await createToken(...makerOf(...given), given[1].body) }),
  }),
  'DELETE /api/tokens/{id}': operation({
    ...own,
    summary: 'Revokes an API token.',
    confirm: true,
    params,
    answer: ({ db, member }, { params }) => tokens.revoke(db, params.id, member),
  }),
  'GET /api/live-addresses': operation({
    ...own,
    summary: 'Lists live addresses, without their secrets.',
    answer: async (workspace) => ({ addresses: await listAddresses(workspace) }),
  }),
  'POST /api/live-addresses': operation({
    ...own,
    summary: 'Makes a live address of a list or view. Its secret is in this answer alone.',
    confirm: true,
    body: liveOrderSchema,
    status: 201,
    answer: (...given) => makeAddress(...makerOf(...given), given[1].body, given[2].environment),
  }),
  'DELETE /api/live-addresses/{id}': operation({
    ...own,
    summary: 'Revokes a live address.',
    confirm: true,
    params,
    answer: ({ db, member }, { params }) => liveAddresses.revoke(db, params.id, member),
  }),
  'GET /api/shares': operation({
    ...own,
    summary: 'Lists shared pages, without their secrets.',
    answer: async (workspace) => ({ shares: await listShares(workspace) }),
  }),
  'POST /api/shares': operation({
    ...own,
    summary: 'Shares a page with people without an account. Its secret is in this answer alone.',
    confirm: true,
    body: shareOrderSchema,
    status: 201,
    answer: (...given) => makeShare(...makerOf(...given), given[1].body, given[2].environment),
  }),
  'DELETE /api/shares/{id}': operation({
    ...own,
    summary: 'Revokes a shared page.',
    confirm: true,
    params,
    answer: ({ db, member }, { params }) => shares.revoke(db, params.id, member),
  }),
} satisfies AnswersOrders;
export type GrantsApi = typeof grantsApi;
