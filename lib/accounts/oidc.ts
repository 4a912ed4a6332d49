import { and, eq } from 'drizzle-orm';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { z } from 'zod';
import type { Db } from '@/lib/db/database';
import type { Environment } from '@/lib/environment';
import { Failure } from '@/lib/failure';
import { recordAudit } from './audit';
import { createWorkspace } from './create-workspace';
import { isEmail } from './email';
import { identities } from './schema';
import { createUser } from './sign-up';

/** What we read of an OpenID token. */
export const oidcProfileSchema = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});
export type OidcProfile = z.infer<typeof oidcProfileSchema>;

/** The OpenID provider of the environment; undefined where none is set. */
export function oidcProvider(environment: Environment): OAuthConfig<OidcProfile> | undefined {
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
    checks: ['pkce', 'state', 'nonce'],
    profile: ({ sub, email, name }) => ({ id: sub, email, name }),
  };
}

/**
 * Gives the id of the person behind an OpenID token, made with a workspace at first sight. Known by issuer and
 * subject alone: an e-mail that already has an account here is refused, since whoever made that account never proved
 * that the e-mail is theirs. Throws Failure `forbidden`.
 */
export async function authenticateByOidc(db: Db, issuer: string, profile: OidcProfile): Promise<string> {
  const [known] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, profile.sub)));
  if (known) return known.userId;
  const { email = '', name } = profile;
  if (!isEmail(email) || profile.email_verified === false) {
    throw new Failure('forbidden', 'Your sign-on service did not confirm your e-mail address.');
  }
  const workspaceName = `${name ?? email}’s workspace`;
  return db.transaction(async (tx) => {
    const userId = await createUser(tx, { name: name ?? email, email });
    await tx.insert(identities).values({ issuer, subject: profile.sub, userId });
    const workspaceId = await createWorkspace(tx, { name: workspaceName, ownerId: userId });
    await recordAudit(tx, { workspaceId, userId, action: 'workspace.created', subject: workspaceName });
    return userId;
  });
}
