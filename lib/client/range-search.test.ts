import { expect, it } from 'vitest';
import { keepDays } from './range-search';

it.each([
  ['', '/brands/1'],
  ['?q=a&currency=EUR', '/brands/1'],
  ['?q=a&from=2026-01-01&to=2026-02-01', '/brands/1?from=2026-01-01&to=2026-02-01'],
  ['?to=2026-02-01', '/brands/1?to=2026-02-01'],
  ['?q=a&range=last-90-days', '/brands/1?range=last-90-days'],
])('goes on from %s with its days alone', (search, path) => {
  expect(keepDays('/brands/1', search)).toBe(path);
});
