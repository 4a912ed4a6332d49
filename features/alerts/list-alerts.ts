import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Member } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import type { Workspace } from '@/lib/data/store/workspace';
import { type Basis, makeBasis } from '@/lib/data/terms/basis';
import { type Day, toDay } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import type { Db } from '@/lib/server/db/database';
import { type Message, messages } from '@/lib/server/outbox/schema';
import { alertMailKind } from './alert-messages';
import type { AlertsAnswer, Facts, ShownAlert } from './alert-shape';
import { eventOf, findBasis, tellEvent } from './kinds';
import { ownRules } from './own-rules';
import { alertRules, alerts } from './schema';

/** Alerts that the bell shows. */
const shown = 50;

type Parts = Pick<Workspace, 'db' | 'member' | 'language' | 'now'>;
type Row = {
  alert: typeof alerts.$inferSelect;
  rule: typeof alertRules.$inferSelect;
  mail: Pick<Message, 'state' | 'problem'> | null;
};

/** The newest alerts of the member's own rules. */
export async function listAlerts({ db, member, language, now = sharedNow }: Parts): Promise<AlertsAnswer> {
  const rows = await db
    .select({ alert: alerts, rule: alertRules, mail: { state: messages.state, problem: messages.problem } })
    .from(alerts)
    .innerJoin(alertRules, eq(alertRules.id, alerts.ruleId))
    .leftJoin(messages, and(eq(messages.subjectId, alerts.id), eq(messages.kind, alertMailKind)))
    .where(ownRules(member))
    .orderBy(desc(alerts.createdAt), desc(alerts.id))
    .limit(shown);
  const today = toDay(now());
  return {
    unread: await countUnread(db, member),
    alerts: rows.map((row) => showAlert(language, row, today)),
    basis: basisOf(rows),
  };
}

/** How many alerts of the member's own rules they have not read. */
export const countUnread = (db: Db, member: Member): Promise<number> =>
  db.$count(alerts, and(inArray(alerts.ruleId, idsOf(db, member)), isNull(alerts.readAt)));

/** The ids of the member's rules. */
const idsOf = (db: Db, member: Member) =>
  db.select({ id: alertRules.id }).from(alertRules).where(ownRules(member));

function showAlert(language: Language, { alert, rule, mail }: Row, today: Day): ShownAlert {
  const { id, facts, correction, createdAt, readAt } = alert;
  return {
    id,
    correction,
    rule: rule.name,
    // A mail that is not wanted any more is none.
    mail: mail && mail.problem !== 'stopped' ? mail.state : null,
    ...tellEvent(language, eventOf(rule.condition, facts), correction),
    note: tellReceipt(language, facts, today),
    asOf: 'asOf' in facts ? facts.asOf : null,
    createdAt: createdAt.toISOString(),
    read: readAt !== null,
  };
}

/** How old the figures of an alert are, and until when they may change. Null for an alert without figures. */
export function tellReceipt({ t, format }: Language, facts: Facts, today: Day): string | null {
  if (!('changesUntil' in facts)) return null;
  const { asOf, changesUntil } = facts;
  const notes = [
    ...(asOf ? [t('alerts.asOf', { at: format.instant(asOf, 'UTC') })] : []),
    ...(changesUntil && changesUntil >= today
      ? [t('alerts.mayChange', { until: format.dayShort(changesUntil) })]
      : []),
  ];
  return notes.join(' ') || null;
}

function basisOf(rows: readonly Row[]): Basis {
  const parts = rows.map(({ alert, rule }) => findBasis(eventOf(rule.condition, alert.facts)));
  return makeBasis(
    parts.flatMap((part) => part.rows),
    parts.flatMap((part) => part.lists),
  );
}

/** Marks alerts of the member as read: these, or all. */
export async function readAlerts(db: Db, member: Member, ids: readonly string[] | undefined): Promise<void> {
  await db
    .update(alerts)
    .set({ readAt: sharedNow() })
    .where(
      and(
        inArray(alerts.ruleId, idsOf(db, member)),
        isNull(alerts.readAt),
        ids ? inArray(alerts.id, [...ids]) : undefined,
      ),
    );
}
