import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** More than a build prints, so that it never waits. */
const heldBytes = 2 ** 24;

/** Waits until a preparation has checked the settings and holds the folder. Resolves to false if it failed before. */
export const awaitOpen = ({ child, ended }) =>
  Promise.race([once(child, 'message').then(() => true), ended.then((code) => code === 0)]);

/**
 * Builds while the demo is seeded, once the preparation says that its settings are valid and that no other process uses
 * the folder. Shows the build's output after that of the preparation. If one of them fails, stops the other. Returns an
 * exit code.
 */
export async function buildMeanwhile(preparation, startBuild) {
  if (!(await awaitOpen(preparation))) return preparation.ended;
  const { child, ended } = startBuild({ stdio: ['ignore', 'pipe', 'pipe'] });
  const output = new PassThrough({ highWaterMark: heldBytes });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  child.once('close', () => output.end());
  ended.then((code) => code !== 0 && preparation.child.kill());
  const prepared = await preparation.ended;
  if (prepared !== 0 && !child.exitCode) {
    child.kill();
    await ended;
    return prepared;
  }
  await pipeline(output, process.stdout, { end: false });
  return ended;
}
