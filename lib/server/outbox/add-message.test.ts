import { asc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { eachDatabase } from '@/lib/testing/databases';
import { addMessages, purgeMessages } from './add-message';
import { invitationKind } from './message-state';
import { messages } from './schema';

eachDatabase('Messages', (database) => {
  beforeEach(async () => void (await database().db.delete(messages)));

  it('are kept for a year, and those of no workspace, except questions, for a week', async () => {
    const { db } = database();
    const { workspaceId } = await makeMember(db);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const message = { kind: 'test', transport: 'mail' as const };
    const added = [
      ...[364, 367].map((days) => ({ workspaceId, destination: `own ${days}`, createdAt: daysAgo(days) })),
      ...[6, 8].map((days) => ({ destination: `nobody ${days}`, createdAt: daysAgo(days) })),
      ...[364, 367].map((days) => ({
        kind: invitationKind,
        destination: `question ${days}`,
        createdAt: daysAgo(days),
      })),
    ];
    await addMessages(
      db,
      added.map((one) => ({ ...message, ...one })),
    );
    await purgeMessages(db);
    const kept = await db.select().from(messages).orderBy(asc(messages.destination));
    expect(kept.map(({ destination }) => destination)).toEqual(['nobody 6', 'own 364', 'question 364']);
  });
});
