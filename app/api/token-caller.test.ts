import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSecret } from '@/lib/access/grants/secret-form';
import { changeGrant, idOf } from '@/lib/access/grants/testing/stored-grant';
import { tokens } from '@/lib/access/grants/tokens';
import { changeRole, removeMember } from '@/lib/access/members';
import { encodeSessionToken } from '@/lib/access/session-token';
import { makeMember } from '@/lib/access/testing/people';
import { makeCounts } from '@/lib/data/terms/progress-shape';
import { getRuntime } from '@/lib/runtime/runtime';
import { workspaces } from '@/lib/server/identity/schema';
import { type RequestNote, runWithNote } from '@/lib/server/listener/request-note.mjs';
import { answerRequest } from './testing/answer-request';
import { carrySession, setCookie } from './testing/cookie-jar';
import { everyName } from './testing/token-scopes';
import { ask, giveToken, makePeople, origin } from './testing/tokens';

const memberOf = makePeople();
const owner = () => memberOf('owner');
/** Of the owner, with all scopes. */
let token = '';

beforeAll(async () => {
  token = await giveToken(owner());
});

describe('a token that does not work', () => {
  const wrong = 'This API token is not valid. Check that you copied all of it.';
  const reject: [string, () => Promise<[token: string, message: string]>][] = [
    ['unknown', async () => [makeSecret('pd'), wrong]],
    ['cut', async () => [(await giveToken(owner())).slice(0, -1), wrong]],
    [
      'expired',
      async () => {
        const token = await giveToken(owner());
        await changeGrant((await getRuntime()).db, token, { expiresAt: new Date(Date.now() - 1_000) });
        return [token, 'This API token has expired.'];
      },
    ],
    [
      'revoked',
      async () => {
        const token = await giveToken(owner());
        const { db } = await getRuntime();
        await tokens.revoke(db, await idOf(db, token), owner());
        return [token, 'This API token was revoked.'];
      },
    ],
    [
      'of a removed member',
      async () => {
        const { db } = await getRuntime();
        const guest = await makeMember(db, { role: 'analyst', workspaceId: owner().workspaceId });
        const token = await giveToken(guest);
        expect((await ask('GET views?page=/products', token)).status).toBe(200);
        await removeMember(db, owner(), guest.userId);
        return [token, wrong];
      },
    ],
  ];

  it.each(reject)('because it is %s opens nothing', async (_, prepare) => {
    const [token, message] = await prepare();
    for (const name of [...everyName, 'GET seller/v1/brands']) {
      expect(await ask(name, token), name).toMatchObject({ status: 401, message });
    }
  });
});

describe('who asks', () => {
  it('is not told by a token and a cookie together', async () => {
    const { secrets } = await getRuntime();
    const cookies = [await encodeSessionToken(owner().sessionId, secrets.session), 'no-session'];
    for (const value of cookies) {
      setCookie(value);
      for (const name of ['GET notes', 'POST links', 'GET seller/v1/brands', 'POST creator/v2/links']) {
        expect(await ask(name, token), name).toMatchObject({
          status: 400,
          message: 'Send an API token or a session cookie, not both.',
        });
      }
    }
    setCookie(undefined);
  });

  it('needs no origin and no page, because no browser adds a token by itself', async () => {
    const elsewhere = {
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
      'x-page-scope': 'another-workspace/somebody/owner',
    };
    for (const name of ['GET rates', 'POST links', 'POST creator/v2/links']) {
      expect([400, 401, 403, 409]).not.toContain((await ask(name, token, elsewhere)).status);
    }
  });

  it('is nobody with another Authorization header, unless a session is there', async () => {
    for (const authorization of ['Bearer something', 'Basic cGRfYTpi', makeSecret('pd')]) {
      expect(await ask('GET rates', undefined, { authorization })).toMatchObject({
        status: 401,
        message: 'This is not an API token. A token starts with pd_.',
      });
    }
    const { secrets } = await getRuntime();
    await carrySession(owner().sessionId, secrets);
    // A proxy in front of this server may add its own.
    expect((await ask('GET rates', undefined, { authorization: 'Basic cHJveHk6eA==' })).status).toBe(200);
    setCookie(undefined);
  });

  it('is recognised by its own credential alone, for the places of requests', async () => {
    const { db, secrets } = await getRuntime();
    const callerOf = async (name: string, authorization: string) => {
      const note: RequestNote = {};
      await runWithNote(note, () => ask(name, undefined, { authorization }));
      return note.caller;
    };
    const byToken = await callerOf('GET rates', `Bearer ${token}`);
    expect(byToken).toEqual({ credential: `Bearer ${token}`, id: expect.stringMatching(/^token ./) });
    expect(await callerOf('GET rates', `BEARER  ${token}`)).toMatchObject({ id: byToken?.id });
    for (const name of ['GET rates', 'OPTIONS rates', 'GET openapi.json']) {
      expect(await callerOf(name, `Bearer ${makeSecret('pd')}`), name).toBeUndefined();
    }
    await carrySession(owner().sessionId, secrets);
    expect(await callerOf('GET rates', 'Bearer invented')).toEqual({
      credential: expect.not.stringContaining('invented'),
      id: `person ${owner().userId}`,
    });
    const visitor = await makeMember(db);
    await db.update(workspaces).set({ demo: true }).where(eq(workspaces.id, visitor.workspaceId));
    await carrySession(visitor.sessionId, secrets);
    expect(await callerOf('GET rates', 'Bearer invented')).toBeUndefined();
    setCookie(undefined);
  });

  it('is no signed-in person for pages and forms', async () => {
    const { readMember } = await import('@/app/_server/session');
    expect(await readMember()).toBeUndefined();
  });
});

it('describes the limit with every response, also of an error', async () => {
  for (const name of ['GET rates', 'POST notes', 'GET seller/v1/reports']) {
    const { headers } = await ask(name, token);
    expect(headers.get('ratelimit-policy'), name).toBe('"token";q=100000;w=60');
    expect(headers.get('ratelimit'), name).toMatch(/^"token";r=\d+;t=\d+$/);
  }
});

it('a stream ends when the role of the member falls', async () => {
  const { db, syncs } = await getRuntime();
  const guest = await makeMember(db, { role: 'analyst', workspaceId: owner().workspaceId });
  const progress = {
    state: 'running',
    startedAt: null,
    finishedAt: null,
    reason: null,
    sources: [],
  } as const;
  vi.spyOn(syncs, 'watch').mockResolvedValue({ ...makeCounts(), ...progress, sources: [] });
  const headers = { authorization: `Bearer ${await giveToken(guest)}` };
  const response = await answerRequest(new Request(`${origin}/api/ledger/sync`, { headers }));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^event: progress\n/);
  await changeRole(db, owner(), guest.userId, 'creator');
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
});
