import { expect, it } from 'vitest';
import { rankHits, rankText } from './rank-hits';

it.each([
  ['Kettle One', 'kettle', 0],
  ['Blue Kettle', 'kettle', 1],
  ['Teakettle', 'kettle', 2],
  ['Kettle, large, blue', 'blue kettle', 2],
  ['Toaster', 'kettle', undefined],
  ['B0ABC', 'b0a', 0],
])('ranks %s for “%s”', (text, wanted, rank) => {
  expect(rankText(text, wanted)).toBe(rank);
});

it('gives the best fits first, and no more than asked', () => {
  const rows = ['Teakettle', 'Blue Kettle', 'Kettle A', 'Toaster', 'Kettle B'];
  expect(rankHits(rows, 'kettle', (row) => [row, null], 3)).toEqual(['Kettle A', 'Kettle B', 'Blue Kettle']);
});
