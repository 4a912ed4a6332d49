import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { hashBuildFiles, rootFiles } from './build-files.mjs';

/** Code and settings in the root that no build reads. */
const otherFiles = [
  'biome.json',
  'drizzle.config.ts',
  'playwright.config.ts',
  'renovate.json',
  'vitest.config.ts',
];

it('decides for each file of the root whether a build reads it', () => {
  const tracked = execFileSync('git', ['ls-files', '--', ':(glob)*'], { encoding: 'utf8' }).split('\n');
  const code = tracked.filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file));
  const roots = rootFiles.filter((file) => !file.includes('/'));
  expect(code.sort()).toEqual([...otherFiles, ...roots].sort());
});

const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-build-'));
afterEach(() => {
  vi.restoreAllMocks();
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
  for (const part of ['app', 'components', 'lib', 'public'])
    mkdirSync(join(folder, part), { recursive: true });
  const here = process.cwd();
  process.chdir(folder);
  try {
    const hash = () => hashBuildFiles();
    const before = hash();
    writeFileSync(file, 'one');
    const first = hash();
    writeFileSync(file, 'two');
    expect([first !== before, hash() !== first]).toEqual([isNeeded, isNeeded]);
  } finally {
    process.chdir(here);
  }
});
