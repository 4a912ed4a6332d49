import { timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '@/lib/access/audit';
import type { AuditAction } from '@/lib/access/audit-actions';
import { isWithinLife } from '@/lib/access/is-within-life';
import { allows, type Member } from '@/lib/access/member';
import { memberFields } from '@/lib/access/member-fields';
import { type QuotaName, requireQuota } from '@/lib/access/quotas';
import { createRateLimit, type Limited, type RateLimit } from '@/lib/access/rate-limit';
import { ageOf, isYounger, latestStored, sharedNow } from '@/lib/base/clock';
import type { Environment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import { isUuid } from '@/lib/contract/uuid';
import type { Language } from '@/lib/language/language';
import type { Db } from '@/lib/server/db/database';
import { digestToken } from '@/lib/server/identity/link-token';
import { memberships, users, workspaces } from '@/lib/server/identity/schema';
import { mostDays } from './grant-fields';
import type { GrantKind } from './grant-kinds';
import { tellMade } from './grant-mails';
import { type Maker, requireAllowed } from './grant-rules';
import { grants } from './schema';
import { isSecret, makeSecret, type Prefix } from './secret-form';

const dayMs = 86_400_000;
const usedEveryMs = 60_000;
/** For how long one that ended is kept, so that its list and its answers can say so. */
const keptMs = 30 * dayMs;

type Definition<Opens> = {
  kind: GrantKind;
  prefix: Prefix;
  quota: QuotaName;
  /** The actions of the audit. */
  audit: { made: AuditAction; revoked: AuditAction };
  limit: { perMinute: (environment: Environment) => number; refuse: Limited['refuse'] };
  /** What one opens, as it is stored. */
  opens: z.ZodType<Opens>;
  /** What the audit says of it. */
  describe: (opens: Opens) => string;
  /** What is said of one that is not there to be revoked. */
  gone: string;
};

type NewGrant<Opens> = { name: string; days: number; opens: Opens; passwordHash?: string | null };

/** What making a grant needs. `mail`: the language of mails to its member; null if this server sends none. */
export type Making = { db: Db; mail: Language | null };

/** Who does something, and what the audit calls it. */
type By = { userId: string | null; action: AuditAction };

/** A grant by its secret, and its member as they are now. */
export type Found<Opens> = {
  id: string;
  name: string;
  opens: Opens;
  passwordHash: string | null;
  expiresAt: Date;
  lastUsedAt: Date | null;
  /** Why it no longer works. */
  ended: 'revoked' | 'expired' | null;
  member: Member;
};

/**
 * One kind of grants: how they are made, found by their secret, listed, revoked and limited. Nothing else reads or writes
 * their secrets.
 */
export function defineGrant<Opens>({
  kind,
  prefix,
  quota,
  audit,
  limit,
  opens: shape,
  describe,
  gone,
}: Definition<Opens>) {
  const ofKind = eq(grants.kind, kind);

  /**
   * Creates a grant and queues the mail to its member. Returns the secret. Only its digest is stored.
   * Throws Failure `conflict` over the quota, and like `requireAllowed`.
   */
  async function make(
    { db, mail }: Making,
    { workspaceId, userId, hasFactor, demo }: Maker,
    { name, days, opens, passwordHash = null }: NewGrant<Opens>,
    by: By = { userId, action: audit.made },
  ): Promise<string> {
    const secret = makeSecret(prefix);
    const now = sharedNow();
    const own = and(ofKind, eq(grants.workspaceId, workspaceId), isLive(now));
    await db.transaction(async (tx) => {
      await requireAllowed(tx, { workspaceId, hasFactor }, days);
      const [made] = await tx
        .insert(grants)
        .values({
          workspaceId,
          userId,
          kind,
          name,
          opens,
          passwordHash,
          language: mail?.locale,
          digest: digestToken(secret),
          lastFour: secret.slice(-4),
          createdAt: now,
          expiresAt: new Date(now.getTime() + days * dayMs),
        })
        .returning({ id: grants.id, workspaceId: grants.workspaceId, userId: grants.userId });
      await requireQuota(tx, quota, { workspaceId }, grants, own);
      await recordAudit(tx, { workspaceId, ...by, subject: `${name}: ${describe(opens)}` });
      if (made && mail && !demo) await tellMade(tx, made, now);
    });
    return secret;
  }

  /**
   * The grant with a secret. An index finds the digest of a random secret, so its timing tells nothing of the secret; the
   * last comparison has none.
   */
  async function find(db: Db, secret: string, now = sharedNow()): Promise<Found<Opens> | undefined> {
    if (!isSecret(secret, prefix)) return undefined;
    const digest = digestToken(secret);
    const [row] = await db
      .select({ grant: grants, live: sql<boolean>`${isLive(now)}`, member: memberFields })
      .from(grants)
      .innerJoin(users, eq(users.id, grants.userId))
      .innerJoin(workspaces, eq(workspaces.id, grants.workspaceId))
      .innerJoin(
        memberships,
        and(eq(memberships.userId, grants.userId), eq(memberships.workspaceId, grants.workspaceId)),
      )
      .where(and(ofKind, eq(grants.digest, digest)));
    if (!row || !timingSafeEqual(Buffer.from(row.grant.digest), Buffer.from(digest))) return undefined;
    const { id, name, opens, passwordHash, expiresAt, lastUsedAt, revokedAt } = row.grant;
    const ended = row.live ? null : revokedAt ? 'revoked' : 'expired';
    const found = { id, name, passwordHash, expiresAt, lastUsedAt, ended, member: row.member } as const;
    return { ...found, opens: shape.parse(opens) };
  }

  /** Grants that are not revoked, newest first: those that a member sees, or without one all of this server. */
  async function list(db: Db, member?: Member) {
    const rows = await db
      .select({ grant: grants, person: users.name, email: users.email, workspace: workspaces.name })
      .from(grants)
      .innerJoin(users, eq(users.id, grants.userId))
      .innerJoin(workspaces, eq(workspaces.id, grants.workspaceId))
      .where(and(ofKind, member && seenBy(member), isNull(grants.revokedAt)))
      .orderBy(desc(grants.createdAt), grants.id);
    return rows.map(({ grant, ...whose }) => {
      const { id, name, opens, passwordHash, lastFour } = grant;
      const { createdAt, expiresAt, uses, lastUsedAt, lastUsedFrom } = grant;
      return {
        id,
        name,
        opens: shape.parse(opens),
        locked: passwordHash !== null,
        lastFour,
        createdAt,
        expiresAt,
        uses,
        lastUsedAt,
        lastUsedFrom,
        ...whose,
      };
    });
  }

  /**
   * Revokes a grant, which ends with its next request: one that the member sees, or without a member any. Throws Failure
   * `not_found`.
   */
  async function revoke(
    db: Db,
    id: string,
    member: Member | undefined,
    by: By = { userId: member?.userId ?? null, action: audit.revoked },
  ): Promise<void> {
    if (!isUuid(id)) throw new Failure('not_found', gone);
    await db.transaction(async (tx) => {
      const [revoked] = await tx
        .update(grants)
        .set({ revokedAt: sharedNow() })
        .where(and(ofKind, eq(grants.id, id), member && seenBy(member), isNull(grants.revokedAt)))
        .returning({ workspaceId: grants.workspaceId, subject: grants.name });
      if (!revoked) throw new Failure('not_found', gone);
      await recordAudit(tx, { ...revoked, ...by });
    });
  }

  /** Counts requests in this process. */
  const createLimit = (environment: Environment): RateLimit =>
    createRateLimit({ name: kind, perMinute: limit.perMinute(environment), refuse: limit.refuse });

  return { make, find, list, revoke, createLimit };
}

/** Grants that a member may see and revoke: owners those of the workspace, others their own. */
const seenBy = (member: Member): SQL | undefined =>
  and(
    eq(grants.workspaceId, member.workspaceId),
    allows(member, 'own') ? undefined : eq(grants.userId, member.userId),
  );

const isLive = (now: Date): SQL | undefined =>
  and(isNull(grants.revokedAt), isWithinLife(grants.expiresAt, mostDays * dayMs, now));

/** Matches a moment that is this old. One in the future does not count, because a clock was ahead when it was stored. */
export const isDueAgain = (
  moment: typeof grants.lastUsedAt | typeof grants.refreshedAt,
  ms: number,
  now: Date,
) => or(isNull(moment), lte(moment, new Date(now.getTime() - ms)), gt(moment, latestStored(now)));

/** Counts a use of a grant, and notes when and from where: once a minute, so that a busy one does not write for each request. */
export async function noteUse(
  db: Db,
  { id, lastUsedAt }: Pick<Found<unknown>, 'id' | 'lastUsedAt'>,
  from: string,
  now = sharedNow(),
): Promise<void> {
  if (lastUsedAt && isYounger(ageOf(lastUsedAt, now), usedEveryMs)) return;
  await db
    .update(grants)
    .set({ uses: sql`${grants.uses} + 1`, lastUsedAt: now, lastUsedFrom: from })
    .where(and(eq(grants.id, id), isDueAgain(grants.lastUsedAt, usedEveryMs, now)));
}

/** Deletes grants that ended 30 days ago. Until then, their lists and answers say so. */
export async function purgeGrants(db: Db, now = sharedNow()): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await db.delete(grants).where(or(lt(grants.expiresAt, before), lt(grants.revokedAt, before)));
}
