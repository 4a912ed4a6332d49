import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import type { Ledger, Workspace } from '@/lib/data/workspace';
import { nowOf } from '@/lib/data/workspace';
import { formatDayShort, formatMonth } from '@/lib/language/format/day';
import { recordAudit } from '@/lib/server/accounts/audit';
import { type Member, requireCapability } from '@/lib/server/accounts/member';
import { workspaces } from '@/lib/server/accounts/schema';
import type { Db } from '@/lib/server/db/database';
import { firstDayOf } from './month';
import { ownClosings, type StoredClosing } from './read-closings';
import { draftStatement, readStatement } from './read-statement';
import { closingAdjustments, closingLines, closings } from './schema';
import type { NewClosing } from './statement-query';
import type { Obstacle, Statement } from './statement-shape';

type Parts = Ledger & Pick<Workspace, 'member'>;

/**
 * Freezes the figures of a month in one currency with their receipt, and includes changes of earlier closed months.
 * Throws Failure `forbidden`, `invalid_input` and `conflict`.
 */
export async function closeMonth(parts: Parts, input: NewClosing): Promise<Statement> {
  const { db, member } = parts;
  requireCapability(member, 'manage', 'write');
  // Taken before reading: later changes may be missing in these figures.
  const closedAt = nowOf(parts);
  const { statement, chain } = await draftStatement(parts, input);
  requireClosable(statement, input);
  await db.transaction(async (tx) => {
    await lockClosings(tx, member.workspaceId);
    await requireSameChain(tx, member.workspaceId, input.currency, chain);
    await store(tx, member, statement, { closedAt, note: input.note || null });
    const subject = subjectOf(statement);
    await recordAudit(tx, { ...member, action: 'month.closed', subject });
  });
  return readStatement(parts, input);
}

/** Locks the workspace's closings. Concurrent closings and reopenings wait. */
export async function lockClosings(tx: Db, workspaceId: string): Promise<void> {
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('update');
}

/** The name of a closed month in the audit. */
export const subjectOf = ({ month, currency }: { month: string; currency: string }): string =>
  `${formatMonth(firstDayOf(month))}, ${currency}`;

const fields: Record<Obstacle['code'], 'invalid_input' | 'conflict'> = {
  running: 'invalid_input',
  incomplete: 'conflict',
  closed: 'conflict',
  earlier_first: 'conflict',
  later_closed: 'conflict',
};

function requireClosable(
  { obstacle, open, revision }: Statement,
  { acceptOpen, revision: seen }: NewClosing,
): void {
  if (obstacle) {
    const { code, message } = obstacle;
    throw new Failure(fields[code], message, { issues: [{ field: 'month', message }] });
  }
  if (seen !== undefined && seen !== revision) {
    throw new Failure('conflict', 'The figures changed meanwhile. Check them, then close the month.', {
      issues: [{ field: 'revision', message: 'is of other figures' }],
    });
  }
  if (open && !acceptOpen) {
    const until = formatDayShort(open.until);
    throw new Failure(
      'conflict',
      `Some figures may still change until about ${until}. Confirm to close anyway.`,
      {
        issues: [{ field: 'acceptOpen', message: 'must be true while figures may still change' }],
      },
    );
  }
}

async function requireSameChain(
  tx: Db,
  workspaceId: string,
  currency: string,
  chain: readonly StoredClosing[],
): Promise<void> {
  const now = await tx
    .select({ id: closings.id })
    .from(closings)
    .where(and(ownClosings(workspaceId), eq(closings.currency, currency)))
    .orderBy(asc(closings.month));
  if (now.map(({ id }) => id).join() === chain.map(({ id }) => id).join()) return;
  throw new Failure(
    'conflict',
    'Someone else closed or reopened a month meanwhile. Reload, then try again.',
    {
      issues: [{ field: 'month', message: 'was drawn up with other closings' }],
    },
  );
}

/** Lines per statement. */
const chunk = 1_000;

async function store(
  tx: Db,
  { workspaceId, userId }: Member,
  { month, currency, receipts, open, revision, lines, adjustments }: Statement,
  { closedAt, note }: { closedAt: Date; note: string | null },
): Promise<void> {
  const receipt = { ...receipts, revision, open };
  const [closing] = await tx
    .insert(closings)
    .values({ workspaceId, userId, month, currency, closedAt, receipt, note })
    .returning({ id: closings.id });
  if (!closing) throw new Error('A closing that was inserted has no id.');
  const own = { closingId: closing.id };
  for (let start = 0; start < lines.length; start += chunk) {
    await tx
      .insert(closingLines)
      .values(lines.slice(start, start + chunk).map((line) => ({ ...own, ...line })));
  }
  const changed = adjustments.flatMap((each) =>
    each.lines.map((line) => ({ ...own, month: each.month, ...line })),
  );
  for (let start = 0; start < changed.length; start += chunk) {
    await tx.insert(closingAdjustments).values(changed.slice(start, start + chunk));
  }
}
