import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Member } from '@/lib/access/member';
import { refuseInDemo } from '@/lib/access/members';
import { withdrawInvitationsOf } from '@/lib/access/withdraw-invitations';
import { Failure } from '@/lib/base/failure';
import type { Db, Transaction } from '@/lib/server/db/database';
import { invitations, memberships, users, workspaces } from '@/lib/server/identity/schema';
import { forgetDestination } from '@/lib/server/outbox/add-message';
import { keepQuestions } from '@/lib/server/outbox/questions';

/**
 * Withdraws the invitations to workspaces where the person is the only member, so that nobody joins while they are
 * emptied, keeps their questions, and returns those ids. Throws Failure like deleteAccount.
 */
export async function prepareDeletion(db: Db, member: Member): Promise<string[]> {
  refuseInDemo(member);
  return db.transaction(async (tx) => {
    const own = await lockOwn(tx, member.userId);
    await tx.delete(invitations).where(inArray(invitations.workspaceId, own));
    await keepQuestions(tx, own);
    return own;
  });
}

/**
 * Deletes a person and the workspaces where they are the only member, and returns those ids. Throws Failure `conflict`
 * in the demo, or if a workspace would lose its last owner.
 */
export async function deleteAccount(db: Db, member: Member): Promise<string[]> {
  refuseInDemo(member);
  const { userId } = member;
  return db.transaction(async (tx) => {
    const own = await lockOwn(tx, userId);
    await keepQuestions(tx, own);
    await tx.delete(workspaces).where(inArray(workspaces.id, own));
    await withdrawInvitationsOf(tx, userId);
    await forgetDestination(tx, userId);
    await tx.delete(users).where(eq(users.id, userId));
    return own;
  });
}

/** The workspaces where the person is the only member. Throws Failure `conflict` if another would lose its last owner. */
async function lockOwn(tx: Transaction, userId: string): Promise<string[]> {
  await lockColleagues(tx, userId);
  const other = alias(memberships, 'other');
  const elsewhere = (role?: 'owner') =>
    tx
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(
          eq(other.workspaceId, memberships.workspaceId),
          ne(other.userId, userId),
          role && eq(other.role, role),
        ),
      );
  const left = await tx
    .select({ id: workspaces.id, name: workspaces.name, alone: notExists(elsewhere()) })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(memberships.userId, userId), eq(memberships.role, 'owner'), notExists(elsewhere('owner'))));
  const stranded = left.find(({ alone }) => !alone);
  if (stranded) throw new Failure('conflict', `Make someone else an owner of ${stranded.name} first.`);
  return left.map(({ id }) => id);
}

/**
 * Locks all memberships of the person's workspaces, so that two owners cannot leave at the same time. The fixed order
 * prevents deadlocks.
 */
async function lockColleagues(tx: Db, userId: string): Promise<void> {
  const own = tx
    .select({ id: memberships.workspaceId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(inArray(memberships.workspaceId, own))
    .orderBy(memberships.workspaceId, memberships.userId)
    .for('update');
}
