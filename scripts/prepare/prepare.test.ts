import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findProblem } from '@/lib/runtime/prepare/find-problem';
import { NewerDatabaseError } from '@/lib/server/db/newer-database';
import { openDatabase } from '@/lib/server/db/open-database';
import { BrokenDatabaseError } from '@/lib/server/db/pglite';
import { deleteFolder } from '@/lib/testing/delete-folder';

const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-prepare-'));
const data = join(folder, 'data');

function prepare(environment: Record<string, string>) {
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'test' as const,
    DATA_DIR: data,
    ...environment,
  };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], {
    env,
    encoding: 'utf8',
  });
  return { status, sentence: stderr.trim() };
}

beforeAll(() => {
  writeFileSync(join(folder, 'file'), '');
});
afterAll(() => deleteFolder(folder));

describe('a start that cannot work', () => {
  it.each([
    [{ PORT: '0' }, 'PORT must be a port from 1 to 65535.'],
    [{ DATABASE_URL: 'mysql://h/d' }, 'DATABASE_URL must be a postgres:// address.'],
    [
      { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none' },
      'DATABASE_URL: the Postgres at 127.0.0.1:1 does not answer; start it or correct the address.',
    ],
    [
      { DATA_DIR: join(folder, 'file/data') },
      `DATA_DIR ${join(folder, 'file/data')} cannot be written; set it to a folder that can.`,
    ],
    [{ DATA_DIR: '/proc/data' }, 'DATA_DIR /proc/data cannot be written; set it to a folder that can.'],
  ])('%j ends with one sentence', (environment, sentence) => {
    expect(prepare(environment)).toEqual({ status: 1, sentence });
  });

  it('names the newest backup if a database does not open', () => {
    const broken = join(folder, 'broken');
    cpSync(inject('pgliteTemplate'), join(broken, 'app'), { recursive: true });
    writeFileSync(join(broken, 'app/postgres/global/pg_control'), 'damaged');
    const without = `The database in ${join(broken, 'app')} does not open`;
    expect(prepare({ DATA_DIR: broken })).toEqual({
      status: 1,
      sentence: `${without}, and ${broken}/backups holds no backup.`,
    });
    mkdirSync(join(broken, 'backups'));
    mkdirSync(join(broken, 'ledger'));
    for (const day of ['01', '03', '02']) {
      writeFileSync(join(broken, 'backups', `partnerdeck-daily-2026-11-${day}T00-00-00.000Z.backup`), '');
    }
    const newest = join(broken, 'backups/partnerdeck-daily-2026-11-03T00-00-00.000Z.backup');
    expect(prepare({ DATA_DIR: broken })).toEqual({
      status: 1,
      sentence: `${without}; move app and ledger out of ${broken}, then run npm run restore -- ${newest}`,
    });
  });

  it('fails on tables of a newer version', async () => {
    const newer = join(folder, 'newer');
    cpSync(inject('pgliteTemplate'), join(newer, 'app'), { recursive: true });
    const { db, close } = await openDatabase({ folder: join(newer, 'app') });
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    await close();
    expect(prepare({ DATA_DIR: newer })).toEqual({ status: 1, sentence: new NewerDatabaseError().message });
  });

  it.each([
    Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }),
    new BrokenDatabaseError('app', { name: 'ErrnoError', errno: 51 }),
    new Error('Failed query', { cause: Object.assign(new Error('could not extend'), { code: '53100' }) }),
  ])('says that the disk is full: %s', async (error) => {
    expect(await findProblem(error, undefined)).toEqual({
      reason: 'diskFull',
      sentence: 'The disk is full; make room and start again.',
    });
  });
});
