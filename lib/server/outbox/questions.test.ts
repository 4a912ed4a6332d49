import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { createLinkToken } from '@/lib/server/identity/link-token';
import { eachDatabase } from '@/lib/testing/databases';
import { confirmationKind } from './message-state';
import { addQuestion, closeQuestion, nameAddress } from './questions';
import { messages } from './schema';

const start = new Date('2026-06-30T12:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

eachDatabase('Questions', (database) => {
  beforeEach(async () => void (await database().db.delete(messages)));

  it('are open once per address and week, of all workspaces', async () => {
    const { db } = database();
    const ask = async (address: string, createdAt: Date) => {
      const { workspaceId, userId: subjectId } = await makeMember(db);
      const question = { workspaceId, address, subjectId, createdAt };
      return addQuestion(db, { kind: confirmationKind, ...question });
    };
    const asked = await Promise.all([1, 2, 3, 4].map(() => ask('a@example.com', start)));
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect(await ask(' A@example.com', after(6 * 86_400))).toBe(false);
    expect(await ask('b@example.com', start)).toBe(true);
    expect(await ask('a@example.com', after(8 * 86_400))).toBe(true);
    const { token, tokenDigest: secretDigest } = createLinkToken();
    await closeQuestion(db, token);
    expect(await ask('b@example.com', after(1))).toBe(false);
    const isOfB = eq(messages.destination, nameAddress('b@example.com'));
    await db.update(messages).set({ secretDigest }).where(isOfB);
    await closeQuestion(db, token);
    expect(await ask('b@example.com', after(1))).toBe(true);
    // One that never left is no question.
    expect(await ask('b@example.com', after(2))).toBe(false);
    await db.update(messages).set({ state: 'failed' });
    expect(await ask('b@example.com', after(3))).toBe(true);
  });
});
