import { fork } from 'node:child_process';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { openConnections } from './duckdb-connections';

const open = () => DuckDBInstance.create(':memory:', { threads: '1' });

it('closes while others connect, without taking the process along', { timeout: 60_000 }, async () => {
  const child = fork(new URL('./testing/close-while-connecting.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
  });
  const ended = await new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  expect(ended).toBe(0);
});

it('opens again what broke, once for all who use it', async () => {
  let opened = 0;
  const connections = await openConnections(() => {
    opened += 1;
    return open();
  });
  const fatal = () => Promise.reject(new Error('FATAL Error: database has been invalidated'));
  const broken = await Promise.allSettled(Array.from({ length: 5 }, () => connections.use(fatal)));
  expect(broken.every(({ status }) => status === 'rejected')).toBe(true);
  const answer = await connections.use(async (connection) =>
    (await connection.runAndReadAll('SELECT 42 AS answer')).getRows(),
  );
  expect([answer, opened]).toEqual([[[42]], 2]);
  await connections.close();
  await expect(connections.use(async () => {})).rejects.toThrow('The ledger is closed.');
});
