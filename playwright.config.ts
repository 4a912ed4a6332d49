import { defineConfig, devices } from 'playwright/test';
import { chromiumOptions as launchOptions } from './bench/measure/chromium-options';
import { admin, embedded, platform, remote } from './e2e/servers';

const start = 'node scripts/start.mjs';
const log = { LOG_LEVEL: 'warn' };
/** Tests that start and stop servers. */
const processes = [
  'api-down.spec.ts',
  'start.spec.ts',
  'shutdown.spec.ts',
  'links-restart.spec.ts',
  'links-errors.spec.ts',
  'long-names.spec.ts',
  'https-site.spec.ts',
  'mail.spec.ts',
  'traces.spec.ts',
  'upgrade.spec.ts',
];

/** Tests that need a permanent key, or channels at private addresses. The embedded platform only shows trial keys. */
const remoteOnly = ['keys.spec.ts', 'earnings-creator.spec.ts', 'channels.spec.ts'];

/** `npm test` runs the tests tagged `@quick`: one journey per noun, and one visit of each page. */
const quick = process.env.E2E_QUICK === '1';

const embeddedTests = {
  name: 'embedded',
  testIgnore: [...processes, ...remoteOnly],
  grep: quick ? /@quick/ : /./,
  use: { baseURL: embedded.url },
};

/** Servers start one after another, this one after all folders are prepared. */
const embeddedServer = {
  command: `node --import tsx e2e/prepare-folders.ts && ${start}`,
  url: `${embedded.url}/readyz`,
  timeout: 300_000,
  reuseExistingServer: !process.env.FRESH_SERVERS,
  env: { ...log, PORT: embedded.port, DATA_DIR: embedded.folder },
};

const platformServer = {
  command: `node scripts/platform.mjs --port ${platform.port}`,
  url: `${platform.url}/api/seller/v1/brands`,
  timeout: 300_000,
  reuseExistingServer: !process.env.FRESH_SERVERS,
  env: {
    ...log,
    DATA_DIR: remote.folder,
    PLATFORM_SELLER_KEY: admin.sellerKey,
    PLATFORM_CREATOR_TOKEN: admin.creatorToken,
  },
};

const remoteServer = {
  command: start,
  url: `${remote.url}/readyz`,
  timeout: 300_000,
  reuseExistingServer: !process.env.FRESH_SERVERS,
  env: {
    ...log,
    PORT: remote.port,
    DATA_DIR: remote.folder,
    AFFILIATE_BASE_URL: platform.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SELLER_API_KEY: admin.sellerKey,
    CREATOR_ACCESS_TOKEN: admin.creatorToken,
    SIGN_UP: 'open',
    WEBHOOK_PRIVATE: 'on',
  },
};

/**
 * All tests run with the embedded platform. Those tagged `@http` run again with a platform over HTTP; the gateway and
 * conformance tests cover the few differences.
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  // They only end tests that hang: a busy machine is slow.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./e2e/violations-reporter.ts']],
  // Tracing every test is slow. `--trace on` traces failed ones.
  use: {
    ...devices['Desktop Chrome'],
    launchOptions,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: quick
    ? [embeddedTests]
    : [
        embeddedTests,
        { name: 'http', testIgnore: processes, grep: /@http/, use: { baseURL: remote.url } },
        { name: 'start', testMatch: processes },
      ],
  webServer: quick ? [embeddedServer] : [embeddedServer, platformServer, remoteServer],
});
