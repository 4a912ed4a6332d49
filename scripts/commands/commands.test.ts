import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findReset } from '@/features/people/accounts/password-resets';
import { createWorkspace } from '@/lib/access/create-workspace';
import { createUser } from '@/lib/access/sign-up';
import { readEnvironment } from '@/lib/base/environment';
import { linkBatches } from '@/lib/data/store/links-schema';
import { demoSeller } from '@/lib/platform/seed/plan';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import { tinyPlan } from '@/lib/platform/seed/tiny-plan';
import { openDatabase } from '@/lib/server/db/open-database';
import { passkeys } from '@/lib/server/identity/schema';
import { copyPgliteTemplate } from '@/lib/testing/databases';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { run as accounts } from './accounts';
import { run as backup } from './backup';
import { run as restore } from './restore';
import { run as tokens } from './tokens';

const email = 'ann@example.com';
let parent = '';
let data = '';
let holder: ChildProcess;

const environment = () => ({
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'test' as const,
  DATA_DIR: data,
  APP_URL: 'https://deck.example.com',
});

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'partnerdeck-commands-'));
  data = join(parent, 'data');
  await copyPgliteTemplate(join(data, 'app'));
  const app = await openDatabase({ folder: join(data, 'app') });
  const ownerId = await createUser(app.db, { name: 'Ann', email });
  const workspaceId = await createWorkspace(app.db, { name: 'Home', ownerId });
  const passkey = {
    userId: ownerId,
    credentialId: 'key',
    publicKey: 'key',
    counter: 0,
    name: 'Key',
    transports: [],
  };
  await app.db.insert(passkeys).values(passkey);
  await app.db.insert(linkBatches).values({ workspaceId, userId: ownerId, name: 'Batch', state: 'running' });
  await seedPlatform(app.db, { size: tinyPlan, seed: 1, today: '2026-11-23' });
  await app.close();
  holder = spawn(process.execPath, ['--import', 'tsx', 'scripts/commands/testing/lock-folder.ts'], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (holder.stdout) await once(holder.stdout, 'data');
}, 300_000);
afterAll(async () => {
  holder.kill('SIGKILL');
  await deleteFolder(parent);
});

/** Runs an npm script of the project. */
function run(...args: string[]): Promise<{ code: number; out: string; sentence: string }> {
  return new Promise((done) => {
    const child = execFile(process.execPath, args, { env: environment() }, (_, out, errors) =>
      done({ code: child.exitCode ?? 1, out, sentence: errors.trim() }),
    );
  });
}
const command = (...args: string[]) => run('scripts/command.mjs', ...args);

describe('while another process has locked DATA_DIR', () => {
  it('stored keys are re-encrypted by it', async () => {
    const { code, out } = await command('keys-rotate');
    const [backup = '', oldKeys = '', rotated = ''] = out.split('\n');
    expect(code).toBe(0);
    expect(backup).toMatch(/^Backup, made first: .+\.backup$/);
    expect(oldKeys).toContain(join(data, 'secrets', 'encryption-keys.old'));
    expect(rotated).toMatch(/^Stored keys encrypted again with k[0-9a-f]{8}: 0\.$/);
  });

  it('a backup is created by it, moved to the given path, and not restored over it', async () => {
    const backups = join(parent, 'elsewhere');
    const own = await readdir(join(data, 'backups'));
    const made = await command('backup', '--to', backups);
    expect(made.sentence).toBe('');
    const [name = '', ...more] = await readdir(backups);
    expect(more).toEqual([]);
    expect(made.out).toContain(`Backup: ${join(backups, name)}\n`);
    expect((await stat(join(backups, name))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(data, 'backups'))).toEqual(own);

    const restored = await restore(
      { ...readEnvironment(environment()), DATA_DIR: join(parent, 'restored') },
      [join(backups, name)],
    );
    expect(restored).toContain(
      'Batches of links that had not ended are paused: 1. Links that they made after the backup could be made again: look at them before you resume.',
    );

    const refused = await command('restore', join(backups, name));
    expect(refused).toMatchObject({
      code: 1,
      sentence: `${join(data, 'app')} is in use by process ${holder.pid} (node lock-folder.ts); stop that one first.`,
    });
  });

  it('tokens are created, listed and revoked', async () => {
    const made = await command('tokens', 'create', '--email', email, '--scopes', 'links:read,reports:read');
    expect(made).toMatchObject({ code: 0, sentence: '' });
    expect(made.out).toMatch(/^pd_[0-9A-Za-z]{49}\n$/);
    const { out } = await command('tokens', 'list');
    const id = out.slice(0, 36);
    const day = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
    expect(out).toBe(
      `${id}  pd_…${made.out.slice(-5, -1)}  Created on the server  ${email}  Home  reports:read,links:read  expires ${day}  used never\n`,
    );
    expect(await command('tokens', 'revoke', id)).toMatchObject({ code: 0, out: 'The token was revoked.\n' });
    expect(await command('tokens', 'revoke', id)).toMatchObject({
      code: 1,
      sentence: 'This token is revoked already, or its owner has left.',
    });
  });

  it('a password is reset, and platform keys are created', async () => {
    const { out, sentence } = await command('accounts', 'reset', email, '--second-factor');
    expect(sentence).toBe('');
    expect(out).toMatch(/^https:\/\/deck\.example\.com\/reset\/[\w-]{43}\n/);
    expect(out).toContain(
      'The second factor and its recovery codes were removed.\nThis server sends no mail. Tell them yourself.\n',
    );
    const again = await command('accounts', 'reset', email, '--second-factor');
    expect(again.out).toContain('There was no second factor.\n');
    expect(await command('accounts', 'reset', 'bob@example.com')).toMatchObject({
      code: 1,
      sentence: 'Nobody has an account with the e-mail bob@example.com.',
    });
    const made = await run('scripts/platform.mjs', 'keys', 'create', '--seller', 'nobody');
    expect(made).toMatchObject({ code: 1, sentence: 'There is no seller named nobody.' });
    const key = await run('scripts/platform.mjs', 'keys', 'create', '--seller', demoSeller);
    expect(key).toMatchObject({ code: 0, sentence: '' });
    const listed = await run('scripts/platform.mjs', 'keys', 'list');
    expect(listed).toMatchObject({ code: 0, sentence: '' });
    expect(listed.out).toContain(JSON.parse(key.out).id);
    expect((await stat(join(data, 'app', 'control'))).mode & 0o777).toBe(0o600);

    holder.kill('SIGKILL');
    await once(holder, 'exit');
    // The second link voids the first.
    const token = again.out.split('\n')[0]?.split('/').at(-1) ?? '';
    const { db, close } = await openDatabase({ folder: join(data, 'app') });
    expect(await findReset(db, token)).toMatchObject({ email });
    await close();
  });
});

describe('while no process has locked DATA_DIR', () => {
  it('commands open it themselves, despite the socket of a killed process', async () => {
    expect(await readdir(join(data, 'app'))).toContain('control');
    const { out } = await command('accounts', 'reset', email);
    expect(out).toMatch(/^https:\/\/deck\.example\.com\/reset\//);
    expect(out).not.toContain('second factor');
    const order = ['--email', email, '--scopes', 'settings:read', '--days', '7', '--name', 'Robot'];
    const made = await command('tokens', 'create', ...order, '--workspace', 'Home');
    expect(made.out).toMatch(/^pd_[0-9A-Za-z]{49}\n$/);
    expect((await command('tokens', 'list')).out).toContain('  Robot  ');
    const own = await readdir(join(data, 'backups'));
    expect((await command('backup')).sentence).toBe('');
    expect(await readdir(join(data, 'backups'))).toHaveLength(own.length + 1);
    const { code, out: keys } = await run('scripts/platform.mjs', 'keys', 'list');
    expect([code, keys.trim().split('\n').length]).toEqual([0, 1]);
    expect(await readdir(data)).not.toContain('platform');
  });

  it('a standalone platform beside it has the keys, and is in no backup', async () => {
    const platform = join(data, 'platform');
    await copyPgliteTemplate(platform);
    expect(await run('scripts/platform.mjs', 'keys', 'list')).toEqual({ code: 0, out: '', sentence: '' });
    expect((await command('backup')).out).toContain(`Not in it: ${platform}. `);
    await deleteFolder(platform);
  });

  it('a refused command exits with 1 and one sentence', async () => {
    const sentence =
      'Run npm run restore -- FILE, or npm run restore -- FILE OLD. OLD is the database that the restored one replaces: a data folder, or the address of a Postgres.';
    expect(await command('restore')).toEqual({ code: 1, out: '', sentence });
    const none = `${parent} is neither a data folder with app in it nor the address of a Postgres.`;
    expect(await command('restore', 'FILE', parent)).toEqual({ code: 1, out: '', sentence: none });
  });

  const create = (...more: string[]) => tokens(readEnvironment(environment()), ['create', ...more]);
  it.each([
    [
      () => accounts(readEnvironment(environment()), ['reset']),
      'npm run accounts takes reset and an e-mail: npm run accounts -- reset EMAIL. With --second-factor, it also removes the second factor.',
    ],
    [
      () => create('--email', email, '--scopes', 'links:all'),
      'scopes.0: Invalid option: expected one of "reports:read"|"catalog:read"|"links:read"|"links:write"|"settings:read"',
    ],
    [
      () => create('--email', email, '--scopes', 'links:read', '--days', '366'),
      'days: must be a number of days from 1 to 365',
    ],
    [
      () => create('--email', 'bob@example.com', '--scopes', 'links:read'),
      'Nobody has an account with the e-mail bob@example.com.',
    ],
    [
      () => tokens({ ...readEnvironment(environment()), DATA_DIR: join(parent, 'nowhere') }, ['list']),
      'There are no accounts yet',
    ],
    [
      () => backup(readEnvironment(environment()), ['--from', 'x']),
      'npm run backup takes nothing, or -- --to FOLDER.',
    ],
  ])('what is missing is reported: %s', async (run, sentence) => {
    await expect(run()).rejects.toThrow(sentence);
  });
});
