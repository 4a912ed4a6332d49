import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = [
  'app',
  'features',
  ...['access', 'api', 'csv', 'data', 'gateway', 'pages', 'runtime', 'server'].map((room) => `lib/${room}`),
];

/** What runs on the server. */
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(?:testing|client|screens)\//.test(file));

/** They compare with clocks of others, with files of this machine, or measure. */
const exceptions = [
  'features/people/accounts/auth-options.ts',
  'lib/gateway/read-answer.ts',
  'lib/gateway/webhooks/call-webhook.ts',
  'lib/runtime/metrics/collect-state.ts',
  'lib/server/backup/backup-folder.ts',
  'lib/server/backup/daily-backups.ts',
  'lib/server/backup/write-backup.ts',
  'lib/server/traces/start-traces.ts',
];

it('no other server file reads the clock of its own process', () => {
  const own = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return /\bnew Date(?:\(\)|(?![\w(<]))|\bDate\.now\b/.test(text) && !text.startsWith("'use client'");
  });
  expect(own.sort()).toEqual(exceptions);
});
