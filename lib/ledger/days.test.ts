import { expect, test } from 'vitest';
import { isDay } from './days';

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2024-02-29', true],
  ['2026-2-3', false],
  ['2026-13-01', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
