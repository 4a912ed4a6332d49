import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examplePicture } from './example-picture';
import { findExample, pageExamples } from './page-examples';

test('a page has its own example, a detail page that of its list', () => {
  expect(findExample('/reports/clicks')?.name).toBe('clicks');
  expect(findExample('/brands/12')?.name).toBe('brands');
  expect(findExample('/program/campaigns/7')?.name).toBe('program');
  expect(findExample('/settings/data')).toBeUndefined();
});

test('each example has a picture in both themes', () => {
  const paths = pageExamples.flatMap(({ path }) => [
    examplePicture(path, 'light'),
    examplePicture(path, 'dark'),
  ]);
  expect(paths.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});
