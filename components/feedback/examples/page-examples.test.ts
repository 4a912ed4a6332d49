import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examplePicture } from './example-picture';
import { findExample, pageExamples } from './page-examples';

test('finds the example of a page, or of the list that a detail page belongs to', () => {
  expect(findExample('/reports/clicks')?.name).toBe('clicks');
  expect(findExample('/reports/profit')?.name).toBe('profit');
  expect(findExample('/links/performance')?.family).toBe('seller');
  expect(findExample('/brands/12')?.name).toBe('brands');
  expect(findExample('/program/campaigns/7')?.name).toBe('program');
  expect(findExample('/settings/data')).toBeUndefined();
});

test('each example has a picture in both themes, below 100 KB', () => {
  const paths = pageExamples.flatMap(({ path }) => [
    examplePicture(path, 'light'),
    examplePicture(path, 'dark'),
  ]);
  const sizeOf = (path: string) => statSync(`public${path}`, { throwIfNoEntry: false })?.size;
  expect(paths.filter((path) => (sizeOf(path) ?? Number.POSITIVE_INFINITY) >= 100_000)).toEqual([]);
});
