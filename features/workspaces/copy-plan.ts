import { and, eq } from 'drizzle-orm';
import type { Condition } from '@/features/alerts/alert-shape';
import { ownRules, rulesOf } from '@/features/alerts/own-rules';
import { alertRules } from '@/features/alerts/schema';
import { ownGoals } from '@/features/goals/own-goals';
import { goals } from '@/features/goals/schema';
import { fromGoalColumns, toGoalColumns } from '@/features/goals/write-goal';
import type { Margin } from '@/features/profit/margin-shape';
import { ownMargins } from '@/features/profit/own-margins';
import { margins } from '@/features/profit/schema';
import { replaceMargins } from '@/features/profit/store-margins';
import { schedulesOf } from '@/features/schedules/own-schedules';
import { setRecipients } from '@/features/schedules/recipients';
import { toPattern } from '@/features/schedules/schedule-plan';
import { reportSchedules } from '@/features/schedules/schema';
import { savedViews } from '@/features/views/schema';
import type { Member } from '@/lib/access/member';
import { requireQuota } from '@/lib/access/quotas';
import { nowOf, type Workspace } from '@/lib/data/store/workspace';
import { addDays, toDay } from '@/lib/data/terms/days';
import type { Db, Transaction } from '@/lib/server/db/database';
import { nextRun } from '@/lib/server/jobs/next-run';
import {
  type Candidate,
  type CopiedSchedule,
  listGoals,
  listMargins,
  listRules,
  listSchedules,
} from './copy-candidates';
import { type CopiedKind, type CopyKind, mostSkipped, type SkipReason, skipReasons } from './copy-shape';

/** What is copied of a kind. `store` stores exactly what `shown` counts. */
export type CopyPlan = { shown: CopiedKind; store: (tx: Transaction) => Promise<void> };

/** Reads a kind's settings of `from`. The plan compares them with `to`, in the transaction of a copy. */
type Reader = (from: Workspace, to: Workspace) => Promise<(db: Db) => Promise<CopyPlan>>;

/** Rows that one statement inserts. */
const perInsert = 500;

export const readers: Record<CopyKind, Reader> = {
  async alertRules(from, to) {
    const found = await listRules(from, to);
    return async (db) => {
      const { workspaceId, userId } = to.member;
      const stored = await db.select().from(alertRules).where(ownRules(to.member));
      const { shown, chosen } = choose('alertRules', found, new Set(stored.flatMap(keysOfRule)), keysOfRule);
      return {
        shown,
        async store(tx) {
          const firstDay = addDays(toDay(nowOf(to)), -1);
          const rows = chosen.map((rule) => ({ ...rule, workspaceId, userId, firstDay, paused: true }));
          for (const page of toInserts(rows)) await tx.insert(alertRules).values(page);
          await requireQuota(tx, 'alertRules', { workspaceId }, alertRules, rulesOf(workspaceId));
        },
      };
    };
  },
  async goals(from, to) {
    const found = await listGoals(from, to);
    return async (db) => {
      const { workspaceId, userId } = to.member;
      const stored = (await db.select().from(goals).where(ownGoals(workspaceId))).map(fromGoalColumns);
      const { shown, chosen } = choose('goals', found, new Set(stored.flatMap(keysOfGoal)), keysOfGoal);
      return {
        shown,
        async store(tx) {
          const rows = chosen.map((goal) => ({ ...toGoalColumns(goal), workspaceId, userId }));
          for (const page of toInserts(rows)) await tx.insert(goals).values(page);
          await requireQuota(tx, 'goals', { workspaceId }, goals, eq(goals.workspaceId, workspaceId));
        },
      };
    };
  },
  async schedules(from, to) {
    const found = await listSchedules(from, to);
    return async (db) => {
      const { workspaceId, userId } = to.member;
      const own = and(schedulesOf(workspaceId), eq(reportSchedules.userId, userId));
      const stored = await db.select({ name: reportSchedules.name }).from(reportSchedules).where(own);
      const keysOfSchedule = ({ name }: { name: string }) => [name];
      const taken = new Set(stored.flatMap(keysOfSchedule));
      const { shown, chosen } = choose('schedules', found, taken, keysOfSchedule);
      return {
        shown,
        async store(tx) {
          for (const schedule of chosen) await storeSchedule(tx, to, schedule);
          await requireQuota(
            tx,
            'reportSchedules',
            { workspaceId },
            reportSchedules,
            schedulesOf(workspaceId),
          );
        },
      };
    };
  },
  async margins(from, to) {
    const found = await listMargins(from, to);
    return async (db) => {
      const { workspaceId } = to.member;
      const stored = await db.select().from(margins).where(ownMargins(workspaceId));
      const { shown, chosen } = choose('margins', found, new Set(stored.flatMap(keysOfMargin)), keysOfMargin);
      return {
        shown,
        async store(tx) {
          await replaceMargins(tx, to.member, chosen);
          await requireQuota(tx, 'margins', { workspaceId }, margins, eq(margins.workspaceId, workspaceId));
        },
      };
    };
  },
};

/** Stores a paused schedule that goes to the reader alone, and its view unless there is one like it. */
async function storeSchedule(tx: Transaction, to: Workspace, { view, ...schedule }: CopiedSchedule) {
  const { member } = to;
  const { workspaceId, userId } = member;
  const { plan } = schedule;
  const [added] = await tx
    .insert(reportSchedules)
    .values({
      ...schedule,
      workspaceId,
      userId,
      viewId: view && (await findOrAddView(tx, member, view)),
      paused: true,
      nextAt: nextRun(toPattern(plan), plan.timeZone, nowOf(to)),
    })
    .returning({ id: reportSchedules.id });
  if (!added) throw new Error('The schedule was not stored.');
  await setRecipients(tx, member, added.id, { members: [userId], addresses: [] });
}

async function findOrAddView(tx: Transaction, member: Member, view: CopiedSchedule['view'] & {}) {
  const { page, name, search } = view;
  const { workspaceId } = member;
  const [known] = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(
      and(eq(savedViews.workspaceId, workspaceId), eq(savedViews.page, page), eq(savedViews.name, name)),
    );
  if (known) return known.id;
  const onPage = and(eq(savedViews.workspaceId, workspaceId), eq(savedViews.page, page));
  const [added] = await tx
    .insert(savedViews)
    .values({ page, name, search, workspaceId, createdBy: member.userId })
    .returning({ id: savedViews.id });
  await requireQuota(tx, 'views', { workspaceId }, savedViews, onPage);
  return added?.id ?? null;
}

/** Chooses what `to` lacks. Of two that are alike, the first. */
function choose<Value>(
  kind: CopyKind,
  found: readonly Candidate<Value>[],
  taken: Set<string>,
  keysOf: (value: Value) => string[],
): { shown: CopiedKind; chosen: Value[] } {
  const chosen: Value[] = [];
  const names: Record<SkipReason, string[]> = { exists: [], missing: [], unread: [] };
  for (const { name, lacks, value } of found) {
    const keys = keysOf(value);
    if (keys.some((key) => taken.has(key))) names.exists.push(name);
    else if (lacks) names[lacks].push(name);
    else {
      for (const key of keys) taken.add(key);
      chosen.push(value);
    }
  }
  const skipped = skipReasons.flatMap((reason) => {
    const of = names[reason];
    return of.length > 0 ? { reason, count: of.length, names: of.slice(0, mostSkipped) } : [];
  });
  return { shown: { kind, copied: chosen.length, skipped }, chosen };
}

/** Names of subjects change. */
const withoutNames = (key: string, value: unknown) => (key === 'name' ? undefined : value);

const keysOfRule = ({ name, condition }: { name: string; condition: Condition }) => [
  `name ${name}`,
  `condition ${JSON.stringify(condition, withoutNames)}`,
];

const keysOfGoal = ({ metric, currency, period, subject }: ReturnType<typeof fromGoalColumns>) => [
  JSON.stringify([metric, currency, period, subject?.kind, subject?.id]),
];

const keysOfMargin = ({ kind, subject, from }: Omit<Margin, 'percent'>) => [
  JSON.stringify([kind, subject, from]),
];

const toInserts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / perInsert) }, (_, page) =>
    rows.slice(page * perInsert, (page + 1) * perInsert),
  );
