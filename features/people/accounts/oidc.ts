import { and, eq } from 'drizzle-orm';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { z } from 'zod';
import { recordAudit } from '@/lib/access/audit';
import { createOwnWorkspace } from '@/lib/access/create-workspace';
import { isEmail, normalizeEmail } from '@/lib/access/email';
import { endOtherSessions } from '@/lib/access/end-session';
import { findWorkspace } from '@/lib/access/find-workspace';
import { createUser, findUserByEmail } from '@/lib/access/sign-up';
import { listWorkspaces } from '@/lib/access/workspaces';
import type { Environment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import { createUpstreamLookup, type Resolve } from '@/lib/base/upstream-address';
import type { Db, Transaction } from '@/lib/server/db/database';
import { identities, memberships, passwords } from '@/lib/server/identity/schema';
import { acceptInvitation, findInvitation } from './invitations';

/** The claims of an OpenID token that are used. */
export const oidcProfileSchema = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().optional(),
});
type OidcProfile = z.infer<typeof oidcProfileSchema>;

type OidcSettings = Pick<
  Environment,
  'OIDC_ISSUER' | 'OIDC_DOMAINS' | 'OIDC_WORKSPACE' | 'OIDC_ROLE' | 'PASSWORD_SIGN_IN' | 'SIGN_UP'
>;

/** The configured OpenID provider, or undefined. */
export function oidcProvider(
  environment: Environment,
  resolve?: Resolve,
): OAuthConfig<OidcProfile> | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = environment;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined;
  return {
    id: 'oidc',
    name: 'Single sign-on',
    type: 'oauth',
    wellKnown: `${OIDC_ISSUER}/.well-known/openid-configuration`,
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    authorization: { params: { scope: 'openid email profile' } },
    idToken: true,
    httpOptions: { lookup: createUpstreamLookup(resolve) },
    checks: ['pkce', 'state', 'nonce'],
    profile: ({ sub, email, name }) => ({ id: sub, email, name }),
  };
}

/**
 * Returns the id of the person with this OpenID token. Issuer and subject identify people. A new person gets an
 * account, in the workspace of `invitation` (a token) if there is one. Throws Failure `forbidden` for people who are
 * not admitted, and `conflict` if an account with an unverified password sign-up already has the e-mail.
 */
export async function authenticateByOidc(
  db: Db,
  environment: OidcSettings,
  profile: OidcProfile,
  invitation?: string,
): Promise<string> {
  const { OIDC_ISSUER: issuer = '', OIDC_DOMAINS: domains } = environment;
  const { sub: subject, email = '', name = email } = profile;
  if (!isEmail(email) || profile.email_verified !== true) {
    throw new Failure('forbidden', 'Your sign-on service did not confirm your e-mail address.');
  }
  if (domains && !domains.includes(normalizeEmail(email).split('@')[1] ?? '')) {
    throw new Failure('forbidden', `Only e-mail addresses of ${domains.join(', ')} may sign in.`);
  }
  const [known] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  if (known) return known.userId;
  return db.transaction(async (tx) => {
    const existing = environment.PASSWORD_SIGN_IN === 'off' ? await takeOver(tx, email) : undefined;
    const userId = existing ?? (await createUser(tx, { name, email }));
    await tx.insert(identities).values({ issuer, subject, userId });
    if (!existing) await findHome(tx, environment, { userId, name, invitation });
    return userId;
  });
}

/**
 * Takes over the account with this e-mail for single sign-on. Undefined if there is none, or if it already has an
 * identity. Only while passwords are disabled; the account loses its password and sessions.
 */
async function takeOver(tx: Transaction, email: string): Promise<string | undefined> {
  const account = await findUserByEmail(tx, email);
  if (!account) return undefined;
  const { id: userId } = account;
  const [taken] = await tx.select().from(identities).where(eq(identities.userId, userId)).limit(1);
  if (taken) return undefined;
  await tx.delete(passwords).where(eq(passwords.userId, userId));
  await endOtherSessions(tx, userId);
  for (const { id: workspaceId } of await listWorkspaces(tx, userId)) {
    await recordAudit(tx, { workspaceId, userId, action: 'account.linked' });
  }
  return userId;
}

type Newcomer = { userId: string; name: string; invitation: string | undefined };

/** Adds a new person to a workspace: the one of the invitation, OIDC_WORKSPACE, or a new one. */
async function findHome(tx: Transaction, environment: OidcSettings, { userId, name, invitation }: Newcomer) {
  const { SIGN_UP, OIDC_WORKSPACE, OIDC_ROLE: role } = environment;
  if (SIGN_UP === 'off') throw new Failure('forbidden', 'New accounts are closed here.');
  if (invitation && (await findInvitation(tx, invitation))) {
    await acceptInvitation(tx, invitation, userId);
  } else if (OIDC_WORKSPACE) {
    const workspaceId = await findWorkspace(tx, OIDC_WORKSPACE);
    await tx.insert(memberships).values({ workspaceId, userId, role });
    await recordAudit(tx, { workspaceId, userId, action: 'member.joined' });
  } else if (SIGN_UP === 'open') {
    await createOwnWorkspace(tx, { name: `${name}’s workspace`, userId });
  } else {
    throw new Failure('forbidden', 'New accounts are closed here. Ask for an invitation.');
  }
}
