import { expect, it } from 'vitest';
import { dependencies } from '@/package.json';
import { findCycle } from './find-cycle';
import { isAllowed, roomOf } from './import-rule';
import { type Import, readImports } from './read-imports';

const imports = readImports();

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file) || file.startsWith('lib/testing/');
const write = ({ file, target }: Import) => `${file} imports ${target}`;

it('finds a room for each file', () => {
  const files = new Set(imports.map(({ file }) => file));
  expect([...files].filter((file) => !isTest(file) && !roomOf(file))).toEqual([]);
});

it('finds only imports of the same room or a lower one', () => {
  const found = imports.filter(({ file }) => !isTest(file));
  expect(found.filter((one) => !isAllowed(one)).map(write)).toEqual([]);
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
    ({ file, target }) =>
      file.startsWith('lib/') && /^(app|components|e2e)\/|^features\/[^/]+\/screens\//.test(target),
  );
  const dashboard = tests.filter(
    (one) =>
      one.file.startsWith('lib/platform/') && !one.target.startsWith('lib/testing/') && !isAllowed(one),
  );
  expect([...screens, ...dashboard].map(write)).toEqual([]);
});

it.each([
  ['lib/contract/limits.ts', 'lib/base/failure.ts', false],
  ['lib/contract/limits.ts', 'lib/contract/nul.ts', true],
  ['lib/base/failure.ts', 'lib/server/db/database.ts', false],
  ['lib/data/terms/days.ts', 'features/reports/rows.ts', false],
  ['features/views/view.ts', 'lib/data/terms/days.ts', true],
  ['features/views/view.ts', 'lib/runtime/runtime.ts', false],
  ['features/views/screens/saved-views.tsx', 'lib/data/store/engine/store.ts', false],
  ['lib/platform/service.ts', 'lib/server/db/database.ts', true],
  ['lib/platform/service.ts', 'lib/data/terms/days.ts', false],
  ['lib/data/terms/days.ts', 'lib/platform/service.ts', false],
  ['components/ui/button.tsx', 'lib/data/terms/days.ts', false],
  ['components/ui/button.tsx', 'lib/base/class-names.ts', true],
  ['components/table/data-table.tsx', 'lib/data/terms/days.ts', true],
  ['components/table/data-table.tsx', 'features/links/draft.ts', false],
  ['components/table/data-table.tsx', 'lib/data/store/engine/store.ts', false],
  ['components/table/data-table.tsx', 'app/page.tsx', false],
  ['app/page.tsx', 'lib/runtime/runtime.ts', true],
])('%s importing %s: %s', (file, target, allowed) => {
  expect(isAllowed({ file, target, ours: true })).toBe(allowed);
});

it.each([
  ['lib/contract/limits.ts', 'zod', true],
  ['lib/contract/limits.ts', 'react', false],
  ['lib/language/format/money.ts', 'decimal.js', true],
])('%s importing the package %s: %s', (file, target, allowed) => {
  expect(isAllowed({ file, target, ours: false })).toBe(allowed);
});

/** `features/links` for files in it, `lib/server/db` for files of `lib/server`. */
const partOf = (file: string, depth: number) => file.split('/').slice(0, depth).join('/');

/** What imports what in a room, by the name that `name` gives a file. */
function findEdges(room: string, name: (file: string) => string): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    if (isTest(file) || !file.startsWith(room) || !target.startsWith(room)) continue;
    const [from, to] = [name(file), name(target)];
    if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  return edges;
}

it.each([
  ['components', 2],
  ['features', 2],
  ['lib/data', 4],
  ['lib/server', 3],
])('finds no cycle between the folders of %s', (room, depth) => {
  const edges = findEdges(`${room}/`, (file) => partOf(file, depth));
  expect(edges.size).toBeGreaterThan(4);
  expect(findCycle(edges)).toBeUndefined();
});

it('finds no cycle between files, types included', () => {
  const edges = findEdges('', (file) => file);
  expect(edges.size).toBeGreaterThan(1_000);
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
