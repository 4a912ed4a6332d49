import { expect, it } from 'vitest';
import { perPage, walkPages } from './walk-pages';

const all = Array.from({ length: perPage * 2 + 1 }, (_, at) => at);

async function walk(readPage: Parameters<typeof walkPages>[0]) {
  const { pages, total } = await walkPages(readPage);
  const rows = [];
  for await (const page of pages) rows.push(...page);
  return { rows, total };
}

it('reads page after page to the end', async () => {
  const readPage = async (offset: number) => ({
    rows: all.slice(offset, offset + perPage),
    total: all.length,
  });
  expect(await walk(readPage)).toEqual({ rows: all, total: all.length });
});

it('reads a response with all rows at once, however long it is', async () => {
  expect(await walk(async () => ({ rows: all }))).toEqual({ rows: all, total: all.length });
});

it('fails if rows disappear between pages', async () => {
  const readPage = async (offset: number) => ({ rows: offset === 0 ? [1] : [], total: perPage + 1 });
  await expect(walk(readPage)).rejects.toThrow('The list changed');
});
