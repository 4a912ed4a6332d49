import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetBuild, hashBuildFiles, isMarkedBuilt, markBuilt, rootFiles } from './build-files.mjs';

/** Code and settings in the root that no build reads. */
const otherFiles = [
  'biome.json',
  'drizzle.config.ts',
  'playwright.config.ts',
  'renovate.json',
  'vitest.config.ts',
];

it('decides for each file of the root whether a build reads it', () => {
  const tracked = execFileSync('git', ['ls-files', '--', ':(glob)*'], {
    cwd: here,
    encoding: 'utf8',
  }).split('\n');
  const code = tracked.filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file));
  const roots = rootFiles.filter((file) => !file.includes('/'));
  expect(code.sort()).toEqual([...otherFiles, ...roots].sort());
});

const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-build-'));
const here = process.cwd();
beforeEach(() => {
  for (const part of ['app', 'components', 'lib', 'public'])
    mkdirSync(join(folder, part), { recursive: true });
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['.env', false],
  ['.env.local', false],
  ['README.md', false],
  ['compose.yaml', false],
  ['notes.txt', false],
  ['lib/money.test.ts', false],
  ['lib/money.ts', true],
  ['app/page.tsx', true],
  ['public/icon.svg', true],
  ['package-lock.json', true],
  ['next.config.mjs', true],
])('after a change of %s, a rebuild is needed: %s', (file, isNeeded) => {
  const before = hashBuildFiles();
  writeFileSync(file, 'one');
  const first = hashBuildFiles();
  writeFileSync(file, 'two');
  expect([first !== before, hashBuildFiles() !== first]).toEqual([isNeeded, isNeeded]);
});

it('notices a write that keeps size and time, and a copy is still built', () => {
  expect(isMarkedBuilt()).toBe(false);
  writeFileSync('lib/money.ts', 'one');
  markBuilt(forgetBuild());
  expect(isMarkedBuilt()).toBe(true);

  const copy = join(folder, 'copy');
  for (const part of ['lib', '.next']) cpSync(part, join(copy, part), { recursive: true });
  process.chdir(copy);
  expect([isMarkedBuilt(), isMarkedBuilt()]).toEqual([true, true]);

  const { atime, mtime } = statSync('lib/money.ts');
  writeFileSync('lib/money.ts', 'two');
  utimesSync('lib/money.ts', atime, mtime);
  expect(isMarkedBuilt()).toBe(false);
  forgetBuild();
  writeFileSync('lib/money.ts', 'one');
  expect(isMarkedBuilt()).toBe(false);
});
