import { expect } from 'vitest';
import type { Case, Group } from '../case';
import { expectAnswer, expectError } from '../check-answer';
import { ask } from '../client';
import { type PagedOperation, pagedOperations, pathOf } from '../operation-list';
import { readPage, walkPages } from '../walk-pages';

const invalid: Case['check'] = (answer) => expectError(answer, 422, 'Input Validation Failed');

function listCursors(operation: PagedOperation): Case[] {
  const { id, more } = operation;
  const onePage = (title: string, check: Case['check']): Case => ({
    title: `${id}: ${title}`,
    ask: (world) => ({ path: pathOf(world, id, `${more}&limit=1`) }),
    check,
  });
  /** Repeats the request with the first page's cursor, or a modified one. */
  const again = (title: string, write: (cursor: string) => string, status: number) =>
    onePage(title, async (answer, world, target) => {
      const { cursor } = readPage(operation, answer);
      if (cursor === null) return;
      const path = pathOf(world, id, write(encodeURIComponent(cursor)));
      const next = await ask(target, { path });
      if (status === 200) expectAnswer(id, next);
      else expectError(next, status, 'Input Validation Failed');
    });
  const fixed = (title: string, cursor: string): Case => ({
    title: `${id}: ${title} is 422`,
    ask: (world) => ({ path: pathOf(world, id, `${more}&cursor=${cursor}`) }),
    check: invalid,
  });
  return [
    onePage('the cursor has at most 512 characters', (answer) => {
      const { cursor } = readPage(operation, answer);
      expect(cursor?.length ?? 0).toBeLessThanOrEqual(512);
    }),
    again('its cursor gives the next page', (cursor) => `${more}&limit=1&cursor=${cursor}`, 200),
    again('its cursor is valid for another limit', (cursor) => `${more}&limit=3&cursor=${cursor}`, 200),
    again('its cursor with a letter more is 422', (cursor) => `${more}&cursor=${cursor}x`, 422),
    again('its cursor with a letter less is 422', (cursor) => `${more}&cursor=${cursor.slice(0, -1)}`, 422),
    again('its cursor given twice is 422', (cursor) => `${more}&cursor=${cursor}&cursor=${cursor}`, 422),
    fixed('an empty cursor', ''),
    fixed('a cursor nobody gave', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
    fixed('a cursor of 513 characters', 'a'.repeat(513)),
    fixed('a cursor of strange characters', '%00%F0%9F%92%A5'),
    onePage(
      'its pages have each item once, in the same order whatever their size',
      async (_, world, target) => {
        const [whole, pieces] = await Promise.all([
          walkPages(target, world, operation, `${more}&limit=100`, 5),
          walkPages(target, world, operation, `${more}&limit=17`, 30),
        ]);
        const items = whole.flat();
        const texts = items.map((item) => JSON.stringify(item));
        expect(new Set(texts).size).toBe(texts.length);
        const same = Math.min(items.length, pieces.flat().length);
        expect(pieces.flat().slice(0, same)).toEqual(items.slice(0, same));
      },
    ),
  ];
}

/** A cursor is bound to its list, filters and seller. */
const elsewhere: Case[] = [
  {
    title: 'a cursor of the brands is not one of the products',
    ask: () => ({ path: '/api/seller/v1/brands?limit=1&marketplace=all' }),
    check: async (answer, _, target) => {
      const { cursor } = readPage(pagedOperations[0], answer);
      expectError(
        await ask(target, { path: `/api/seller/v1/products?marketplace=all&cursor=${cursor}` }),
        422,
      );
    },
  },
  {
    title: 'a cursor is bound to its filters',
    ask: () => ({ path: '/api/seller/v1/brands?limit=1&marketplace=all' }),
    check: async (answer, _, target) => {
      const { cursor } = readPage(pagedOperations[0], answer);
      const path = `/api/seller/v1/brands?limit=1&marketplace=all&active=true&cursor=${cursor}`;
      expectError(await ask(target, { path }), 422);
    },
  },
  {
    title: 'a cursor is bound to its seller',
    ask: (world) => (world.other ? { path: '/api/seller/v1/brands?limit=1&marketplace=all' } : undefined),
    check: async (answer, _, target) => {
      const { cursor } = readPage(pagedOperations[0], answer);
      const path = `/api/seller/v1/brands?limit=1&marketplace=all&cursor=${cursor}`;
      expectError(await ask(target, { path, authorization: `Bearer ${target.otherSellerKey}` }), 422);
    },
  },
];

export const cursors: Group = {
  name: 'Cursors',
  cases: [...pagedOperations.flatMap(listCursors), ...elsewhere],
};
