import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StepError } from './steps.mjs';

/** More than a build prints, so that it never waits. */
const heldBytes = 2 ** 24;
/** Exit codes of a process that the system killed. */
const killed = 137;

/**
 * Builds beside a preparation, once that says that its settings are valid and that no other process uses the folder. Shows
 * the build's output after that of the preparation. If one of them fails, ends the other. Throws StepError.
 * @param {ReturnType<typeof import('./start-tied.mjs').startTied>} preparation See scripts/prepare.ts.
 * @param {(() => ReturnType<typeof import('./start-tied.mjs').startTied>) | undefined} startBuild Undefined if it is built.
 * @param {ReturnType<typeof import('./steps.mjs').createSteps>} steps
 */
export async function buildBeside(preparation, startBuild, steps) {
  let problem = { reason: 'unknown' };
  let opened = () => {};
  const isOpen = new Promise((done) => {
    opened = done;
  });
  preparation.child.on('message', (message) => {
    if (message.isOpen) opened(true);
    if ('share' in message) steps.setShare('data', message.share);
    if (message.problem) problem = message.problem;
  });
  steps.begin('data');
  const prepared = preparation.ended.then((code) => {
    opened(code === 0);
    if (code !== 0) throw new StepError('data', { ...problem, code, said: true });
    steps.end('data');
  });
  prepared.catch(() => {});
  if (!(await isOpen) || !startBuild) return prepared;

  steps.begin('build');
  const { child, ended, kill } = startBuild();
  const output = new PassThrough({ highWaterMark: heldBytes });
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      tail = `${tail}${text}`.slice(-2_000);
    });
    stream.pipe(output, { end: false });
  }
  once(child, 'close').then(() => output.end());
  const built = ended.then((code) => {
    const reason = /ENOSPC|No space left/.test(tail) ? 'diskFull' : code === killed ? 'memory' : 'build';
    if (code !== 0) throw new StepError('build', { code, reason });
    steps.end('build');
  });
  let shown;
  const show = () => {
    shown ??= pipeline(output, process.stdout, { end: false });
    return shown;
  };
  prepared.then(show, () => {});
  try {
    await Promise.all([prepared, built]);
    await show();
  } catch (error) {
    for (const end of [preparation.kill, kill]) end('SIGKILL');
    await Promise.allSettled([prepared, built]);
    if (error.step === 'build') await show();
    throw error;
  }
}
