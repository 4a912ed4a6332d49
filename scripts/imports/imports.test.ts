import { expect, it } from 'vitest';
import { dependencies } from '@/package.json';
import { findCycle } from './find-cycle';
import { folderOf, isAllowed, readImportTable } from './import-table';
import { type Import, readImports } from './read-imports';

const table = readImportTable();
const imports = readImports();

const isTest = (file: string) =>
  /\.test\.tsx?$|\/testing\//.test(file) || file.startsWith('lib/platform/conformance/');
const write = ({ file, target }: Import) => `${file} imports ${target}`;

it('has a row for each folder', () => {
  const files = new Set(imports.map(({ file }) => file));
  expect([...files].filter((file) => folderOf(table, file) === undefined)).toEqual([]);
});

it('finds only imports that CONTRIBUTING’s table allows', () => {
  const found = imports.filter(({ file }) => !isTest(file));
  expect(found.filter((one) => !isAllowed(table, one)).map(write)).toEqual([]);
});

it('finds no test code in production code', () => {
  expect(imports.filter(({ file, target }) => !isTest(file) && isTest(target)).map(write)).toEqual([]);
});

/** A start installs no development packages. */
it('finds only packages in production code that a start installs', () => {
  const packageOf = (target: string) =>
    target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/');
  const packages = imports.filter(
    // Others are quotes in texts.
    ({ file, target, ours }) => !isTest(file) && !ours && /^[@\w][\w./-]*$/.test(target),
  );
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ target }) => !(packageOf(target) in dependencies)).map(write)).toEqual([]);
});

it('finds no screens in tests of lib, and no dashboard in tests of the platform', () => {
  const tests = imports.filter(({ file, ours }) => isTest(file) && ours);
  const screens = tests.filter(
    ({ file, target }) => file.startsWith('lib/') && /^(app|components|e2e)\//.test(target),
  );
  const dashboard = tests.filter(
    (one) =>
      one.file.startsWith('lib/platform/') &&
      !one.target.startsWith('lib/testing/') &&
      !isAllowed(table, one),
  );
  expect([...screens, ...dashboard].map(write)).toEqual([]);
});

it.each([
  ['lib/contract/limits.ts', 'lib/failure.ts', false],
  ['lib/contract/limits.ts', 'lib/contract/nul.ts', true],
  ['lib/views/view.ts', 'lib/runtime/runtime.ts', false],
  ['lib/views/view.ts', 'lib/visits/visits.ts', false],
  ['lib/platform/service.ts', 'lib/ledger/days.ts', false],
  ['components/ui/button.tsx', 'lib/ledger/days.ts', false],
  ['components/ui/button.tsx', 'lib/class-names.ts', true],
  ['components/links/link-row.tsx', 'lib/ledger/days.ts', true],
  ['components/links/link-row.tsx', 'lib/ledger/store/store.ts', false],
  ['components/links/link-row.tsx', 'app/page.tsx', false],
  ['lib/failure.ts', 'lib/db/database.ts', false],
  ['app/page.tsx', 'lib/runtime/runtime.ts', true],
])('%s importing %s: %s', (file, target, allowed) => {
  expect(isAllowed(table, { file, target, ours: true })).toBe(allowed);
});

it.each([
  ['lib/contract/limits.ts', 'zod', true],
  ['lib/contract/limits.ts', 'react', false],
  ['lib/format/money.ts', 'decimal.js-light', true],
])('%s importing the package %s: %s', (file, target, allowed) => {
  expect(isAllowed(table, { file, target, ours: false })).toBe(allowed);
});

/** `lib/ledger` for files in it. A file directly in lib or components counts as its own folder. */
const folderIn = (file: string) => file.split('/').slice(0, 2).join('/');

it.each(['lib', 'components'])('finds no cycle between the folders of %s', (part) => {
  const edges = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    if (isTest(file) || !file.startsWith(`${part}/`) || !target.startsWith(`${part}/`)) continue;
    const [from, to] = [folderIn(file), folderIn(target)];
    if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  expect(edges.size).toBeGreaterThan(5);
  expect(findCycle(edges)).toBeUndefined();
});

it('finds a cycle where there is one', () => {
  const edges = new Map([
    ['a', new Set(['b', 'd'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(findCycle(edges)).toEqual(['b', 'c', 'b']);
});
