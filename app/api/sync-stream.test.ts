import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeCounts } from '@/lib/data/sync/progress-shape';
import { closeRuntime, getRuntime } from '@/lib/runtime/runtime';
import { endSession } from '@/lib/server/accounts/end-session';
import type { SignedIn } from '@/lib/server/accounts/member';
import { changeRole, removeMember } from '@/lib/server/accounts/members';
import { sessions } from '@/lib/server/accounts/schema';
import { encodeSessionToken, sessionCookie } from '@/lib/server/accounts/session-token';
import { makeMember } from '@/lib/server/accounts/testing/people';
import { copyPgliteTemplate } from '@/lib/testing/databases';
import { answerRequest } from './testing/answer-request';

vi.mock('server-only', () => ({}));
const jar = vi.hoisted(() => ({ token: '' }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (name === sessionCookie ? { value: jar.token } : undefined),
  }),
  headers: async () => new Headers(),
}));

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partnerdeck-sync-'));
  for (const part of ['app', 'platform']) {
    await copyPgliteTemplate(join(folder, part));
  }
  vi.stubEnv('DATA_DIR', folder);
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

afterAll(async () => {
  await closeRuntime();
  await rm(folder, { recursive: true, force: true });
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
  jar.token = await encodeSessionToken(member.sessionId, secrets.session);
  const response = await answerRequest(new Request('http://localhost:3000/api/ledger/sync'));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^event: progress\n/);
  await lose({ owner, member });
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
});
