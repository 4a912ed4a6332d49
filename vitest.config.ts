import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['{app,components,lib,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: 'lib/testing/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
