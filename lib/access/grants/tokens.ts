import { z } from 'zod';
import type { AuditAction } from '@/lib/access/audit-actions';
import { type Scope, scopes, scopesOf } from '@/lib/access/scopes';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { defineGrant, type Found, type Making } from './define-grant';
import { grantFields } from './grant-fields';
import type { Maker } from './grant-rules';

export const tokens = defineGrant({
  kind: 'token',
  prefix: 'pd',
  quota: 'tokens',
  audit: { made: 'token.created', revoked: 'token.revoked' },
  limit: {
    perMinute: ({ TOKEN_REQUESTS_PER_MINUTE }) => TOKEN_REQUESTS_PER_MINUTE,
    refuse: (most, wait) => `This API token sends more than ${most} requests a minute. Wait ${wait} seconds.`,
  },
  // A scope of another version is dropped.
  opens: z.object({
    scopes: z.array(z.string()).transform((stored) => scopes.filter((scope) => stored.includes(scope))),
  }),
  describe: ({ scopes }) => scopes.join(', '),
  gone: 'This token is revoked already, or its owner has left.',
});

/** What a person chooses for a token. */
export const tokenOrderSchema = z.object({
  ...grantFields({ missing: 'Enter a name for the token', days: 90 }),
  scopes: z
    .array(z.enum(scopes))
    .min(1, { error: 'Choose at least one scope' })
    .max(scopes.length, { error: `must have at most ${scopes.length} items` })
    .transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
});
type TokenOrder = z.output<typeof tokenOrderSchema>;

type By = { userId: string | null; action: Extract<AuditAction, `token.created${string}`> };

/** Creates a token for a member, and returns its only copy. Throws Failure `invalid_input` for a scope that the member's role cannot use. */
export async function createToken(
  making: Making,
  member: Maker,
  { scopes, ...order }: TokenOrder,
  by?: By,
): Promise<string> {
  const useless = scopes.find((scope) => !scopesOf(member).includes(scope));
  if (useless) {
    const issues = [{ field: 'scopes', message: `The role ${member.role} cannot use ${useless}` }];
    throw new Failure('invalid_input', 'Check the fields below.', { issues });
  }
  return tokens.make(making, member, { ...order, opens: { scopes } }, by);
}

/**
 * The token with a secret, and its member. Throws Failure `unauthenticated`, which says what is wrong with a token that we
 * made, and nothing about others.
 */
export async function findToken(db: Db, secret: string, now?: Date): Promise<Found<{ scopes: Scope[] }>> {
  const found = await tokens.find(db, secret, now);
  if (!found)
    throw new Failure('unauthenticated', 'This API token is not valid. Check that you copied all of it.');
  if (found.ended === 'revoked') throw new Failure('unauthenticated', 'This API token was revoked.');
  if (found.ended === 'expired') throw new Failure('unauthenticated', 'This API token has expired.');
  return found;
}
