import { asc, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { findMailedRules } from '@/features/alerts/stop-mail';
import { findAsked } from '@/features/schedules/confirmations';
import { findMailedReport } from '@/features/schedules/stop-report';
import { makeEarlierMember } from '@/lib/access/testing/people';
import { withMigrationsUntil } from '@/lib/server/backup/migrations';
import { type DatabaseLocation, openDatabase } from '@/lib/server/db/open-database';
import { digestToken } from '@/lib/server/identity/link-token';
import { carriesOver } from '@/lib/testing/carry-over';
import { nameAddress } from './questions';
import { messages } from './schema';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const digest = (secret: string) => sql`${digestToken(secret)}`;

/** What 0.3 had waiting, had sent, and had begun to send. */
async function fill(location: DatabaseLocation): Promise<void> {
  await withMigrationsUntil('0036_goals', async (folder) => {
    const { db, close } = await openDatabase(location, undefined, folder);
    const { userId, workspaceId } = await makeEarlierMember(db);
    const member = sql`${workspaceId}, ${userId}`;
    await db.execute(sql`INSERT INTO alert_channels (id, workspace_id, name, shape, jwe, shown)
      VALUES (${id(1)}, ${workspaceId}, 'c', 'webhook', '', '')`);
    await db.execute(sql`INSERT INTO alert_rules (id, workspace_id, user_id, name, condition, mail, language, first_day)
      VALUES (${id(2)}, ${member}, 'rule', '{"kind":"keyRejected","values":{}}', true, 'en', '2026-01-01')`);
    await db.execute(sql`INSERT INTO alerts (id, rule_id, period, correction, facts, mail, mail_from, mail_at, mailed_in, stop_digest)
      VALUES (${id(3)}, ${id(2)}, 'p1', false, '{}', 'waiting', '2026-06-30T12:00Z', NULL, NULL, NULL),
        (${id(4)}, ${id(2)}, 'p2', false, '{}', 'sent', '2026-06-29T12:00Z', '2026-06-29T12:00Z', NULL, ${digest('alert')}),
        (${id(5)}, ${id(2)}, 'p3', false, '{}', 'sent', '2026-06-29T12:00Z', '2026-06-29T12:00Z', ${id(4)}, NULL),
        (${id(6)}, ${id(2)}, 'p4', false, '{}', NULL, NULL, NULL, NULL, NULL)`);
    await db.execute(sql`INSERT INTO alert_deliveries (id, channel_id, alert_id, state, attempts, created_at, sent_at, next_at, given_up_at, status)
      VALUES (${id(7)}, ${id(1)}, ${id(3)}, 'waiting', 2, '2026-06-30T12:00Z', '2026-06-30T12:05Z', '2026-06-30T12:20Z', '2026-07-01T12:00Z', 500),
        (${id(8)}, ${id(1)}, ${id(4)}, 'delivered', 1, '2026-06-29T12:00Z', '2026-06-29T12:00Z', '2026-06-29T12:00Z', '2026-06-30T12:00Z', 204),
        (${id(9)}, ${id(1)}, ${id(5)}, 'sending', 1, '2026-06-30T12:00Z', '2026-06-30T12:00Z', '2026-06-30T12:00Z', '2026-07-01T12:00Z', NULL),
        (${id(10)}, ${id(1)}, NULL, 'failed', 1, '2026-06-28T12:00Z', '2026-06-28T12:00Z', '2026-06-28T12:00Z', '2026-06-29T12:00Z', NULL)`);
    await db.execute(sql`INSERT INTO report_schedules (id, workspace_id, user_id, name, currency, plan, content, language)
      VALUES (${id(11)}, ${member}, 'report', 'USD', '{}', '{}', 'de-DE')`);
    await db.execute(sql`INSERT INTO report_recipients (id, schedule_id, user_id, address, confirm_digest, asked_at)
      VALUES (${id(12)}, ${id(11)}, ${userId}, NULL, NULL, NULL),
        (${id(13)}, ${id(11)}, NULL, 'Ops@brand.example', ${digest('asked')}, '2026-06-30T12:00Z')`);
    await db.execute(sql`INSERT INTO report_editions (id, schedule_id, period, day, state, created_at)
      VALUES (${id(14)}, ${id(11)}, '2026-06-30', '2026-06-30', 'sent', '2026-06-30T06:00Z')`);
    await db.execute(sql`INSERT INTO report_mails (edition_id, recipient_id, brand_id, brand_name, mail, created_at, mail_at, stop_digest)
      VALUES (${id(14)}, ${id(12)}, '', '', 'sending', '2026-06-30T06:00Z', '2026-06-30T06:01Z', ${digest('report')}),
        (${id(14)}, ${id(12)}, 'b', 'Brand', 'waiting', '2026-06-30T06:00Z', '2026-06-30T06:02Z', NULL)`);
    await close();
  });
}

async function expectCarried(location: DatabaseLocation): Promise<void> {
  await fill(location);
  const { db, close } = await openDatabase(location);
  const rows = await db
    .select()
    .from(messages)
    .orderBy(asc(messages.kind), asc(messages.state), asc(messages.subjectId));
  const asked = nameAddress('Ops@brand.example');
  const ofChannel = { transport: 'webhook', destination: id(1) };
  expect(rows).toMatchObject([
    {
      ...ofChannel,
      kind: 'alert-channel',
      id: id(9),
      state: 'sending',
      heldUntil: new Date('2026-06-30T12:01Z'),
    },
    {
      ...ofChannel,
      kind: 'alert-channel',
      id: id(8),
      state: 'sent',
      status: 204,
      once: `alert-channel ${id(4)} ${id(1)}`,
    },
    {
      ...ofChannel,
      kind: 'alert-channel',
      id: id(7),
      state: 'waiting',
      attempts: 2,
      subjectId: id(3),
      nextAt: new Date('2026-06-30T12:20Z'),
      givenUpAt: new Date('2026-07-01T12:00Z'),
    },
    { kind: 'alert-mail', state: 'sent', subjectId: id(4), sentIn: null, once: `alert-mail ${id(4)}` },
    { kind: 'alert-mail', state: 'sent', subjectId: id(5), sentIn: rows[3]?.id },
    { kind: 'alert-mail', state: 'waiting', subjectId: id(3), nextAt: new Date('2026-06-30T12:00Z') },
    { ...ofChannel, kind: 'channel-test', id: id(10), state: 'failed', once: null, subjectId: null },
    { kind: 'confirmation', state: 'sent', api: null, destination: asked, once: `question ${asked}` },
    { kind: 'report', state: 'sending', heldUntil: new Date('2026-06-30T06:02Z') },
    {
      kind: 'report',
      state: 'waiting',
      destination: id(12),
      nextAt: new Date('2026-06-30T06:12Z'),
      details: { recipientId: id(12), brandId: 'b', brandName: 'Brand' },
    },
  ]);
  // Links in mails that were sent keep working.
  expect(await findMailedRules(db, 'alert')).toMatchObject([{ name: 'rule' }]);
  expect(await findMailedReport(db, 'report')).toMatchObject({ name: 'report' });
  const question = await findAsked(db, 'asked', new Date('2026-07-02'));
  expect(question).toMatchObject({ address: 'Ops@brand.example', reports: ['report'], isDone: false });
  await close();
}

carriesOver('messages of 0.3 are carried over', expectCarried);
