import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['{app,components,lib,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: 'lib/testing/global-setup.ts',
    // Tests wait for processes and databases of theirs, so that one worker would leave a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
