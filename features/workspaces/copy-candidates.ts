import { and, eq } from 'drizzle-orm';
import { canMail } from '@/features/alerts/can-mail';
import { nameSubject } from '@/features/alerts/name-subject';
import { ownRules } from '@/features/alerts/own-rules';
import { alertRules } from '@/features/alerts/schema';
import { ownGoals } from '@/features/goals/own-goals';
import { goals } from '@/features/goals/schema';
import { makeGoalFinder } from '@/features/goals/store-goals';
import { fromGoalColumns, nameGoal } from '@/features/goals/write-goal';
import { pages } from '@/features/pages/pages';
import { type FindMarginSubject, makeMarginFinder } from '@/features/profit/find-subject';
import type { MarginKind } from '@/features/profit/margin-shape';
import { ownMargins } from '@/features/profit/own-margins';
import { margins } from '@/features/profit/schema';
import { schedulesOf } from '@/features/schedules/own-schedules';
import { reportSchedules } from '@/features/schedules/schema';
import { viewPages } from '@/features/views/pages';
import { savedViews } from '@/features/views/schema';
import { Failure } from '@/lib/base/failure';
import type { FoundSubject } from '@/lib/data/read/find-subject';
import { nowOf, type Workspace } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import type { SkipReason } from './copy-shape';

/** A setting of `from`. `lacks`: why `to` cannot have it. */
export type Candidate<Value> = { name: string; lacks: Lack | null; value: Value };

type Lack = Exclude<SkipReason, 'exists'>;

const unlessKnown = (known: boolean): Lack | null => (known ? null : 'missing');

/** The reader's own rules: a rule belongs to a person. Channels and pauses of `from` stay there. */
export async function listRules(from: Workspace, to: Workspace) {
  const rows = await from.db
    .select({
      name: alertRules.name,
      condition: alertRules.condition,
      mail: alertRules.mail,
      language: alertRules.language,
    })
    .from(alertRules)
    .where(ownRules(from.member))
    .orderBy(alertRules.createdAt, alertRules.id);
  const found: Candidate<(typeof rows)[number]>[] = [];
  for (const row of rows) {
    const lacks = unlessKnown(await hasSubject(to, row.condition));
    found.push({ name: row.name, lacks, value: { ...row, mail: canMail(to.member, row.mail) } });
  }
  return found;
}

/** Whether the workspace has a condition's subject, whose name becomes the one that it has there. */
async function hasSubject(to: Workspace, condition: Parameters<typeof nameSubject>[2]): Promise<boolean> {
  try {
    await nameSubject(to, to.id, condition);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'invalid_input') return false;
    throw error;
  }
}

export async function listGoals(from: Workspace, to: Workspace) {
  const rows = await from.db.select().from(goals).where(ownGoals(from.id)).orderBy(goals.firstDay, goals.id);
  const find = makeGoalFinder(to);
  const found: Candidate<ReturnType<typeof fromGoalColumns>>[] = [];
  for (const row of rows) {
    const value = fromGoalColumns(row);
    const { subject } = value;
    const match = subject && (await unlessUnread(() => find(subject)));
    const lacks = subject && findLack(match, subject.id);
    found.push({ name: nameGoal(value), lacks, value });
  }
  return found;
}

/** What a schedule sends: a saved view, or a statement without one. */
export type CopiedSchedule = Pick<
  typeof reportSchedules.$inferSelect,
  'name' | 'plan' | 'content' | 'currency' | 'language'
> & { view: Pick<typeof savedViews.$inferSelect, 'page' | 'name' | 'search'> | null };

/**
 * The reader's own scheduled reports, without recipients. A view is known if it has no filter, whose values are of `from`, and
 * its name is free or has the same view.
 */
export async function listSchedules(from: Workspace, to: Workspace) {
  const own = and(schedulesOf(from.id), eq(reportSchedules.userId, from.member.userId));
  const rows = await from.db
    .select({ schedule: reportSchedules, view: savedViews })
    .from(reportSchedules)
    .leftJoin(savedViews, eq(savedViews.id, reportSchedules.viewId))
    .where(own)
    .orderBy(reportSchedules.createdAt, reportSchedules.id);
  const there = await to.db.select().from(savedViews).where(eq(savedViews.workspaceId, to.id));
  return rows.flatMap(({ schedule, view }): Candidate<CopiedSchedule>[] => {
    const { name, plan, content, currency, language } = schedule;
    // Its view was deleted.
    if (view === null && currency === null) return [];
    const namesake = view && there.find((one) => one.page === view.page && one.name === view.name);
    const known = !view || (!hasFilters(from, view) && (!namesake || namesake.search === view.search));
    return [{ name, lacks: unlessKnown(known), value: { name, plan, content, currency, language, view } }];
  });
}

/** Whether a view is narrowed. One of a page that is gone, or whose parameters are wrong, counts as such. */
function hasFilters(from: Workspace, { page, search }: { page: string; search: string }): boolean {
  const known = viewPages.find((one) => one === page);
  if (!known) return true;
  try {
    const address = { search: new URLSearchParams(search), today: toDay(nowOf(from)) };
    return Object.values(pages[known].filters(address)).some((values) => values.length > 0);
  } catch (error) {
    if (error instanceof Failure) return true;
    throw error;
  }
}

export async function listMargins(from: Workspace, to: Workspace) {
  const rows = await from.db
    .select({
      kind: margins.kind,
      subject: margins.subject,
      from: margins.from,
      percent: margins.percent,
    })
    .from(margins)
    .where(ownMargins(from.id))
    .orderBy(margins.kind, margins.subject, margins.from);
  if (rows.length === 0) return [];
  const finders = new Map<MarginKind, FindMarginSubject | null>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    finders.set(kind, await unlessUnread(() => makeMarginFinder(to, new Set([kind]))));
  }
  return rows.map((value): Candidate<typeof value> => {
    const { kind, subject, percent } = value;
    const match = finders.get(kind)?.(kind, subject) ?? null;
    return {
      name: `${kind} ${subject}: ${percent}% from ${value.from}`,
      lacks: findLack(match, subject),
      value,
    };
  });
}

/** What was looked up in the lists of a workspace; null if its API does not answer now, or it has no key. */
async function unlessUnread<Found>(look: () => Promise<Found>): Promise<Found | null> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** Names and addresses can find another subject, which is not the one of `from`. */
const findLack = (match: FoundSubject | null, id: string): Lack | null =>
  match ? unlessKnown('subject' in match && match.subject === id) : 'unread';
