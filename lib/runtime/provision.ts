import { and, eq, sql } from 'drizzle-orm';
import type { Cost } from '@/features/costs/cost-shape';
import { recordDemoCosts } from '@/features/costs/record-demo-costs';
import { type DemoPartner, recordDemoDesk } from '@/features/desk/record-demo-desk';
import type { Goal } from '@/features/goals/goal-shape';
import { recordDemoGoals } from '@/features/goals/record-demo-goals';
import { type DemoGroup, recordDemoGroups } from '@/features/groups/record-demo-groups';
import { type DemoLink, recordDemoLinks } from '@/features/links/record-demo-links';
import type { Margin } from '@/features/profit/margin-shape';
import { recordDemoMargins } from '@/features/profit/record-demo-margins';
import { createWorkspace } from '@/lib/access/create-workspace';
import { normalizeEmail } from '@/lib/access/email';
import { checkPassword, hashPassword } from '@/lib/access/password';
import { createUser, findUserByEmail } from '@/lib/access/sign-up';
import { type Environment, isDemoOn } from '@/lib/base/environment';
import { log } from '@/lib/base/log';
import type { KeyFamily } from '@/lib/contract/operations';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { removeConnection } from '@/lib/gateway/connections/change-connections';
import { isKeyOf } from '@/lib/gateway/connections/connection-in-use';
import { renewStoredKeys } from '@/lib/gateway/connections/renew-stored-keys';
import { connections } from '@/lib/gateway/connections/schema';
import type { Vault } from '@/lib/gateway/connections/vault';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { memberships, passwords, workspaces } from '@/lib/server/identity/schema';
import { assignApi } from './assign-api';

/** The embedded platform's keys of the demo's seller and creator. */
type DemoKeys = { sellerKey: string; creatorToken: string };

type Parts = {
  db: Db;
  vault: Vault;
  environment: Environment;
  /**
   * Creates keys of the embedded platform, and checks whether one is still valid. Undefined without an embedded
   * platform. These and the lists below read the platform in the transaction of the demo.
   */
  demoKeys?: {
    mint: (db: Db) => Promise<DemoKeys>;
    isLive: (db: Db, family: KeyFamily, key: string) => Promise<boolean>;
  };
  /** The demo creator's links on the embedded platform. */
  demoLinks?: (db: Db) => Promise<DemoLink[]>;
  /** The demo seller's margins on the embedded platform. */
  demoMargins?: (db: Db) => Promise<Margin[]>;
  /** The demo seller's costs beside commission on the embedded platform. */
  demoCosts?: (db: Db) => Promise<Cost[]>;
  /** The demo seller's groups with chosen members on the embedded platform. */
  demoGroups?: (db: Db) => Promise<DemoGroup[]>;
  /** Partners and recruits on the demo seller's desk. */
  demoPartners?: (db: Db) => Promise<DemoPartner[]>;
  /** The demo seller's goals on the embedded platform. */
  demoGoals?: (db: Db) => Promise<Goal[]>;
};

const demoEmail = 'demo@partnerdeck.example';
const demoCreator = { name: 'Mara Lindqvist', email: 'mara@partnerdeck.example' };

/** The same lock id in every instance, so that they run one after another. */
const provisionLock = 7_261_192;

/** Sets up the demo and the configured workspace in one transaction. Idempotent, also for concurrent calls. */
export async function provision(parts: Parts): Promise<void> {
  await parts.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${provisionLock})`);
    const inside = { ...parts, db: tx };
    await assignApi(tx);
    await renewStoredKeys(tx, parts.vault);
    if (isDemoOn(parts.environment)) await provisionDemo(inside);
    await provisionAdmin(inside);
  });
}

async function provisionDemo({
  db,
  vault,
  demoKeys,
  demoLinks,
  demoMargins,
  demoCosts,
  demoGroups = async () => [],
  demoPartners,
  demoGoals,
}: Parts): Promise<void> {
  const userId = await ensureUser(db, { name: 'Demo visitor', email: demoEmail });
  const [found] = await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.demo, true));
  const workspaceId = found?.id ?? (await createWorkspace(db, { name: 'Demo', ownerId: userId, demo: true }));
  await provisionDemoCreator(db, { workspaceId, ownerId: userId }, (await demoLinks?.(db)) ?? []);
  await recordDemoGroups(db, { workspaceId, userId }, () => demoGroups(db));
  if (demoMargins) await recordDemoMargins(db, { workspaceId, userId }, () => demoMargins(db));
  if (demoCosts) await recordDemoCosts(db, { workspaceId, userId }, () => demoCosts(db));
  if (demoPartners) await recordDemoDesk(db, { workspaceId, userId }, () => demoPartners(db));
  if (demoGoals) await recordDemoGoals(db, { workspaceId, userId }, () => demoGoals(db));
  if (!demoKeys) return;
  for (const { id, family, jwe } of await listProvisioned(db, workspaceId)) {
    const key = await vault.open(jwe, { workspaceId, connectionId: id }).catch(() => undefined);
    const live = key !== undefined && (await demoKeys.isLive(db, family, key));
    if (!live) await removeConnection(db, workspaceId, id);
  }
  const missing = await listMissingFamilies(db, workspaceId);
  if (missing.length === 0) return;
  const { sellerKey, creatorToken } = await demoKeys.mint(db);
  const keys = { seller: sellerKey, creator: creatorToken };
  for (const family of missing) {
    await addConnection(db, vault, { workspaceId, family, key: keys[family], provisioned: true });
  }
}

/** A member with the creator role who sees earnings. She and the visitor have links with sales. */
async function provisionDemoCreator(
  db: Db,
  { workspaceId, ownerId }: { workspaceId: string; ownerId: string },
  links: readonly DemoLink[],
): Promise<void> {
  const userId = await ensureUser(db, demoCreator);
  await db.insert(memberships).values({ workspaceId, userId, role: 'creator' }).onConflictDoNothing();
  await db.update(workspaces).set({ creatorEarnings: true }).where(eq(workspaces.id, workspaceId));
  await recordDemoLinks(db, { workspaceId, makers: [ownerId, userId] }, links);
}

async function provisionAdmin(parts: Parts): Promise<void> {
  const { db, environment } = parts;
  const { ADMIN_EMAIL, ADMIN_PASSWORD, SELLER_API_KEY, CREATOR_ACCESS_TOKEN } = environment;
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return;
  const known = await findUserByEmail(db, ADMIN_EMAIL);
  const hash = known ? undefined : await hashPassword(ADMIN_PASSWORD);
  const userId = known?.id ?? (await ensureUser(db, { name: 'Administrator', email: ADMIN_EMAIL, hash }));
  const [found] = await db
    .select({ id: memberships.workspaceId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.role, 'owner')))
    .orderBy(memberships.joinedAt)
    .limit(1);
  const workspaceId = found?.id ?? (await createWorkspace(db, { name: 'Workspace', ownerId: userId }));
  // A person who signed up with this address before it was configured does not get the keys.
  const ours = (await db.$count(connections, isProvisioned(workspaceId))) > 0;
  if (known && !ours && !(await hasPassword(db, userId, ADMIN_PASSWORD))) {
    log.warn(
      'ADMIN_EMAIL has an account with another password; the keys of the environment are not put there.',
    );
    return;
  }
  await provisionFamily(parts, workspaceId, 'seller', SELLER_API_KEY);
  await provisionFamily(parts, workspaceId, 'creator', CREATOR_ACCESS_TOKEN);
}

async function hasPassword(db: Db, userId: string, password: string): Promise<boolean> {
  const [row] = await db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.userId, userId));
  return checkPassword(row?.hash, password);
}

/** Stores the environment's key in place of the previous one. A key that a person selected stays. */
async function provisionFamily(
  { db, vault }: Parts,
  workspaceId: string,
  family: KeyFamily,
  key: string | undefined,
): Promise<void> {
  if (!key) return;
  const rows = await db.select().from(connections).where(isKeyOf(workspaceId, family));
  const old = rows.find(({ provisioned }) => provisioned);
  if (!old) {
    if (rows.length === 0) await addConnection(db, vault, { workspaceId, family, key, provisioned: true });
    return;
  }
  const current = await vault.open(old.jwe, { workspaceId, connectionId: old.id }).catch(() => undefined);
  if (current === key) return;
  await addConnection(db, vault, { workspaceId, family, key, provisioned: true, spare: !old.inUse });
  await removeConnection(db, workspaceId, old.id);
}

async function ensureUser(
  db: Db,
  user: { name: string; email: string; hash?: string | undefined },
): Promise<string> {
  const found = await findUserByEmail(db, user.email);
  return found?.id ?? createUser(db, { ...user, email: normalizeEmail(user.email) });
}

/** Created at startup, for any API. */
const isProvisioned = (workspaceId: string) =>
  and(eq(connections.workspaceId, workspaceId), eq(connections.provisioned, true));

function listProvisioned(db: Db, workspaceId: string) {
  return db
    .select({ id: connections.id, family: connections.family, jwe: connections.jwe })
    .from(connections)
    .where(and(isProvisioned(workspaceId), isOfApiInUse(connections.api)));
}

async function listMissingFamilies(db: Db, workspaceId: string): Promise<KeyFamily[]> {
  const there = new Set((await listProvisioned(db, workspaceId)).map(({ family }) => family));
  return (['seller', 'creator'] as const).filter((family) => !there.has(family));
}
