import { expect, it } from 'vitest';
import { scoreEntry, toFoundValue } from './score-entry';

const outOfStock = ['Products clicked but out of stock', 'findings'];

it.each([
  ['', outOfStock, 1],
  ['prod', outOfStock, 1],
  ['Stock ', outOfStock, 0.5],
  ['find stock', outOfStock, 1 / 3],
  ['tide', outOfStock, 0],
  ['ines', ['Settings'], 0],
])('scores what is typed as “%s”', (typed, words, score) => {
  expect(scoreEntry('entry', typed, words)).toBe(score);
});

it('keeps what was found, after what fits by its words', () => {
  const found = scoreEntry(toFoundValue('brands 1'), 'tide', ['Casa Lumbre']);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(scoreEntry('entry', 'find stock', outOfStock));
});
