import { and, asc, eq, getTableColumns, inArray, isNull, like, or } from 'drizzle-orm';
import { isClosed } from '@/features/closing/is-closed';
import { type Member, may } from '@/lib/access/member';
import { memberFields } from '@/lib/access/member-fields';
import { ageOf, isYounger } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import { toDay } from '@/lib/data/terms/days';
import { daysOfName } from '@/lib/data/terms/ranges/relative-range';
import { findLanguage } from '@/lib/language/find-language';
import { toOneLine } from '@/lib/language/format/clean-text';
import { judgeRange } from '@/lib/pages/open-days';
import type { Db } from '@/lib/server/db/database';
import { memberships, users, workspaces } from '@/lib/server/identity/schema';
import { addMessages } from '@/lib/server/outbox/add-message';
import { isFinal } from '@/lib/server/outbox/sender';
import { listBrandsOf } from './list-brands-of';
import { schedulesOf } from './own-schedules';
import { readSource } from './read-source';
import { wantsMail } from './recipients';
import { statementMonth } from './report-address';
import { type ReportDetails, reportKind } from './report-mails';
import type { ReportSource } from './report-shape';
import type { RunParts } from './run-parts';
import { byHand, noonOf } from './schedule-plan';
import { reportEditions, reportRecipients, reportSchedules } from './schema';

/** An edition that could not be made for this long fails. */
const givenUpMs = 6 * 3_600_000;

type Waiting = {
  edition: typeof reportEditions.$inferSelect;
  schedule: typeof reportSchedules.$inferSelect;
  owner: Member;
};

/** Stores the mails of editions that are ready, and why others could not be made. */
export async function fillEditions(parts: RunParts, signal: AbortSignal): Promise<void> {
  for (const waiting of await listWaiting(parts)) {
    signal.throwIfAborted();
    try {
      await fill(parts, waiting);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Failure)) log.error({ error }, 'a scheduled report could not be made');
      await note(parts, waiting, error);
    }
  }
}

/** Somebody who sends a paused report by hand wants it now. */
const isByHand = like(reportEditions.period, `${byHand}%`);

const listWaiting = ({ db, workspaceId }: RunParts): Promise<Waiting[]> =>
  db
    .select({
      edition: getTableColumns(reportEditions),
      schedule: getTableColumns(reportSchedules),
      owner: memberFields,
    })
    .from(reportEditions)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportEditions.scheduleId))
    .innerJoin(users, eq(users.id, reportSchedules.userId))
    .innerJoin(workspaces, eq(workspaces.id, reportSchedules.workspaceId))
    .innerJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.workspaceId, workspaces.id)))
    .where(
      and(
        ...[schedulesOf(workspaceId), eq(reportEditions.state, 'waiting')],
        or(eq(reportSchedules.paused, false), isByHand),
      ),
    )
    .orderBy(asc(reportEditions.createdAt));

async function fill(parts: RunParts, { edition, schedule, owner }: Waiting): Promise<void> {
  const { db } = parts;
  const source = await readSource(db, schedule.workspaceId, schedule);
  if (!source) throw new Failure('not_found', 'Its saved view was deleted.');
  if (!may(owner.role, 'view')) throw new Failure('forbidden', 'Its owner may not see reports.');
  if (!(await isReady(parts, { edition, schedule, source }))) return;
  const brands = await listBrands(parts, { edition, schedule, owner, source });
  await db.transaction(async (tx) => {
    const [taken] = await tx
      .update(reportEditions)
      .set({ state: 'sent', problem: null })
      .where(and(eq(reportEditions.id, edition.id), eq(reportEditions.state, 'waiting')))
      .returning({ id: reportEditions.id });
    if (!taken) return;
    const recipients = await listRecipients(tx, schedule.id, owner);
    const createdAt = parts.now();
    const mails = recipients.flatMap(({ id: recipientId }) =>
      brands.map((brand) => {
        const details: ReportDetails = {
          recipientId,
          brandId: brand?.id ?? '',
          brandName: brand?.name ?? '',
        };
        return {
          kind: reportKind,
          transport: 'mail' as const,
          workspaceId: schedule.workspaceId,
          destination: recipientId,
          subjectId: edition.id,
          details,
          once: `${reportKind} ${edition.id} ${recipientId} ${details.brandId}`,
          createdAt,
        };
      }),
    );
    await addMessages(tx, mails);
  });
}

type Ready = Pick<Waiting, 'edition' | 'schedule'> & { source: ReportSource };

/** Whether the last month no longer changes, or is closed, if the schedule waits for that. */
async function isReady({ db, now }: RunParts, { edition, schedule, source }: Ready): Promise<boolean> {
  const { waitFor } = schedule.content;
  // Somebody who sends a report by hand wants it as it is.
  if (waitFor === null || edition.period.startsWith(byHand)) return true;
  const { workspaceId } = schedule;
  if (waitFor === 'closed' && source.kind === 'statement') {
    const month = statementMonth(edition.day);
    return isClosed(db, workspaceId, { month, currency: source.currency });
  }
  // Only reports of the last month wait.
  return judgeRange(daysOfName('last-month', edition.day, 1), toDay(now())) === 'settled';
}

/** The brands that get a mail each. One without a brand: the whole view. */
async function listBrands(
  { workspaceOf }: RunParts,
  { edition, schedule, owner, source }: Waiting & { source: ReportSource },
): Promise<({ id: string; name: string } | null)[]> {
  const { perBrand, range, weekStart } = schedule.content;
  if (!perBrand) return [null];
  const workspace = workspaceOf(owner, findLanguage(schedule.language));
  const days = range && daysOfName(range, edition.day, weekStart);
  if (!days) return [null];
  return (await listBrandsOf(workspace, source, days, noonOf(edition.day))).brands;
}

/** Who gets the mails now. Outside addresses do only while the schedule's owner owns the workspace. */
async function listRecipients(db: Pick<Db, 'select'>, scheduleId: string, owner: Member) {
  const active = and(
    ...[eq(reportRecipients.scheduleId, scheduleId), isNull(reportRecipients.stoppedAt), wantsMail],
  );
  const rows = await db.select().from(reportRecipients).where(active);
  const members = await db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(
      and(
        eq(memberships.workspaceId, owner.workspaceId),
        inArray(
          memberships.userId,
          rows.flatMap(({ userId }) => userId ?? []),
        ),
      ),
    );
  const readers = new Set(members.filter(({ role }) => may(role, 'view')).map(({ userId }) => userId));
  return rows.filter(({ userId }) => (userId ? readers.has(userId) : may(owner.role, 'own')));
}

/** Stores why an edition could not be made. It is tried again for six hours. */
async function note({ db, now }: RunParts, { edition, schedule }: Waiting, error: unknown): Promise<void> {
  const isOver = !isYounger(ageOf(edition.createdAt, now()), givenUpMs);
  const problem = error instanceof Failure ? toOneLine(error.message) : 'The report could not be made.';
  const state = isOver || isFinal(error) ? 'failed' : 'waiting';
  await db
    .update(reportEditions)
    .set({ problem, state })
    .where(and(eq(reportEditions.id, edition.id), eq(reportEditions.state, 'waiting')));
  if (state === 'waiting') return;
  const { id, workspaceId } = schedule;
  log.warn({ schedule: id, workspaceId, problem }, 'a scheduled report failed');
}
