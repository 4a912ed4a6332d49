import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, it, onTestFinished } from 'vitest';
import type { DatabaseLocation } from '@/lib/server/db/open-database';
import { runOnServer } from './postgres-template';

/** Tests what migrations keep of an earlier version: in an empty folder, and in an empty Postgres where there is one. */
export function carriesOver(title: string, test: (location: DatabaseLocation) => Promise<void>): void {
  it(`${title}, in a folder`, { timeout: 120_000 }, async () => {
    await test({ folder: await mkdtemp(join(inject('runFolder'), 'carry-over-')) });
  });
  it.skipIf(!inject('postgresUrl'))(`${title}, in Postgres`, { timeout: 120_000 }, async () => {
    const server = inject('postgresUrl') ?? '';
    const name = `carry_over_${randomBytes(6).toString('hex')}`;
    await runOnServer(server, `create database ${name}`);
    onTestFinished(() => runOnServer(server, `drop database ${name} with (force)`));
    const url = new URL(server);
    url.pathname = `/${name}`;
    await test({ url: url.href });
  });
}
