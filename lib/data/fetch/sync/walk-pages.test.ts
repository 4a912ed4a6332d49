import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { createRateLimiter } from './rate-limiter';
import { walkPages } from './walk-pages';

const signal = new AbortController().signal;
const failed = new Failure('upstream_failed', 'The API failed with status 500.');

/** Rows in pages. Each page repeats the last `overlap` rows of the previous one. */
function pagesOf(rows: number[], size: number, overlap = 0) {
  return async (cursor: string | undefined) => {
    const start = Number(cursor ?? 0);
    const end = start + size;
    return {
      rows: rows.slice(Math.max(0, start - overlap), end),
      cursor: end < rows.length ? String(end) : null,
    };
  };
}

async function collect(readPage: Parameters<typeof walkPages<number>>[0]['readPage'], maxRows = 1_000) {
  const rows: number[] = [];
  const end = await walkPages({
    readPage,
    keyOf: String,
    onRows: (more) => void rows.push(...more),
    maxRows,
    limiter: createRateLimiter(),
    signal,
  });
  return { rows, end };
}

it('returns every row once and in order, whatever the page size and overlap', async () => {
  const cases = fc.asyncProperty(
    fc.nat(120),
    fc.integer({ min: 1, max: 40 }),
    fc.nat(5),
    fc.integer({ min: 1, max: 130 }),
    async (count, size, overlap, maxRows) => {
      const rows = Array.from({ length: count }, (_, at) => at);
      expect(await collect(pagesOf(rows, size, overlap), maxRows)).toEqual({
        rows: rows.slice(0, maxRows),
        end: count > maxRows ? 'limit' : 'end',
      });
    },
  );
  await fc.assert(cases);
});

it('returns a row once that its page repeats', async () => {
  const read = async () => ({ rows: [1, 2, 1, 2, 3], cursor: null });
  expect(await collect(read)).toEqual({ rows: [1, 2, 3], end: 'end' });
});

it('continues after an empty page with a cursor', async () => {
  const pages: Record<string, { rows: number[]; cursor: string | null }> = {
    first: { rows: [1], cursor: 'a' },
    a: { rows: [], cursor: 'b' },
    b: { rows: [2], cursor: null },
  };
  const read = async (cursor = 'first') => pages[cursor] ?? { rows: [], cursor: null };
  expect(await collect(read)).toEqual({ rows: [1, 2], end: 'end' });
});

it('rejects a repeated cursor', async () => {
  await expect(collect(async () => ({ rows: [1], cursor: 'same' }))).rejects.toMatchObject({
    code: 'upstream_invalid',
  });
});

it('rejects an endless list with ever new cursors', async () => {
  let pages = 0;
  const same = async () => ({ rows: [1], cursor: String(++pages) });
  await expect(collect(same)).rejects.toMatchObject({ code: 'upstream_invalid' });
  expect(pages).toBeLessThan(200);
});

it('waits after a 429, and fails for errors that waiting cannot fix', async () => {
  let calls = 0;
  const read = async () => {
    if (calls++ === 0) throw new Failure('throttled', 'Slow down.', { retryAfter: 0.01 });
    return { rows: [1], cursor: null };
  };
  expect(await collect(read)).toEqual({ rows: [1], end: 'end' });
  const refused = async () => {
    throw new Failure('key_refused', 'Refused.');
  };
  await expect(collect(refused)).rejects.toMatchObject({ code: 'key_refused' });
  const tooLong = async () => {
    throw new Failure('throttled', 'Slow down.', { retryAfter: 3_600 });
  };
  await expect(collect(tooLong)).rejects.toMatchObject({ code: 'throttled' });
});

it.each([
  ['fails', failed],
  ['is cut off', new Failure('upstream_invalid', 'The API sent an answer that is not JSON.')],
  ['is reset', new Failure('upstream_unavailable', 'The API cannot be reached.')],
])('reads a page that %s again, and goes on from there', async (_, failure) => {
  const rows = Array.from({ length: 40 }, (_, at) => at);
  const read = pagesOf(rows, 1);
  let calls = 0;
  const shaky = async (cursor: string | undefined) => {
    calls += 1;
    if (calls % 9 === 0) throw failure;
    return read(cursor);
  };
  expect(await collect(shaky)).toEqual({ rows, end: 'end' });
  expect(calls).toBe(44);
});

it('fails with the reason if a page keeps failing', async () => {
  let calls = 0;
  const down = async () => {
    calls += 1;
    throw failed;
  };
  await expect(collect(down)).rejects.toBe(failed);
  expect(calls).toBe(4);
});

it('starts over when its cursor expires, at most twice, and returns each row once', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => at);
  const read = pagesOf(rows, 2);
  const walk = (expirations: number) => {
    let calls = 0;
    return collect(async (cursor) => {
      calls += 1;
      if (cursor === '298' && expirations-- > 0)
        throw new Failure('invalid_input', 'The cursor has expired.');
      return read(cursor);
    }).then(({ rows }) => ({ rows, calls }));
  };
  expect(await walk(2)).toEqual({ rows, calls: 3 * 150 });
  await expect(walk(3)).rejects.toMatchObject({ code: 'invalid_input' });
  const refused = async () => {
    throw new Failure('invalid_input', 'No such marketplace.');
  };
  await expect(collect(refused)).rejects.toMatchObject({ code: 'invalid_input' });
});
