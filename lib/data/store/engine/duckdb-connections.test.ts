import { fork } from 'node:child_process';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { openConnections } from './duckdb-connections';

const open = () => DuckDBInstance.create(':memory:', { threads: '1' });

it('closes while others connect, without crashing the process', async () => {
  const child = fork(new URL('./testing/close-while-connecting.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
  });
  const ended = await new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  expect(ended).toBe(0);
});

it('reopens a broken database, once for all users', async () => {
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

it('reopens as soon as possible, after two failures', async () => {
  let failing = 0;
  const connections = await openConnections(() => {
    failing -= 1;
    return failing >= 0 ? Promise.reject(new Error('No space left on device')) : open();
  });
  const ask = () => connections.use((connection) => connection.run('SELECT 1'));
  failing = 2;
  await connections.use(() => Promise.reject(new Error('FATAL Error'))).catch(() => {});
  await expect(ask()).rejects.toThrow('No space left');
  await expect(ask()).rejects.toThrow('No space left');
  await Promise.all([ask(), ask()]);
  await connections.close();
});

it('closes although it could not be reopened', async () => {
  let failing = false;
  const connections = await openConnections(() =>
    failing ? Promise.reject(new Error('No space left on device')) : open(),
  );
  failing = true;
  await connections.use(() => Promise.reject(new Error('FATAL Error'))).catch(() => {});
  await connections.close();
});
