import { isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { alertRules } from '@/features/alerts/schema';
import { listOrphans } from '@/features/links/lease';
import { reportEditions, reportRecipients, reportSchedules } from '@/features/schedules/schema';
import { linkBatches } from '@/lib/data/store/links-schema';
import type { Db } from '@/lib/server/db/database';
import { messages } from '@/lib/server/outbox/schema';
import { restoredNote, restoredReport } from '../silence-restored';

/** Expects that nothing of `fillState` is done again by itself. */
export async function expectSilenced(db: Db): Promise<void> {
  const batches = await db.select().from(linkBatches).orderBy(linkBatches.name);
  expect(batches.map(({ name, state, note }) => [name, state, note])).toEqual([
    ['Batch', 'paused', restoredNote],
    ['finished', 'finished', null],
    ['paused', 'paused', restoredNote],
    ['ready', 'paused', restoredNote],
  ]);
  expect(await listOrphans(db)).toEqual([]);
  const [rule, ...others] = await db.select().from(alertRules);
  expect([rule?.name, others]).toEqual(['rule', []]);
  // The restore may have been a day earlier, just before midnight.
  const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  expect([dayAt(Date.now() - 3_600_000), dayAt(Date.now())]).toContain(rule?.firstDay);
  expect(await db.select().from(messages).orderBy(messages.transport)).toMatchObject([
    { transport: 'mail', state: 'unknown', problem: 'restored' },
    { transport: 'webhook', state: 'failed', problem: 'restored' },
  ]);
  expect(await db.select().from(reportSchedules)).toMatchObject([{ nextAt: null }]);
  const editions = await db.select().from(reportEditions).orderBy(reportEditions.period);
  expect(editions).toMatchObject([
    { period: 'sent', state: 'sent', problem: null },
    { period: 'waiting', state: 'failed', problem: restoredReport },
  ]);
  const recipients = await db.select().from(reportRecipients).where(isNull(reportRecipients.userId));
  expect(recipients).toMatchObject([{ address: 'client@example.com', confirmedAt: null }]);
}
