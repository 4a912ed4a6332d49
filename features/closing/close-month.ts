import { and, asc, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { Failure } from '@/lib/base/failure';
import type { Ledger, Workspace } from '@/lib/data/store/workspace';
import { nowOf } from '@/lib/data/store/workspace';
import { firstDayOf } from '@/lib/data/terms/month';
import { formatDayShort, formatMonth } from '@/lib/language/format/day';
import type { Db } from '@/lib/server/db/database';
import { workspaces } from '@/lib/server/identity/schema';
import { ownClosings, type StoredClosing } from './read-closings';
import { type Draft, draftStatement, readStatement } from './read-statement';
import { closingAdjustments, closingLines, closings } from './schema';
import type { NewClosing } from './statement-query';
import type { Obstacle, Statement } from './statement-shape';

type Parts = Ledger & Pick<Workspace, 'member'>;

/**
 * Freezes the figures of a month in each currency with their receipts, and includes changes of earlier closed months. Closes
 * all of them or none. Throws Failure `forbidden`, `invalid_input` and `conflict`, with an issue per currency.
 */
export async function closeMonth(parts: Parts, input: NewClosing): Promise<Statement[]> {
  const { db, member } = parts;
  const { month, currencies, acceptOpen, note } = input;
  requireCapability(member, 'manage', 'write');
  // Taken before reading: later changes may be missing in these figures.
  const closedAt = nowOf(parts);
  const drafts: Draft[] = [];
  const problems: (Problem & { field: string })[] = [];
  for (const { currency, revision } of currencies) {
    const draft = await draftStatement(parts, { month, currency });
    const problem = findProblem(draft.statement, { acceptOpen, revision });
    if (problem) problems.push({ ...problem, field: `currencies.${currency}` });
    drafts.push(draft);
  }
  const [first] = problems;
  if (first) {
    const issues = problems.map(({ field, message }) => ({ field, message }));
    throw new Failure(first.code, first.message, { issues });
  }
  await db.transaction(async (tx) => {
    await lockClosings(tx, member.workspaceId);
    for (const { statement, lines, chain } of drafts) {
      await requireSameChain(tx, member.workspaceId, statement.currency, chain);
      await store(tx, member, { ...statement, lines }, { closedAt, note: note || null });
      await recordAudit(tx, { ...member, action: 'month.closed', subject: subjectOf(statement) });
    }
  });
  const closed: Statement[] = [];
  for (const { currency } of currencies) closed.push(await readStatement(parts, { month, currency }));
  return closed;
}

/** Locks the workspace's closings. Concurrent closings and reopenings wait. */
export async function lockClosings(tx: Db, workspaceId: string): Promise<void> {
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('update');
}

/** The name of a closed month in the audit. */
export const subjectOf = ({ month, currency }: { month: string; currency: string }): string =>
  `${formatMonth(firstDayOf(month))}, ${currency}`;

const codes: Record<Obstacle['code'], Problem['code']> = {
  running: 'invalid_input',
  incomplete: 'conflict',
  closed: 'conflict',
  earlier_first: 'conflict',
  later_closed: 'conflict',
};

/** Why a month is not closed in a currency. */
type Problem = { code: 'invalid_input' | 'conflict'; message: string };

function findProblem(
  { obstacle, open, revision }: Statement,
  { acceptOpen, revision: seen }: { acceptOpen: boolean; revision: string | undefined },
): Problem | undefined {
  if (obstacle) return { code: codes[obstacle.code], message: obstacle.message };
  if (seen !== undefined && seen !== revision) {
    return { code: 'conflict', message: 'The figures changed meanwhile. Check them, then close the month.' };
  }
  if (!open || acceptOpen) return undefined;
  const until = formatDayShort(open.until);
  const message = `Some figures may still change until about ${until}. Confirm to close anyway.`;
  return { code: 'conflict', message };
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
      issues: [{ field: `currencies.${currency}`, message: 'was drawn up with other closings' }],
    },
  );
}

/** Lines per statement. */
const chunk = 1_000;

async function store(
  tx: Db,
  { workspaceId, userId }: Member,
  {
    month,
    currency,
    receipts,
    open,
    revision,
    lines,
    adjustments,
  }: Omit<Statement, 'lines'> & Pick<Draft, 'lines'>,
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
