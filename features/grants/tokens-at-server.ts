import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { createToken, tokenOrderSchema, tokens } from '@/lib/access/grants/tokens';
import { memberFields } from '@/lib/access/member-fields';
import { findUserByEmail } from '@/lib/access/sign-up';
import type { Environment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import { readInput } from '@/lib/contract/query-string';
import { english } from '@/lib/language/english';
import type { Db } from '@/lib/server/db/database';
import { memberships, users, workspaces } from '@/lib/server/identity/schema';
import { sendsMail } from '@/lib/server/mail/mailer';

const orderSchema = tokenOrderSchema.extend({
  name: tokenOrderSchema.shape.name.default('Created on the server'),
  email: z.string(),
  /** The name or id of a workspace. May be left out if the person has one. */
  workspace: z.string().optional(),
});

/** Creates a token for the person with this e-mail, on the server. Throws Failure. */
export async function createTokenAtServer(
  db: Db,
  environment: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM'>,
  given: unknown,
): Promise<{ token: string }> {
  const read = readInput(orderSchema, given);
  if (!read.ok) {
    const [issue] = read.issues;
    throw new Failure('invalid_input', `${issue?.field}: ${issue?.message}`);
  }
  const { email, workspace, ...order } = read.value;
  const making = { db, mail: sendsMail(environment) ? english : null };
  // The command runs on the server, so it needs no second factor.
  const maker = { ...(await findMembership(db, email, workspace)), hasFactor: true };
  const by = { userId: null, action: 'token.created.server' } as const;
  return { token: await createToken(making, maker, order, by) };
}

async function findMembership(db: Db, email: string, workspace: string | undefined) {
  const user = await findUserByEmail(db, email);
  if (!user) throw new Failure('not_found', `Nobody has an account with the e-mail ${email}.`);
  const all = await db
    .select(memberFields)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(eq(memberships.userId, user.id))
    .orderBy(workspaces.name);
  const found = all.filter(
    ({ workspaceId, workspaceName }) => !workspace || [workspaceId, workspaceName].includes(workspace),
  );
  const [only, ...more] = found;
  if (only && more.length === 0) return only;
  const names = all.map(({ workspaceName, workspaceId }) => `${workspaceName} (${workspaceId})`).join(', ');
  if (names === '') throw new Failure('conflict', `${email} is a member of no workspace.`);
  throw new Failure('conflict', `Name one workspace with --workspace, by its name or id: ${names}.`);
}

export const listedTokens = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    workspace: z.string(),
    name: z.string(),
    scopes: z.array(z.string()),
    lastFour: z.string(),
    expiresAt: z.coerce.date(),
    lastUsedAt: z.coerce.date().nullable(),
  }),
);

/** All tokens of this server that are not revoked. */
export async function listTokensAtServer(db: Db) {
  return (await tokens.list(db)).map(({ opens, ...token }) => ({ ...token, ...opens }));
}

/** Revokes a token, on the server. Throws Failure `not_found`. */
export async function revokeTokenAtServer(db: Db, given: unknown): Promise<void> {
  const { id } = z.strictObject({ id: z.string() }).parse(given);
  await tokens.revoke(db, id, undefined, { userId: null, action: 'token.revoked.server' });
}
