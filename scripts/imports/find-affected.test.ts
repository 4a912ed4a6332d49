import { expect, it } from 'vitest';
import { findAffected } from './find-affected';

const imports = [
  ['page.ts', 'sum.ts'],
  ['page.test.ts', 'page.ts'],
  ['sum.test.ts', 'sum.ts'],
  ['other.test.ts', 'other.ts'],
  ['sum.ts', 'page.ts'],
].map(([file = '', target = '']) => ({ file, target, ours: true }));

it.each([
  [['sum.ts'], ['sum.test.ts', 'page.test.ts']],
  [['page.ts'], ['page.test.ts', 'sum.test.ts']],
  [
    ['page.test.ts', 'other.ts'],
    ['page.test.ts', 'other.test.ts'],
  ],
  [['docs.md'], []],
])('%s affect the tests %s', (changed, tests) => {
  expect(findAffected(imports, changed)).toEqual(tests);
});
