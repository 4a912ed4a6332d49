import { expect, it } from 'vitest';
import { weekStartOf } from './page-range';

it.each([
  [null, 1],
  ['', 1],
  ['*', 1],
  ['de-DE,de;q=0.9,en;q=0.8', 1],
  ['en-GB,en;q=0.9', 1],
  ['en-US,en;q=0.9', 0],
  ['pt-BR', 0],
  ['ar-EG', 6],
  ['no such language!', 1],
])('with Accept-Language %s weeks start on day %i', (header, day) => {
  expect(weekStartOf(header)).toBe(day);
});
