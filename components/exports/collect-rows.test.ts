import { afterEach, expect, it, vi } from 'vitest';
import { collectRows, type Stretch } from './collect-rows';

afterEach(() => vi.useRealTimers());

const signal = new AbortController().signal;
const rows = Array.from({ length: 25 }, (_, at) => at);

function list(change: (stretch: Stretch<number>, request: number) => Stretch<number>) {
  let requests = 0;
  const progress: [number, number | null][] = [];
  const collected = collectRows<number>({
    signal,
    onProgress: (done, total) => progress.push([done, total]),
    readStretch: async (offset) =>
      change({ rows: rows.slice(offset, offset + 10), total: 25, revision: 'a', complete: true }, requests++),
  });
  return { collected, progress };
}

it('gathers every row and says how far it is', async () => {
  const { collected, progress } = list((stretch) => stretch);
  expect(await collected).toEqual(rows);
  expect(progress).toEqual([
    [10, 25],
    [20, 25],
    [25, 25],
  ]);
});

it('begins anew where the list was read again in between', async () => {
  const { collected, progress } = list((stretch, request) => ({
    ...stretch,
    revision: request < 1 ? 'a' : 'b',
  }));
  expect(await collected).toEqual(rows);
  expect(progress[1]).toEqual([10, 25]);
});

it('gives up on a list that never stands still', async () => {
  vi.useFakeTimers();
  const { collected } = list((stretch, request) => ({ ...stretch, revision: String(request) }));
  const ended = expect(collected).rejects.toThrow('changed during the export');
  await vi.advanceTimersByTimeAsync(20_000);
  await ended;
});

it('waits for a list that is still being read', async () => {
  const { collected, progress } = list((stretch, request) => ({ ...stretch, complete: request > 0 }));
  expect(await collected).toEqual(rows);
  expect(progress[0]).toEqual([0, null]);
});

it('ends when it is cancelled', async () => {
  const gathering = collectRows({
    signal: AbortSignal.abort(new Error('cancelled')),
    onProgress: () => {},
    readStretch: async () => ({ rows, total: 25, revision: 'a', complete: true }),
  });
  await expect(gathering).rejects.toThrow('cancelled');
});
