import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { createDiskBudget } from './temporary-files';
import { type Open, writeFile } from './write-file';

type Head = { name: string };

const encoder = new TextEncoder();
const ends: [name: string, stopped: boolean][] = [];

function start(workspaceId: string, work?: (open: Open<Head>) => Promise<void>, signal?: AbortSignal) {
  const write = async (open: Open<Head>) => {
    const send = open({ name: workspaceId });
    for (const part of ['one,', 'two']) await send(encoder.encode(part));
  };
  return writeFile<Head>(work ?? write, {
    workspaceId,
    signal: signal ?? new AbortController().signal,
    noteEnd: async ({ name }, stopped) => void ends.push([name, stopped]),
  });
}

/** Work that lasts until `end`. */
function hold(workspaceId: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const file = start(workspaceId, async (open) => {
    open({ name: workspaceId });
    await ended;
  });
  return { file, end };
}

afterEach(() => {
  vi.useRealTimers();
  ends.length = 0;
});

it('is complete before it is sent, so that readers who take nothing hold nothing', async () => {
  const slow = await Promise.all(['a', 'a', 'a', 'b', 'b', 'c'].map((workspaceId) => start(workspaceId)));
  expect(ends).toHaveLength(6);
  const { name, size, body } = await start('d');
  expect([name, size, await new Response(body).text()]).toEqual(['d', 7, 'one,two']);
  for (const { body } of slow) expect(await new Response(body).text()).toBe('one,two');
});

it('leaves no file on the disk', async () => {
  const { body } = await start('a');
  const own = (await readdir(tmpdir())).filter((name) =>
    name.startsWith(`partnerdeck-export-${process.pid}-`),
  );
  expect(own).toEqual([]);
  await body.cancel();
});

it('lets no workspace take every slot, and refuses who waits ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = [hold('a'), hold('a')];
  const third = start('a').then(
    () => 'written',
    (error: unknown) => error,
  );
  await expect(start('b')).resolves.toMatchObject({ name: 'b' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await third).toMatchObject({ code: 'busy', status: 503, retryAfter: 10 });
  for (const { end } of first) end();
  await Promise.all(first.map(({ file }) => file));
  await expect(start('a')).resolves.toMatchObject({ name: 'a' });
});

it('stops when the client leaves, and is noted as stopped', async () => {
  const leaving = new AbortController();
  const file = start(
    'a',
    async (open) => {
      const send = open({ name: 'a' });
      await send(encoder.encode('one'));
      leaving.abort();
      await send(encoder.encode('two'));
    },
    leaving.signal,
  );
  await expect(file).rejects.toThrow('aborted');
  expect(ends).toEqual([['a', true]]);
});

it('is dropped if nobody reads it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { body } = await start('a');
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(new Response(body).text()).rejects.toThrow('Nobody takes');
});

it('takes a bounded share of the disk, until it is read', () => {
  const budgetFor = createDiskBudget({ total: 150, workspace: 100 });
  const [first, second, other] = [budgetFor('a'), budgetFor('a'), budgetFor('b')];
  first.reserve(60);
  expect(() => second.reserve(60)).toThrow(expect.objectContaining({ code: 'too_large' }));
  second.reserve(40);
  expect(() => other.reserve(60)).toThrow(expect.objectContaining({ code: 'busy', retryAfter: 30 }));
  first.release();
  other.reserve(60);
  second.reserve(50);
});
