import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const waitLong = 'setTimeout(() => {}, 60_000);';
const waitForBuild = 'setTimeout(() => { console.log("seeded"); process.exit(0); }, 500);';

/** Runs these scripts as the preparation and the build. */
function start(preparation: string, build: string) {
  const script = `
    const { startNode } = await import('./scripts/project.mjs');
    const { buildMeanwhile } = await import('./scripts/build-meanwhile.mjs');
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    const preparation = startNode(['--eval', ${JSON.stringify(preparation)}], { stdio });
    const startBuild = (options) => startNode(['--eval', ${JSON.stringify(build)}], options);
    process.exit(await buildMeanwhile(preparation, startBuild));`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  return [status, stdout.trim().split('\n').filter(Boolean)];
}

it('a build runs during the preparation, and is shown after it', () => {
  const build = 'console.log("built");';
  expect(start(`process.send('open'); ${waitForBuild}`, build)).toEqual([0, ['seeded', 'built']]);
});

it('a preparation that fails stops the build, and its message is the last', () => {
  const fails = 'setTimeout(() => { console.log("no seed"); process.exit(3); }, 500);';
  expect(start(`process.send('open'); ${fails}`, `console.log('building'); ${waitLong}`)).toEqual([
    3,
    ['no seed'],
  ]);
});

it('a build that fails stops the preparation, and its messages are shown', () => {
  const fails = 'console.log("broken"); process.exitCode = 2;';
  expect(start(`process.send('open'); ${waitLong}`, fails)).toEqual([2, ['broken']]);
});

it('nothing is built for invalid settings', () => {
  expect(start('console.log("invalid"); process.exit(1);', 'console.log("built");')).toEqual([
    1,
    ['invalid'],
  ]);
});

it('a preparation that is over at once is followed by the build', () => {
  expect(start('', 'console.log("built");')).toEqual([0, ['built']]);
});
