import { execFileSync } from 'node:child_process';

/** The seed of a run's random cases: TEST_SEED, or one of the commit, so that each commit tries others. */
export function chooseSeed(): number {
  const given = Number.parseInt(process.env.TEST_SEED ?? '', 10);
  const seed = Number.isInteger(given) ? given : Number.parseInt(readCommit().slice(0, 7), 16);
  console.log(`Random cases have the seed ${seed}. TEST_SEED=${seed} repeats them.`);
  return seed;
}

/** The commit's hash. Downloaded sources may have none. */
function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '1';
  }
}
