import { beforeAll, expect, it, vi } from 'vitest';
import { changeGrant, idOf } from '@/lib/access/grants/testing/stored-grant';
import { createToken, tokens } from '@/lib/access/grants/tokens';
import { scopes } from '@/lib/access/scopes';
import { makeMember } from '@/lib/access/testing/people';
import { closeRuntime, getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { digestToken } from '@/lib/server/identity/link-token';
import { readLog } from '@/lib/testing/log-lines';
import { answerRequest } from './testing/answer-request';
import { expectNoSecret } from './testing/expect-no-secret';
import { readFiles, readRows } from './testing/stored';

const origin = 'http://localhost:3000';
const dataFolder = openDataFolder();

beforeAll(async () => {
  vi.stubEnv('TOKEN_REQUESTS_PER_MINUTE', '12');
});

/** Reads, writes, exports, errors of each kind, the API at its own paths, and a tool of an agent. */
const requests = [
  'GET overview?from=2026-01-01&to=2026-01-31',
  'GET links?unknown=x',
  'GET connections',
  'GET seller/v1/brands',
  'POST creator/v2/links',
  'GET exports/audit',
  'GET exports/links?format=xlsx',
  'POST notes',
  'GET nothing',
  'POST mcp',
  // Fails inside.
  'POST ledger/sync?sources=reports&from=2026-01-01&to=2026-01-31',
];

const draft = { product: { primary_id: 'B01' } };
const toolCall = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'report', arguments: { range: 'last-month', brands: ['none of them'] } },
};

async function ask(name: string, authorization: string): Promise<string> {
  const [method = '', path = ''] = name.split(' ');
  const headers = {
    host: new URL(origin).host,
    authorization,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-06-18',
  };
  const body = method === 'POST' ? JSON.stringify(path === 'mcp' ? toolCall : draft) : null;
  const response = await answerRequest(new Request(`${origin}/api/${path}`, { method, headers, body }));
  return [response.status, JSON.stringify([...response.headers]), await response.text()].join('\n');
}

it('never shows, logs or stores a token, only its digest', async () => {
  const log = readLog();
  const { db, syncs } = await getRuntime();
  vi.spyOn(syncs, 'start').mockRejectedValue(new Error('inside'));
  const member = await makeMember(db);
  const token = await createToken({ db, mail: null }, member, {
    name: 'Canary',
    scopes: [...scopes],
    days: 1,
  });
  const seen: string[] = [];
  const askAll = async (authorization: string) => {
    for (const name of requests) seen.push(await ask(name, authorization));
  };
  await askAll(`Bearer ${token}`);
  expect(seen.map((text) => Number(text.slice(0, 3)))).toEqual([
    200, 422, 200, 424, 424, 200, 200, 403, 404, 200, 500,
  ]);
  await askAll(`Bearer ${token}`);
  expect(seen.at(-1)).toMatch(/^429\n.*"retry-after","\d+"/);
  await askAll(`Bearer ${token}x`);
  await askAll(`Token ${token}`);
  await changeGrant(db, token, { expiresAt: new Date() });
  await askAll(`Bearer ${token}`);
  await tokens.revoke(db, await idOf(db, token), member);
  await askAll(`Bearer ${token}`);

  const stored = await readRows(db);
  expect(stored.filter((text) => text.includes(digestToken(token)))).toHaveLength(1);
  expect(log.join('\n')).toContain('inside');
  await closeRuntime();
  const files = await readFiles(dataFolder());
  const sources = { 'an answer': seen, 'the log': log, 'a row': stored, 'a file': files };
  // The last four characters are shown.
  expectNoSecret(token.slice(0, -4), sources);
});
