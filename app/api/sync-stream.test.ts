import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { endSession } from '@/lib/access/end-session';
import type { SignedIn } from '@/lib/access/member';
import { changeRole, removeMember } from '@/lib/access/members';
import { makeMember } from '@/lib/access/testing/people';
import { makeCounts } from '@/lib/data/terms/progress-shape';
import { getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { sessions } from '@/lib/server/identity/schema';
import { answerRequest } from './testing/answer-request';
import { carrySession } from './testing/cookie-jar';

openDataFolder();

beforeAll(async () => {
  const { syncs } = await getRuntime();
  // A sync that runs during the whole test.
  vi.spyOn(syncs, 'watch').mockResolvedValue({
    ...makeCounts(),
    state: 'running',
    startedAt: null,
    finishedAt: null,
    reason: null,
    sources: [],
  });
});

type Person = { owner: SignedIn; member: SignedIn };

it.each<[string, (person: Person) => Promise<unknown>]>([
  ['signs out', async ({ member }) => endSession((await getRuntime()).db, member.sessionId)],
  [
    'has been signed in for too long',
    async ({ member }) =>
      (await getRuntime()).db
        .update(sessions)
        .set({ createdAt: new Date('2020-01-01') })
        .where(eq(sessions.id, member.sessionId)),
  ],
  ['is removed', async ({ owner, member }) => removeMember((await getRuntime()).db, owner, member.userId)],
  [
    'may no longer see the data',
    async ({ owner, member }) => changeRole((await getRuntime()).db, owner, member.userId, 'creator'),
  ],
])('progress ends for a person who %s', async (_, lose) => {
  const { db, secrets } = await getRuntime();
  const owner = await makeMember(db);
  const member = await makeMember(db, { role: 'analyst', workspaceId: owner.workspaceId });
  await carrySession(member.sessionId, secrets);
  const response = await answerRequest(new Request('http://localhost:3000/api/ledger/sync'));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^event: progress\n/);
  await lose({ owner, member });
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
});
