import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addAlertMessages, alertMailKind } from '@/features/alerts/alert-messages';
import { invite } from '@/features/people/accounts/invitations';
import { makeMember } from '@/lib/access/testing/people';
import { messages } from '@/lib/server/outbox/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { english } from '@/lib/testing/english';
import { listMessages } from './list-messages';

eachDatabase('what was sent', (database) => {
  it('is listed for its own workspace, newest first, with names and without secrets', async () => {
    const { db } = database();
    const member = await makeMember(db);
    const other = await makeMember(db);
    const { workspaceId, userId } = member;
    await invite(db, member, 'analyst', { email: 'bo@example.org', language: english });
    await invite(db, other, 'analyst', { email: 'cy@example.org', language: english });
    const at = new Date(Date.now() + 1_000);
    const rule = { workspaceId, userId, channelId: null };
    for (const alertId of [randomUUID(), randomUUID()])
      await addAlertMessages(db, { rule, alertId, mail: true, shape: null, createdAt: at, at });
    const [first, second] = await db.select().from(messages).where(eq(messages.kind, alertMailKind));
    await db
      .update(messages)
      .set({ state: 'failed', problem: 'rejected', sentAt: at, secretDigest: 'digest-of-a-secret' })
      .where(eq(messages.id, first?.id ?? ''));
    await db
      .update(messages)
      .set({ sentIn: first?.id })
      .where(eq(messages.id, second?.id ?? ''));
    const listed = await listMessages(db, workspaceId);
    expect(listed).toMatchObject([
      { kind: alertMailKind, to: member.email, state: 'failed', problem: 'rejected', at: at.toISOString() },
      { kind: 'invitation', to: 'bo@example.org', state: 'waiting', problem: null },
    ]);
    expect(JSON.stringify(listed)).not.toContain('digest-of-a-secret');
  });
});
