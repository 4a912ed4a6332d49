import type { AuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { endSession } from '@/lib/access/end-session';
import { findMember } from '@/lib/access/find-member';
import { hasFactor } from '@/lib/access/has-factor';
import { idleSeconds, sessionSeconds } from '@/lib/access/session-token';
import { isSecure, siteUrl } from '@/lib/access/site';
import { startSession } from '@/lib/access/start-session';
import type { Visitor } from '@/lib/access/visitor';
import { type Environment, isDemoOn } from '@/lib/base/environment';
import { Failure, type FailureCode, toFailure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import type { Secrets } from '@/lib/base/secrets';
import type { Db } from '@/lib/server/db/database';
import { describeAuthCookies } from './auth-cookies';
import { authLogger } from './auth-logger';
import { authenticateByPassword, authenticateDemo } from './authenticate';
import { readCallbackPath } from './callback-path';
import { authenticateByOidc, oidcProfileSchema, oidcProvider } from './oidc';

type Hooks = {
  /** Called after a password sign-in. */
  remember: (userId: string) => Promise<void>;
  /** Where to redirect. A new user with an invitation goes to its page. */
  callbackUrl?: string | undefined;
};

/**
 * next-auth options for one request. Tokens contain only a session id; the database decides whether the session is
 * active.
 */
export function createAuthOptions(
  { db, environment, secrets }: { db: Db; environment: Environment; secrets: Secrets },
  visitor: Visitor,
  { remember, callbackUrl }: Hooks,
): AuthOptions {
  const oidc = oidcProvider(environment);
  const site = siteUrl(environment);
  const invitation = /^\/invite\/([\w-]+)$/.exec(toOwnPath(callbackUrl ?? '', site))?.[1];
  const refuseFactor = async (userId: string) => {
    if (!(await hasFactor(db, userId))) return userId;
    // Only the sign-in page asks for the factor. Here the answer must not tell that the password is right.
    throw new Failure('unauthenticated', 'Wrong e-mail or password.');
  };
  const identify = (profile: unknown) =>
    authenticateByOidc(db, environment, oidcProfileSchema.parse(profile), invitation);
  return {
    secret: secrets.session,
    useSecureCookies: isSecure(environment),
    cookies: describeAuthCookies(isSecure(environment)),
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    // The token's age does not follow the cookie's.
    jwt: { maxAge: sessionSeconds },
    pages: { signIn: '/sign-in', signOut: '/sign-in', error: '/sign-in' },
    providers: [
      ...(environment.PASSWORD_SIGN_IN === 'on'
        ? [
            Credentials({
              id: 'password',
              credentials: { email: {}, password: {} },
              authorize: (sent) => {
                const given = { email: sent?.email ?? '', password: sent?.password ?? '' };
                return toUser(authenticateByPassword(db, given, visitor).then(refuseFactor));
              },
            }),
          ]
        : []),
      ...(isDemoOn(environment)
        ? [
            Credentials({
              id: 'demo',
              credentials: {},
              authorize: () => toUser(authenticateDemo(db, environment, visitor)),
            }),
          ]
        : []),
      ...(oidc ? [oidc] : []),
    ],
    callbacks: {
      async signIn({ account, profile }) {
        if (account?.provider !== 'oidc') return true;
        try {
          await identify(profile);
          return true;
        } catch (error) {
          return `/sign-in?error=${toCode(error)}`;
        }
      },
      async jwt({ token, user, account, profile }) {
        if (!user) return token;
        const singleSignOn = account?.provider === 'oidc';
        const userId = singleSignOn ? await identify(profile) : user.id;
        const sid = await startSession(db, userId, visitor, { singleSignOn });
        if (account?.provider === 'password') await remember(userId);
        return { sid };
      },
      async session({ token }) {
        const member = typeof token.sid === 'string' ? await findMember(db, token.sid) : undefined;
        return {
          expires: new Date(Date.now() + idleSeconds * 1000).toISOString(),
          user: member ? { name: member.name, email: member.email } : undefined,
        };
      },
      redirect: ({ url }) => toOwnPath(url, site),
    },
    events: {
      async signOut({ token }) {
        if (typeof token?.sid === 'string') await endSession(db, token.sid);
      },
    },
    logger: authLogger,
  };
}

/**
 * Converts to next-auth's convention: null for wrong credentials, and an error with one of our codes as its message.
 */
async function toUser(userId: Promise<string>): Promise<{ id: string } | null> {
  try {
    return { id: await userId };
  } catch (error) {
    const code = toCode(error);
    if (code === 'unauthenticated') return null;
    throw new Error(code);
  }
}

/** The code that may appear in the URL. next-auth would put the message there, which is only for the log. */
function toCode(error: unknown): FailureCode {
  if (error instanceof Failure && error.status < 500) return error.code;
  log.error({ error }, 'a sign-in failed');
  const { code } = toFailure(error);
  return code === 'database_down' || code === 'disk_full' ? code : 'internal';
}

/** Redirects only to a path of this site, also if given as an absolute URL. */
function toOwnPath(url: string, site: string): string {
  return readCallbackPath(url.startsWith(`${site}/`) ? url.slice(site.length) : url);
}
