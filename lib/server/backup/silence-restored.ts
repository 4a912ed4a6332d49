import type { Copying } from './copying';
import type { Table } from './list-columns';

export const restoredNote =
  'It comes from a backup, so the API may have more of its links by now. If you resume, they can be made twice.';
export const restoredReport = 'It may have been sent: a backup was restored.';

/** A batch could make links again that it made after the backup; one that ran would do so by itself. */
const pauseBatches = `update link_batches set state = 'paused', note = '${restoredNote}'
  where state in ('ready', 'running', 'paused') returning id`;

/**
 * What may have left after the backup must not leave again: alerts, reports and messages that waited. Schedules begin with
 * their next time. Outside addresses may have stopped after the backup, so they confirm again. The last tables are of versions
 * up to 0.3.
 */
const silencing = [
  ['alert_rules', `update alert_rules set first_day = (now() at time zone 'UTC')::date`],
  ['report_schedules', 'update report_schedules set next_at = null'],
  ['report_recipients', 'update report_recipients set confirmed_at = null where user_id is null'],
  [
    'report_editions',
    `update report_editions set state = 'failed', problem = '${restoredReport}' where state = 'waiting'`,
  ],
  [
    'messages',
    `update messages set state = case transport when 'mail' then 'unknown' else 'failed' end, status = null,
     problem = 'restored', held_until = null where state in ('waiting', 'sending')`,
  ],
  ['alert_deliveries', `update alerts set mail = 'unknown' where mail in ('waiting', 'sending')`],
  [
    'alert_deliveries',
    `update alert_deliveries set state = 'failed', status = null, problem = 'restored'
     where state in ('waiting', 'sending')`,
  ],
  ['report_mails', `update report_mails set mail = 'unknown' where mail in ('waiting', 'sending')`],
] as const;

/** Keeps what was restored from being done again by itself. Returns how many batches were paused. */
export async function silenceRestored(
  { query }: Pick<Copying, 'query'>,
  tables: readonly Pick<Table, 'name'>[],
): Promise<number> {
  const has = (table: string) => tables.some(({ name }) => name === `public.${table}`);
  const paused = has('link_batches') ? await query(pauseBatches) : [];
  for (const [table, statement] of silencing) {
    if (has(table)) await query(statement);
  }
  return paused.length;
}
