import { beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '@/features/api';
import { sealUnlock, shareCookie } from '@/lib/access/grants/share-cookie';
import { shares } from '@/lib/access/grants/shares';
import type { SignedIn } from '@/lib/access/member';
import { encodeSessionToken, sessionCookie } from '@/lib/access/session-token';
import { closeRuntime, getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { digestToken } from '@/lib/server/identity/link-token';
import { readLog } from '@/lib/testing/log-lines';
import { sent } from '@/lib/testing/next/headers';
import { answerRequest } from './testing/answer-request';
import { expectNoSecret } from './testing/expect-no-secret';
import {
  enter,
  isMissing,
  make,
  makeOwner,
  password,
  rowOf,
  site,
  statement,
  visit,
} from './testing/share-visits';
import { readFiles, readRows } from './testing/stored';

const dataFolder = openDataFolder();
let owner: SignedIn;
beforeAll(async () => {
  owner = await makeOwner();
});

describe('the secret of a share is refused by the API', () => {
  const asked = Object.keys(operations).map((name) => name.split(' ') as [string, string]);

  it.each(asked)('%s %s', async (method, path) => {
    const { secrets } = await getRuntime();
    const token = await shared();
    const { id } = await rowOf(token);
    const url = `${site}${path.replaceAll(/\{\w+\}/g, id)}`;
    const json = { host: 'localhost:3000', origin: site, 'content-type': 'application/json' };
    const cookie = { name: shareCookie(id), value: await sealUnlock(id, secrets.session) };
    const session = { name: sessionCookie, value: cookie.value };
    const body = ['GET', 'DELETE'].includes(method) ? null : '{}';
    const ways: [string, string, Record<string, string>, { name: string; value: string }[]][] = [
      ['as a bearer', url, { ...json, authorization: `Bearer ${token}` }, []],
      ['in the query', `${url}?token=${token}&share=${token}`, json, []],
      ['by its cookie', url, json, [cookie]],
      ['by its cookie as a session', url, json, [session]],
    ];
    for (const [way, address, headers, cookies] of ways) {
      sent.cookies.clear();
      for (const one of cookies) sent.cookies.set(one.name, one);
      const response = await answerRequest(new Request(address, { method, headers, body }));
      expect([way, response.status]).toEqual([way, 401]);
    }
    sent.cookies.clear();
  });

  it('as a live address, and by agents', async () => {
    const token = await shared();
    const live = await answerRequest(new Request(`${site}/api/live/${token}.csv`));
    expect(live.status).toBe(404);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' };
    expect((await answerRequest(new Request(`${site}/api/mcp`, init))).status).toBe(401);
  });

  let made: string | undefined;
  const shared = async () => {
    made ??= await make(owner, { password });
    return made;
  };
});

it('is made, listed and revoked by operations, and its secret is answered once', async () => {
  const { secrets } = await getRuntime();
  const value = await encodeSessionToken(owner.sessionId, secrets.session);
  sent.cookies.set(sessionCookie, { name: sessionCookie, value });
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { host: 'localhost:3000', origin: site, 'content-type': 'application/json' };
    const init = { method, headers, body: body ? JSON.stringify(body) : null };
    const response = await answerRequest(new Request(`${site}/api/${path}`, init));
    return { status: response.status, text: await response.text() };
  };
  const made = await ask('POST', 'shares', { name: 'Mine', ...statement, password });
  expect(made.status).toBe(201);
  const token = JSON.parse(made.text).url.split('/').at(-1);
  expect((await ask('POST', 'shares', { name: 'Mine', ...statement, search: 'month=x' })).status).toBe(422);
  const listed = await ask('GET', 'shares');
  const one = JSON.parse(listed.text).shares.find(({ name }: { name: string }) => name === 'Mine');
  expect(one).toMatchObject({ page: '/reports/closing', locked: true, lastFour: token.slice(-4) });
  expect(listed.text).not.toContain(token.slice(4, -4));
  expect(listed.text).not.toContain('argon2');
  expect(isMissing(await visit(token))).toBe(false);
  expect((await ask('DELETE', `shares/${one.id}`)).status).toBe(200);
  expect(isMissing(await visit(token))).toBe(true);
  sent.cookies.clear();
});

it('never shows, logs or stores a secret or a password, only its digest', async () => {
  const log = readLog();
  const { db, ledger } = await getRuntime();
  const token = await make(owner, { password });
  const plain = await make(owner);
  const { id } = await rowOf(token);
  const seen = [await enter(token, 'wrong'), await visit(plain)];
  await enter(token, password, '192.0.2.99');
  seen.push(await visit(token), ...[...sent.cookies.values()].map((cookie) => JSON.stringify(cookie)));
  // Fails inside.
  vi.spyOn(ledger, 'of').mockImplementation(() => {
    throw new Error('inside');
  });
  const failed = await answerRequest(new Request(`${site}/api/live/${token}.csv`));
  seen.push(await failed.text(), await visit(plain).catch((error: Error) => error.message));
  vi.restoreAllMocks();
  sent.cookies.clear();
  await shares.revoke(db, id, owner);
  const stored = await readRows(db);
  for (const secret of [token, plain]) {
    expect(stored.filter((text) => text.includes(digestToken(secret)))).toHaveLength(1);
  }
  await closeRuntime();
  const sources = {
    'an answer': seen,
    'the log': log,
    'a row': stored,
    'a file': await readFiles(dataFolder()),
  };
  // The last four characters are shown.
  for (const secret of [token.slice(0, -4), plain.slice(0, -4), password]) expectNoSecret(secret, sources);
});
