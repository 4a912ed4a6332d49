import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, request } from 'playwright/test';
import { findFreePort } from '@/lib/testing/free-port';
import { copyPglite, makeTemplate } from '@/lib/testing/pglite-template';
import { findViolations } from './find-violations';
import { admin, platform } from './servers';

export type Server = {
  url: string;
  port: string;
  child: ChildProcess;
  text: () => string;
  ended: Promise<number | null>;
};

const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-start-'));
const started = new Set<ChildProcess>();
/** Output of all servers. */
const texts: string[] = [];

/** A folder of this run, deleted at its end. */
export const folderOf = (name: string): string => join(folder, name);

/**
 * Runs `npm start` on migrated tables. Its API is elsewhere, so nothing is seeded. `scripts/prepare/faults.test.ts`
 * covers a start that creates its database.
 */
export async function start(environment: Record<string, string> = {}): Promise<Server> {
  const port = environment.PORT ?? String(await findFreePort());
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: port,
    DATA_DIR: folderOf('data'),
    AFFILIATE_BASE_URL: platform.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SELLER_API_KEY: admin.sellerKey,
    SHUTDOWN_DELAY: '0',
    ...environment,
  };
  const database = join(env.DATA_DIR, 'app');
  if (!environment.DATABASE_URL && !existsSync(database)) await copyPglite(await makeTemplate(), database);
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env });
  started.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part;
      texts.push(String(part));
    });
  }
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return { url: `http://localhost:${port}`, port, child, text: () => text, ended };
}

export async function awaitReady({ url, child, text }: Server): Promise<void> {
  await expect
    .poll(
      () => {
        if (child.exitCode !== null) throw new Error(text());
        return fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        );
      },
      { timeout: 60_000 },
    )
    .toBe(200);
}

export async function signIn(url: string): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL: url });
  const { csrfToken } = await (await context.get('/api/auth/csrf')).json();
  const form = { csrfToken, email: admin.email, password: admin.password, json: 'true' };
  expect((await context.post('/api/auth/callback/password', { form })).status()).toBe(200);
  return context;
}

/** Signs a page in without the form, which has its own tests. */
export async function enter(page: Page, url: string): Promise<void> {
  const { cookies } = await (await signIn(url)).storageState();
  await page.context().addCookies(cookies);
}

/** Stops all servers and deletes their data. Fails if a page violated its content policy. */
export function endServers(): void {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  expect(findViolations(texts.join('\n'))).toEqual([]);
}
