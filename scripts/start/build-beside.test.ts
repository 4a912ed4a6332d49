import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const waitLong = 'setTimeout(() => {}, 60_000);';
const open = 'process.send({ isOpen: true });';
const prepare = `${open} setTimeout(() => { console.log("prepared"); process.exit(0); }, 500);`;

/** Runs these scripts as the preparation and the build. Returns why it failed, and what was shown. */
function run(preparation: string, build: string) {
  const script = `
    const { startTied } = await import('./scripts/start/start-tied.mjs');
    const { buildBeside } = await import('./scripts/start/build-beside.mjs');
    const { createSteps } = await import('./scripts/start/steps.mjs');
    const start = (text, options) => startTied(process.execPath, ['--eval', text], options);
    const startBuild = () => start(${JSON.stringify(build)}, { stdio: ['ignore', 'pipe', 'pipe'] });
    const steps = createSteps(['build', 'data']);
    const failed = await buildBeside(start(${JSON.stringify(preparation)}), startBuild, steps).then(
      () => null,
      ({ step, reason, code }) => [step, reason, code],
    );
    const states = steps.list.map(({ state }) => state).join(' ');
    console.error(JSON.stringify([failed, states]));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  const [failed, states]: [unknown, string] = JSON.parse(stderr);
  return { failed, states, shown: stdout.trim().split('\n').filter(Boolean) };
}

it('a build runs during the preparation, and is shown after it', () => {
  const ended = run(prepare, 'console.log("built");');
  expect(ended).toEqual({ failed: null, states: 'done done', shown: ['prepared', 'built'] });
});

it('a preparation that fails ends the build, and its message is the last', () => {
  const fails = `${open} process.send({ problem: { reason: 'diskFull' } });
    setTimeout(() => { console.log("no seed"); process.exit(3); }, 500);`;
  const { failed, shown } = run(fails, `console.log('building'); ${waitLong}`);
  expect([failed, shown]).toEqual([['data', 'diskFull', 3], ['no seed']]);
});

it.each([
  ['console.log("broken"); process.exitCode = 2;', ['build', 'build', 2]],
  ['console.log("broken: ENOSPC"); process.exitCode = 1;', ['build', 'diskFull', 1]],
  ['console.log("broken"); process.kill(process.pid, "SIGKILL");', ['build', 'memory', 137]],
])('a build that fails ends the preparation, and its messages are shown: %s', (build, failed) => {
  const ended = run(`${open} ${waitLong}`, build);
  expect([ended.failed, ended.shown.length]).toEqual([failed, 1]);
});

it('nothing is built for invalid settings', () => {
  const { failed, shown } = run('console.log("invalid"); process.exit(1);', 'console.log("built");');
  expect([failed, shown]).toEqual([['data', 'unknown', 1], ['invalid']]);
});

it('a preparation that is over at once is followed by the build', () => {
  expect(run('', 'console.log("built");').shown).toEqual(['built']);
});
