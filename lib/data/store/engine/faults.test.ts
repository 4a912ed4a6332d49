import { execFileSync, fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '@/lib/data/testing/open-store';
import { describeStoreError } from './errors';
import type { LedgerStore } from './store';

const row = `INSERT INTO ledger.windows SELECT 'w', 'reports:standard', CAST(n AS VARCHAR), DATE '2025-07-01',
  DATE '2025-07-01', 'ok', 1, 1, TRUE, repeat(md5(CAST(n AS VARCHAR)), 40), 'c', NULL FROM generate_series($1, $2) AS s(n)`;

async function count(store: LedgerStore): Promise<number> {
  const [found] = await store.read('SELECT COUNT(*) AS count FROM ledger.windows');
  return Number(found?.count);
}

it('keeps committed data when its process is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-killed-'));
  const child = fork(new URL('./testing/write-until-killed.ts', import.meta.url), [folder, row], {
    execArgv: ['--import', 'tsx'],
  });
  let acknowledged = 0;
  await new Promise<void>((resolve) => {
    child.on('message', (rows) => {
      acknowledged = Number(rows);
      if (acknowledged >= 60) child.kill('SIGKILL');
    });
    child.once('exit', () => resolve());
  });
  const store = await openStore(folder);
  const kept = await count(store);
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  expect(kept % 3).toBe(0);
  await store.close();
  await rm(folder, { recursive: true });
});

function mountSmall(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return null;
  }
}

const small = mountSmall();

it.skipIf(!small)('says that the disk is full, and corrupts nothing', async () => {
  const folder = small ?? '';
  try {
    const store = await openStore(folder);
    let committed = 0;
    let failure: unknown;
    for (let start = 1; !failure && start < 200_000; start += 1_000) {
      await store
        .write(({ run }) => run(row, [start, start + 999]))
        .then(
          () => {
            committed += 1_000;
          },
          (error: unknown) => {
            failure = error;
          },
        );
    }
    expect(describeStoreError(failure)).toMatch(/disk is full/);
    expect(await count(store)).toBe(committed);
    await store.close();
    const again = await openStore(folder);
    expect(await count(again)).toBe(committed);
    await again.close();
  } finally {
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true });
  }
});
