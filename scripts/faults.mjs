import { ensureInstalled, runNode } from './project.mjs';

// npm run test:faults [-- SEED [ROUNDS]]
const [seed = String(Math.floor(Math.random() * 2 ** 31)), rounds = '20'] = process.argv.slice(2);

const files = [
  'lib/server/gateway/faults.test.ts',
  'lib/server/gateway/gateway.test.ts',
  'lib/server/gateway/hostile-answers.test.ts',
  'lib/server/gateway/redact-key.test.ts',
  'app/api/key-canary.test.ts',
  'app/api/authorization.test.ts',
  'app/api/body-limits.test.ts',
  'app/api/random-requests.test.ts',
  'app/action-access.test.ts',
  'lib/server/files/write-file.test.ts',
  'lib/server/listener',
  'lib/server/outbox',
  'lib/server/jobs',
];

ensureInstalled({ dev: true });
console.log(`Seed ${seed}, ${rounds} rounds. Repeat with npm run test:faults -- ${seed} ${rounds}`);
const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...files], {
  env: { ...process.env, TEST_SEED: seed, FAULTS_ROUNDS: rounds },
});
process.exit(code);
