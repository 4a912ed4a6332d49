import { Failure } from '@/lib/base/failure';
import { datasets } from '@/lib/data/datasets';
import { addDays, toDay } from '@/lib/data/days';
import { readNames } from '@/lib/data/lists/read-names';
import type { LedgerStore } from '@/lib/data/store/store';
import type { Workspace } from '@/lib/data/workspace';
import { recordAudit } from '@/lib/server/accounts/audit';
import { requireCapability } from '@/lib/server/accounts/member';
import { requireQuota } from '@/lib/server/accounts/quotas';
import type { Condition, Subject } from './alert-shape';
import { canMail } from './can-mail';
import { requireChannel } from './change-channels';
import { rulesOf } from './own-rules';
import type { NewRule } from './rule';
import { alertRules } from './schema';

type Parts = Pick<Workspace, 'db' | 'member' | 'store' | 'language'> & { now?: Workspace['now'] };

/**
 * Stores a rule of the member, in their language. Throws Failure `invalid_input` for an unknown subject or channel, or mail
 * that cannot be sent, and `conflict` over the quota.
 */
export async function addRule(
  { db, member, store, language, now = () => new Date() }: Parts,
  { name, condition, mail, channel }: NewRule,
  mailing: boolean,
): Promise<{ id: string }> {
  requireCapability(member, 'view', 'write');
  const { workspaceId, userId } = member;
  if (mail) requireMail(canMail(member, mailing));
  if (channel) await requireChannel(db, member, channel);
  await nameSubject(store, workspaceId, condition);
  return db.transaction(async (tx) => {
    const firstDay = addDays(toDay(now()), -1);
    const [added] = await tx
      .insert(alertRules)
      .values({
        ...{ workspaceId, userId, name, condition, mail, channelId: channel },
        ...{ language: language.locale, firstDay },
      })
      .returning({ id: alertRules.id });
    if (!added) throw new Error('The rule was not stored.');
    await requireQuota(tx, 'alertRules', { workspaceId }, alertRules, rulesOf(workspaceId));
    await recordAudit(tx, { workspaceId, userId, action: 'alert.added', subject: name });
    return added;
  });
}

/** Throws Failure `invalid_input` unless mail can be sent. */
export function requireMail(can: boolean): void {
  if (can) return;
  const message = 'must be false, because this server cannot send mail to you';
  throw new Failure('invalid_input', 'Input Validation Failed', { issues: [{ field: 'mail', message }] });
}

/**
 * Adds the name of a condition's subject, as it is now. Throws Failure `invalid_input` if no list and no row has the
 * subject.
 */
export async function nameSubject(
  store: LedgerStore,
  workspaceId: string,
  { values }: Condition,
): Promise<void> {
  if (!('subject' in values) || !values.subject) return;
  const { kind, id } = values.subject;
  const names = await readNames(store.read, workspaceId, kind, [id]);
  if (!names.has(id) && !(await hasRows(store, workspaceId, values.subject))) {
    const message = 'must be of this workspace';
    const issues = [{ field: 'condition.values.subject.id', message }];
    throw new Failure('invalid_input', 'Input Validation Failed', { issues });
  }
  values.subject.name = names.get(id) ?? null;
}

async function hasRows(store: LedgerStore, workspaceId: string, { kind, id }: Subject): Promise<boolean> {
  const { table, dimensions } = datasets.reports;
  const rows = await store.read(
    `SELECT 1 FROM ${table} WHERE workspace = $1 AND CAST(${dimensions[kind]} AS VARCHAR) = $2 LIMIT 1`,
    [workspaceId, id],
  );
  return rows.length > 0;
}
