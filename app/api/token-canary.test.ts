import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { closeRuntime, getRuntime } from '@/lib/runtime/runtime';
import { digestToken } from '@/lib/server/accounts/link-token';
import { makeMember } from '@/lib/server/accounts/testing/people';
import { keyForms } from '@/lib/server/gateway/testing/key-forms';
import { createToken } from '@/lib/server/tokens/create-token';
import { tokensOf } from '@/lib/server/tokens/list-tokens';
import { revokeToken } from '@/lib/server/tokens/revoke-token';
import { apiTokens } from '@/lib/server/tokens/schema';
import { scopes } from '@/lib/server/tokens/scopes';
import { copyPgliteTemplate } from '@/lib/testing/databases';
import { readLog } from '@/lib/testing/log-lines';
import { answerRequest } from './testing/answer-request';

vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined }),
  headers: async () => new Headers(),
}));

const origin = 'http://localhost:3000';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partnerdeck-token-canary-'));
  for (const part of ['app', 'platform']) await copyPgliteTemplate(join(folder, part));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('TOKEN_REQUESTS_PER_MINUTE', '12');
});

afterAll(async () => {
  await closeRuntime();
  await rm(folder, { recursive: true, force: true });
});

/** Reads, writes, exports, errors of each kind, and the API at its own paths. */
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
  // Fails inside.
  'POST ledger/sync?sources=reports&from=2026-01-01&to=2026-01-31',
];

async function ask(name: string, authorization: string): Promise<string> {
  const [method = '', path = ''] = name.split(' ');
  const headers = { host: new URL(origin).host, authorization, 'content-type': 'application/json' };
  const body = method === 'POST' ? '{"product":{"primary_id":"B01"}}' : null;
  const response = await answerRequest(new Request(`${origin}/api/${path}`, { method, headers, body }));
  return [response.status, JSON.stringify([...response.headers]), await response.text()].join('\n');
}

const rows = z.object({ rows: z.array(z.object({ row: z.unknown() })) });
const names = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** Every row of every table, as JSON. */
async function readRows(): Promise<string[]> {
  const { db } = await getRuntime();
  const tables = await db.execute(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const all = await Promise.all(
    names
      .parse(tables)
      .rows.map(({ name }) => db.execute(sql`select to_jsonb(t) as row from ${sql.raw(name)} t`)),
  );
  return all.flatMap((found) => rows.parse(found).rows.map(({ row }) => JSON.stringify(row)));
}

it('never shows, logs or stores a token, only its digest', async () => {
  const log = readLog();
  const { db, syncs } = await getRuntime();
  vi.spyOn(syncs, 'start').mockRejectedValue(new Error('inside'));
  const member = await makeMember(db);
  const token = await createToken(db, member, { name: 'Canary', scopes: [...scopes], days: 1 });
  const seen: string[] = [];
  const askAll = async (authorization: string) => {
    for (const name of requests) seen.push(await ask(name, authorization));
  };
  await askAll(`Bearer ${token}`);
  expect(seen.map((text) => Number(text.slice(0, 3)))).toEqual([
    200, 422, 200, 424, 424, 200, 200, 403, 404, 500,
  ]);
  await askAll(`Bearer ${token}`);
  expect(seen.at(-1)).toMatch(/^429\n.*"retry-after","\d+"/);
  await askAll(`Bearer ${token}x`);
  await askAll(`Token ${token}`);
  await db.update(apiTokens).set({ expiresAt: new Date() });
  await askAll(`Bearer ${token}`);
  const [row] = await db.select({ id: apiTokens.id }).from(apiTokens);
  const by = { userId: member.userId, action: 'token.revoked' } as const;
  await revokeToken(db, row?.id ?? '', tokensOf(member), by);
  await askAll(`Bearer ${token}`);

  const stored = await readRows();
  expect(stored.filter((text) => text.includes(digestToken(token)))).toHaveLength(1);
  expect(log.join('\n')).toContain('inside');
  await closeRuntime();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(paths.map((path) => readFile(path, 'latin1')));
  const sources = { 'an answer': seen, 'the log': log, 'a row': stored, 'a file': files };
  for (const [form, write] of Object.entries(keyForms)) {
    // The last four characters are shown.
    const canary = write(token.slice(0, -4));
    for (const [source, texts] of Object.entries(sources)) {
      expect(
        texts.some((text) => text.includes(canary)),
        `${form} in ${source}`,
      ).toBe(false);
    }
  }
}, 60_000);
