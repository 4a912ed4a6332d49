import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const include = ['{app,components,conformance,features,lib,scripts}/**/*.test.{ts,tsx}'];

/** Tests of processes and random faults. `npm test` runs them, `npm run verify` does not. */
const long = [
  'app/api/generated-clients.test.ts',
  'scripts/prepare/*.test.ts',
  'scripts/commands/*.test.ts',
  'conformance/*.test.ts',
  'lib/platform/standalone/*.test.ts',
  'lib/platform/seed/days.test.ts',
  'lib/server/backup/{backup,stops}.test.ts',
  'lib/contract/subid-agreement.test.ts',
  'lib/gateway/{faults,hostile-answers}.test.ts',
  // Loads a server until it is late, which other tests beside it would disturb.
  'lib/server/listener/admission.test.ts',
  'lib/data/store/engine/split-file.test.ts',
  'lib/data/fetch/sync/{killed,outage,steady,sync-faults,sync-over-http}.test.ts',
  'lib/runtime/{after-restore,assign-api,merge-platform,resume}.test.ts',
];

const tests = ['app', 'components', 'conformance', 'features', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file));

const listTests = (saying: RegExp) => tests.filter((file) => saying.test(readFileSync(file, 'utf8')));

/** Tests that mock modules, or the clock that modules read while they load. Other files of the same worker would share both. */
const mocking = listTests(/\bvi\.(mock|doMock|resetModules|hoisted)\(/);

/** Tests of components. Vitest restarts a worker whose next file needs another environment. */
const dom = listTests(/@vitest-environment happy-dom/).filter((file) => !mocking.includes(file));

/** Tests of the ledger's store, which also run on Citus. */
const clustered = listTests(/\b(eachLedger|bothLedgers|openTestCitus)\(/);
const onlyClustered = ['lib/data/store/engine/one-worker.test.ts'];

/** Parts of the framework that only work in its server and its pages. */
const framework = ['server-only', 'next/headers', 'next/navigation', 'next/cache'];
const standIn = (name: string) => `${import.meta.dirname}/lib/testing/next/${name.replace('next/', '')}.ts`;

const resolve = {
  tsconfigPaths: true,
  alias: {
    ...Object.fromEntries(framework.map((name) => [name, standIn(name)])),
    '@node-rs/argon2': `${import.meta.dirname}/lib/testing/test-argon2.ts`,
  },
};

/** A busy machine may take long until what a test waits for has happened. */
const expect = { poll: { timeout: 60_000 } };

/** They only end tests that hang: a busy machine is slow. In CI, a failed test is tried again, like those of the browser. */
const limits = { testTimeout: 120_000, hookTimeout: 180_000, retry: process.env.CI ? 1 : 0, expect };

type Files = { include: string[]; exclude?: string[]; isolate: boolean; globalSetup?: string };

const project = (name: string, files: Files) => ({
  resolve,
  test: {
    name,
    ...files,
    ...limits,
    setupFiles: ['lib/testing/next/setup.ts', 'lib/testing/setup-cases.ts'],
  },
});

export default defineConfig({
  resolve,
  test: {
    globalSetup: 'lib/testing/global-setup.ts',
    // Projects and runs share transformed modules.
    experimental: { fsModuleCache: true },
    // Tests wait for processes and databases. One worker per core would leave cores idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Files of one worker share loaded modules, which takes half the time.
      project('shared', {
        include,
        exclude: [...long, ...mocking, ...onlyClustered, ...dom],
        isolate: false,
      }),
      project('components', { include: dom, isolate: false }),
      project('mocking', { include: mocking, isolate: true }),
      project('long', { include: long, isolate: false }),
      project('citus', {
        include: [...clustered, 'lib/testing/promised-stores.test.ts'],
        isolate: false,
        globalSetup: 'lib/testing/citus-setup.ts',
      }),
    ],
  },
});
