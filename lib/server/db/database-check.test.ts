import { Pool } from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { findFreePort } from '@/lib/testing/free-port';
import { createDatabaseCheck } from './database-check';

afterEach(() => vi.useRealTimers());

it('reports that nothing listens', async () => {
  const pool = new Pool({ host: '127.0.0.1', port: await findFreePort() });
  expect(await createDatabaseCheck(() => pool.query('select 1'))()).toBe(false);
  await pool.end();
});

it('gives up on a database that accepts a connection and never responds', async () => {
  vi.useFakeTimers();
  const check = createDatabaseCheck(() => new Promise(() => {}));
  const answers = check();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answers).toBe(false);
});

it('checks once a second, and notices when the database is back', async () => {
  vi.useFakeTimers();
  const ask = vi.fn().mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  const check = createDatabaseCheck(ask.mockResolvedValue({}));
  expect(await Promise.all([check(), check()])).toEqual([false, false]);
  vi.advanceTimersByTime(1_000);
  expect(await check()).toBe(true);
  expect(ask).toHaveBeenCalledTimes(2);
});
