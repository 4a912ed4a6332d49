import { type Environment, readEnvironment } from '@/lib/base/environment';
import { findProblem } from '@/lib/runtime/prepare/find-problem';
import { openState } from '@/lib/runtime/prepare/open-state';
import { prepare } from '@/lib/runtime/prepare/prepare';

// Prepares a new database beside the build, before the server's code is there. The server later finds nothing to do.

/** Tells scripts/start.mjs. Resolves once the message is sent. */
const tell = (message: object) =>
  new Promise<void>((sent) => (process.send ? process.send(message, () => sent()) : sent()));

let environment: Environment | undefined;
try {
  environment = readEnvironment();
  const state = await openState(environment);
  await tell({ isOpen: true });
  try {
    await prepare(state, (share) => void tell({ share }));
  } finally {
    await state.database.close();
  }
} catch (error) {
  const problem = await findProblem(error, environment);
  console.error(problem?.sentence ?? error);
  await tell({ problem: problem ?? { reason: 'unknown' } });
  process.exit(1);
}
process.exit(0);
