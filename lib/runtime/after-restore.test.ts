import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, desc, eq, gt } from 'drizzle-orm';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { alertRules } from '@/features/alerts/schema';
import { refreshNow } from '@/features/refresh/schedule-refresh';
import { sendNow } from '@/features/schedules/change-schedule';
import { reportRecipients, reportSchedules } from '@/features/schedules/schema';
import { createWorkspace } from '@/lib/access/create-workspace';
import { memberFields } from '@/lib/access/member-fields';
import { createUser } from '@/lib/access/sign-up';
import { readEnvironment } from '@/lib/base/environment';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { createDemoKeys } from '@/lib/platform/seed/demo-keys';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import { tinyPlan } from '@/lib/platform/seed/tiny-plan';
import { restoreIntoFolder, restoreIntoPostgres } from '@/lib/server/backup/restore-backup';
import { writeBackup } from '@/lib/server/backup/write-backup';
import { memberships, users, workspaces } from '@/lib/server/identity/schema';
import { scheduledRuns, scheduledWork } from '@/lib/server/jobs/schema';
import { openSmtpSink } from '@/lib/server/mail/testing/smtp-sink';
import { copyPgliteTemplate, openTestPostgres } from '@/lib/testing/databases';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { english } from '@/lib/testing/english';
import { openState } from './prepare/open-state';
import { closeRuntime, getRuntime } from './runtime';

const site = 'https://deck.example';
const kinds = ['refresh', 'alerts', 'report-schedules'];
/** Runs in the backup. */
const stored = 9;

/** A folder with a small platform, its seller's workspace, a rule, a schedule and runs of each kind. Returns a backup. */
async function makeBackup(folder: string): Promise<string> {
  vi.stubEnv('DATA_DIR', join(folder, 'before'));
  await copyPgliteTemplate(join(folder, 'before/app'));
  const { database, vault } = await openState(readEnvironment());
  const { db } = database;
  await seedPlatform(db, { size: tinyPlan, seed: 1, today: new Date().toISOString().slice(0, 10) });
  const { sellerKey } = await createDemoKeys(db);
  const userId = await createUser(db, { name: 'Ann', email: 'ann@example.com' });
  const workspaceId = await createWorkspace(db, { name: 'Home', ownerId: userId });
  await addConnection(db, vault, { workspaceId, family: 'seller', key: sellerKey });
  const own = { workspaceId, userId, language: 'en' };
  await db.insert(alertRules).values({
    ...own,
    name: 'rule',
    mail: true,
    condition: { kind: 'keyRejected', values: {} },
    firstDay: '2026-01-01',
  });
  const [schedule] = await db
    .insert(reportSchedules)
    .values({
      ...own,
      name: 'Statement',
      currency: 'USD',
      plan: { every: 'day', at: '06:00', timeZone: 'UTC' },
      content: { range: null, weekStart: 1, format: null, perBrand: false, waitFor: null },
    })
    .returning();
  const scheduleId = schedule?.id ?? '';
  const confirmedAt = new Date();
  await db.insert(reportRecipients).values([
    { scheduleId, userId },
    { scheduleId, address: 'client@example.com', confirmedAt },
    { scheduleId, address: 'stopped@example.com', confirmedAt: null, stoppedAt: new Date() },
  ]);
  for (const kind of kinds) {
    const [work] = await db
      .insert(scheduledWork)
      .values({ kind, workspaceId, pattern: '0 6 * * *', nextAt: new Date(Date.now() + 86_400_000) })
      .returning();
    const run = { workId: work?.id ?? '', state: 'complete' as const };
    await db.insert(scheduledRuns).values([run, run, run]);
  }
  const file = join(folder, 'backup');
  await writeBackup(file, database);
  await database.close();
  const keys = await readFile(join(folder, 'before/secrets/encryption-keys'), 'utf8');
  vi.stubEnv('ENCRYPTION_KEYS', keys);
  vi.stubEnv('DATA_DIR', join(folder, 'after'));
  return file;
}

/** What a person expects of the restored server: it refreshes, evaluates rules and sends a report. */
async function expectWork(mails: { to: string[] }[]) {
  const { db } = await getRuntime();
  onTestFinished(closeRuntime);
  const [member] = await db
    .select(memberFields)
    .from(workspaces)
    .innerJoin(memberships, eq(memberships.workspaceId, workspaces.id))
    .innerJoin(users, eq(users.id, memberships.userId));
  const [schedule] = await db.select().from(reportSchedules);
  if (!member || !schedule) throw new Error('They were in the backup.');
  const { workspaceId } = member;
  await refreshNow(db, workspaceId);
  const newest = async (kind: string) => {
    const [run] = await db
      .select({ isNew: gt(scheduledRuns.id, stored).mapWith(Boolean), state: scheduledRuns.state })
      .from(scheduledRuns)
      .innerJoin(scheduledWork, eq(scheduledWork.id, scheduledRuns.workId))
      .where(and(eq(scheduledWork.kind, kind), eq(scheduledWork.workspaceId, workspaceId)))
      .orderBy(desc(scheduledRuns.id))
      .limit(1);
    return run;
  };
  const isWork = { isNew: true, state: 'complete' };
  await expect.poll(() => newest('refresh'), { timeout: 180_000 }).toEqual(isWork);
  expect(await db.select().from(scheduledRuns).where(gt(scheduledRuns.rows, 0))).toHaveLength(1);
  // A refresh evaluates the rules after it.
  await expect.poll(() => newest('alerts')).toEqual(isWork);
  await sendNow({ db, member, language: english, mailing: true, now: () => new Date() }, schedule.id);
  await db
    .update(scheduledWork)
    .set({ nextAt: new Date() })
    .where(eq(scheduledWork.kind, 'report-schedules'));
  await expect.poll(() => newest('report-schedules')).toEqual(isWork);
  await expect.poll(() => mails.map(({ to }) => to)).toEqual([['ann@example.com']]);
}

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-after-restore-'));
  const sink = await openSmtpSink();
  vi.stubEnv('SMTP_URL', sink.url);
  vi.stubEnv('MAIL_FROM', 'deck@example.com');
  vi.stubEnv('APP_URL', site);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await sink.close();
    await deleteFolder(folder);
  });
  return { file: await makeBackup(folder), after: join(folder, 'after'), mails: sink.mails };
}

it('a restored folder refreshes, evaluates rules, and sends reports to members alone', async () => {
  const { file, after, mails } = await setUp();
  await restoreIntoFolder(file, after);
  await expectWork(mails);
}, 300_000);

const server = inject('postgresUrl');
it.skipIf(!server)(
  'so does a restored Postgres',
  async () => {
    const { file, mails } = await setUp();
    const { location, close } = await openTestPostgres(server ?? '');
    onTestFinished(close);
    const { url } = Object(location);
    await restoreIntoPostgres(file, url);
    vi.stubEnv('DATABASE_URL', url);
    await expectWork(mails);
  },
  300_000,
);
