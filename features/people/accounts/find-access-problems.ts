import { eq, notInArray } from 'drizzle-orm';
import { findWorkspace } from '@/lib/access/find-workspace';
import { checkPassword } from '@/lib/access/password';
import { findUserByEmail } from '@/lib/access/sign-up';
import { isSecure } from '@/lib/access/site';
import { type Environment, isDemoOn } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { memberships, users, workspaces } from '@/lib/server/identity/schema';
import { maySignUp } from './ways-in';

/** Settings that keep people from signing in: one sentence each, logged at startup. */
export async function findAccessProblems(db: Db, environment: Environment): Promise<string[]> {
  const problems = [
    findProxyProblem(environment),
    await findAdminProblem(db, environment),
    await findWorkspaceProblem(db, environment),
    await findEntryProblem(db, environment),
  ];
  return problems.filter((problem) => problem !== undefined);
}

/** This server speaks only HTTP, so an https APP_URL means there is a proxy. */
function findProxyProblem(environment: Environment): string | undefined {
  if (!isSecure(environment) || environment.TRUST_PROXY === 'on') return undefined;
  return 'TRUST_PROXY is off, so all visitors behind the proxy of APP_URL count as one. Set it to on if the proxy sends X-Forwarded-For.';
}

async function findAdminProblem(db: Db, environment: Environment): Promise<string | undefined> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, PASSWORD_SIGN_IN } = environment;
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD || PASSWORD_SIGN_IN === 'off') return undefined;
  const user = await findUserByEmail(db, ADMIN_EMAIL);
  if (!user || (await checkPassword(user.hash ?? undefined, ADMIN_PASSWORD))) return undefined;
  return `ADMIN_PASSWORD is ignored: ${user.email} has an account with another password. To set a new one, run npm run accounts -- reset ${user.email}`;
}

async function findWorkspaceProblem(db: Db, { OIDC_WORKSPACE }: Environment): Promise<string | undefined> {
  if (!OIDC_WORKSPACE) return undefined;
  try {
    await findWorkspace(db, OIDC_WORKSPACE);
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `OIDC_WORKSPACE is not the id or the name of exactly one workspace: nobody new can come in by single sign-on.`;
  }
}

async function findEntryProblem(db: Db, environment: Environment): Promise<string | undefined> {
  const { OIDC_ISSUER, OIDC_WORKSPACE, SIGN_UP } = environment;
  const newcomers = OIDC_ISSUER && (SIGN_UP === 'open' || (SIGN_UP === 'invited' && OIDC_WORKSPACE));
  if (isDemoOn(environment) || newcomers || maySignUp(environment, { invited: false })) return undefined;
  const visitors = db
    .select({ id: memberships.userId })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(eq(workspaces.demo, true));
  const [somebody] = await db
    .select({ id: users.id })
    .from(users)
    .where(notInArray(users.id, visitors))
    .limit(1);
  if (somebody) return undefined;
  return 'Nobody has an account and sign-up is closed. Set ADMIN_EMAIL and ADMIN_PASSWORD, or SIGN_UP=open.';
}
