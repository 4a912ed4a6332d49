import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['{app,components,lib,scripts}/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
});
