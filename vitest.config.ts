import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const include = ['{app,components,lib,scripts}/**/*.test.{ts,tsx}'];

/** Tests of whole processes and of wide spaces of inputs: `npm test` runs them, `npm run verify` does not. */
const long = [
  'scripts/prepare/*.test.ts',
  'scripts/commands/*.test.ts',
  'lib/platform/conformance/*.test.ts',
  'lib/platform/standalone/*.test.ts',
  'lib/platform/seed/days.test.ts',
  'lib/ledger/summary/exact.test.ts',
  'lib/ledger/sync/killed.test.ts',
];

/** Tests that replace modules, which files that share a worker would see too. */
const mocking = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')));

const resolve = { tsconfigPaths: true };

const project = (name: string, files: { include: string[]; exclude?: string[]; isolate: boolean }) => ({
  resolve,
  test: { name, ...files, testTimeout: 30_000, hookTimeout: 60_000 },
});

export default defineConfig({
  resolve,
  test: {
    globalSetup: 'lib/testing/global-setup.ts',
    // Tests wait for processes and databases of theirs, so that one worker would leave a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // Files of one worker share loaded modules. Loading them anew for each file took half of the time.
      project('shared', { include, exclude: [...long, ...mocking], isolate: false }),
      project('mocking', { include: mocking, exclude: long, isolate: true }),
      project('long', { include: long, isolate: true }),
    ],
  },
});
