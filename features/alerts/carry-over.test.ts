import { asc, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { makeEarlierMember } from '@/lib/access/testing/people';
import { withMigrationsUntil } from '@/lib/server/backup/migrations';
import { openDatabase } from '@/lib/server/db/open-database';
import { carriesOver } from '@/lib/testing/carry-over';
import { conditionSchema } from './kinds';
import { alertRules } from './schema';

const watched = { metric: 'sales', days: 7, currency: 'USD', subject: null };
const stored = [
  { kind: 'change', values: { ...watched, percent: '20' } },
  { kind: 'goal', values: { event: 'ended' } },
  { kind: 'threshold', values: { ...watched, direction: 'above', value: '100' } },
];

carriesOver('rules made before directions tell what they told', async (location) => {
  await withMigrationsUntil('0040_open-questions', async (folder) => {
    const { db, close } = await openDatabase(location, undefined, folder);
    const { userId, workspaceId } = await makeEarlierMember(db);
    for (const condition of stored) {
      await db.execute(sql`INSERT INTO alert_rules (workspace_id, user_id, api, name, condition, mail, language, first_day)
        VALUES (${workspaceId}, ${userId}, 'embedded', ${condition.kind}, ${JSON.stringify(condition)}, false, 'en', '2026-06-01')`);
    }
    await close();
  });
  const { db, close } = await openDatabase(location);
  const rows = await db.select().from(alertRules).orderBy(asc(alertRules.name));
  const conditions = rows.map(({ condition }) => condition);
  expect(conditions).toEqual([
    { kind: 'change', values: { ...watched, each: null, direction: 'either', percent: '20' } },
    stored[1],
    { kind: 'threshold', values: { ...watched, each: null, direction: 'above', value: '100' } },
  ]);
  for (const condition of conditions) expect(conditionSchema.parse(condition)).toEqual(condition);
  await close();
});
