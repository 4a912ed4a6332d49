import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { alertMailKind, channelKind } from '@/features/alerts/alert-messages';
import { sealChannel } from '@/features/alerts/channel-secret';
import { alertRules, alerts } from '@/features/alerts/schema';
import { createHistory } from '@/features/links/testing/history';
import { startPending } from '@/features/people/second-factor/pending-sign-in';
import { makeAppMember } from '@/features/people/second-factor/testing/members';
import { reportEditions, reportRecipients, reportSchedules } from '@/features/schedules/schema';
import { grantKinds } from '@/lib/access/grants/grant-kinds';
import { grants } from '@/lib/access/grants/schema';
import { deskPartners, deskStages } from '@/lib/data/store/desk-schema';
import { linkBatches, linkBatchRows } from '@/lib/data/store/links-schema';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import { createDemoKeys } from '@/lib/platform/seed/demo-keys';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import { tinyPlan } from '@/lib/platform/seed/tiny-plan';
import type { Db } from '@/lib/server/db/database';
import { digestToken } from '@/lib/server/identity/link-token';
import { invitations, sessions, users } from '@/lib/server/identity/schema';
import { scheduledRuns, scheduledWork } from '@/lib/server/jobs/schema';
import { addMessages } from '@/lib/server/outbox/add-message';
import { nameAddress, refuseMail } from '@/lib/server/outbox/questions';
import type { TestDatabase } from '@/lib/testing/databases';

/** The address of a channel, a key, the secret of an invitation, and a name with everything that files may break. */
export const stored = {
  address: 'https://hooks.example/services/a-secret',
  sellerKey: 'sk_live_0123456789abcdef',
  token: 'an-owner-was-invited-before-the-backup',
  odd: 'tab\t, line\n, \\. , \u2028, "quoted", \\N, ü 🙂',
};
const { address, sellerKey, token, odd } = stored;

/** Stores something of each kind that a restore treats in its own way, and a small platform. Returns the workspace. */
export async function fillDatabase({ db }: Pick<TestDatabase, 'db'>): Promise<string> {
  const workspaceId = await fillState(db);
  await seedPlatform(db, { size: tinyPlan, seed: 1, today: '2026-11-23' });
  await createDemoKeys(db);
  return workspaceId;
}

/** The same without a platform. */
export async function fillState(db: Db): Promise<string> {
  const owner = await createHistory(db);
  const { workspaceId } = owner;
  await addConnection(db, testVault, { workspaceId, family: 'seller', key: sellerKey });
  await db.update(users).set({ name: odd }).where(eq(users.id, owner.userId));
  await db.insert(sessions).values({ userId: owner.userId, workspaceId, userAgent: '', ipPrefix: '' });
  await db.insert(invitations).values({
    workspaceId,
    role: 'owner',
    tokenDigest: digestToken(token),
    createdBy: owner.userId,
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  const [batch] = await db
    .insert(linkBatches)
    .values({ workspaceId, userId: owner.userId, name: 'Batch', state: 'running' })
    .returning();
  const others = (['ready', 'paused', 'finished'] as const).map((state) => ({
    workspaceId,
    userId: owner.userId,
    name: state,
    state,
  }));
  await db.insert(linkBatches).values(others);
  await db.insert(linkBatchRows).values({ batchId: batch?.id ?? '', position: 1, productId: 'P9' });
  await db.insert(deskStages).values({ workspaceId, version: 1, stages: [{ key: 'prospect', name: odd }] });
  await db.insert(deskPartners).values({
    workspaceId,
    ownerId: owner.userId,
    name: odd,
    stage: 'prospect',
    tags: [odd, 'b'],
    notes: odd,
    step: odd,
    stepDay: '2026-05-01',
  });
  const { member: guarded } = await makeAppMember(db, new Date());
  await startPending(db, guarded.userId);
  const opening = grantKinds.map((kind) => ({
    workspaceId,
    userId: owner.userId,
    kind,
    name: kind,
    opens: {},
    digest: kind,
    lastFour: 'abcd',
    expiresAt: new Date(Date.now() + 86_400_000),
  }));
  await db.insert(grants).values(opening);
  const [rule] = await db
    .insert(alertRules)
    .values({
      workspaceId,
      userId: owner.userId,
      name: 'rule',
      mail: true,
      language: 'en',
      condition: { kind: 'keyRejected' as const, values: {} },
      firstDay: '2026-01-01',
    })
    .returning();
  const channelId = randomUUID();
  const jwe = await sealChannel(testVault, { id: channelId, workspaceId }, { address, secret: null });
  const channel = { id: channelId, workspaceId, name: 'Chat', shape: 'slack' as const, shown: '', jwe };
  await db.insert(alertChannels).values(channel);
  await db.insert(alerts).values({
    ruleId: rule?.id ?? '',
    period: 'p',
    correction: false,
    facts: { family: 'seller', since: null },
  });
  const waiting = { workspaceId, destination: channelId, createdAt: new Date() };
  await addMessages(db, [
    { ...waiting, kind: channelKind, transport: 'webhook' },
    { ...waiting, kind: alertMailKind, transport: 'mail' },
  ]);
  await refuseMail(db, { destination: nameAddress('never@again.example') });
  const [schedule] = await db
    .insert(reportSchedules)
    .values({
      workspaceId,
      userId: owner.userId,
      name: 'report',
      currency: 'USD',
      language: 'en',
      nextAt: new Date(),
      plan: { every: 'day', at: '06:00', timeZone: 'UTC' },
      content: { range: null, weekStart: 1, format: null, perBrand: false, waitFor: null },
    })
    .returning();
  const scheduleId = schedule?.id ?? '';
  const editions = (['waiting', 'sent'] as const).map((state) => ({
    scheduleId,
    period: state,
    day: '2026-06-01',
    state,
    createdAt: new Date(),
  }));
  await db.insert(reportEditions).values(editions);
  await db.insert(reportRecipients).values([
    { scheduleId, userId: owner.userId },
    { scheduleId, address: 'client@example.com', confirmedAt: new Date() },
  ]);
  const [work] = await db
    .insert(scheduledWork)
    .values({ kind: 'refresh', workspaceId, pattern: '0 6 * * *', nextAt: new Date() })
    .returning();
  const runs = Array.from({ length: 3 }, () => ({ workId: work?.id ?? '', state: 'complete' as const }));
  await db.insert(scheduledRuns).values(runs);
  return workspaceId;
}
