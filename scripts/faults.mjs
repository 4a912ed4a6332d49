import { existsSync } from 'node:fs';
import { ensureInstalled, runNode } from './project.mjs';

// npm run test:faults [-- SEED [ROUNDS]]
const [seed = String(Math.floor(Math.random() * 2 ** 31)), rounds = '20'] = process.argv.slice(2);

const files = [
  'lib/gateway/faults.test.ts',
  'lib/gateway/gateway.test.ts',
  'lib/gateway/hostile-answers.test.ts',
  'lib/gateway/redact-key.test.ts',
  'app/api/key-canary.test.ts',
  'app/api/token-canary.test.ts',
  'app/api/factor-canary.test.ts',
  'app/api/authorization.test.ts',
  'app/api/body-limits.test.ts',
  'app/api/random-requests.test.ts',
  'app/action-access.test.ts',
  'app/secret-paths.test.ts',
  'lib/data/clock-ahead.test.ts',
  'lib/data/store/engine/faults.test.ts',
  'lib/data/read/summary/questions.test.ts',
  'lib/data/fetch/sync',
  'lib/runtime/after-restore.test.ts',
  'lib/server/backup/stops.test.ts',
  'lib/server/db/database-clock.test.ts',
  'lib/server/files/write-file.test.ts',
  'lib/server/listener',
  'lib/server/outbox',
  'lib/server/jobs',
  'scripts/prepare/faults.test.ts',
];
const missing = files.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}.`);

ensureInstalled({ dev: true });
console.log(`Seed ${seed}, ${rounds} rounds. Repeat with npm run test:faults -- ${seed} ${rounds}`);
const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...files], {
  env: { ...process.env, TEST_SEED: seed, FAULTS_ROUNDS: rounds },
});
process.exit(code);
