import { log } from './log';
import { closeRuntime, getRuntime } from './runtime';

const stopWithinMs = 9_000;

/**
 * Opens the runtime and sees to its end: an embedded database must be closed before the process leaves.
 * In production `scripts/serve.mjs` does that, once the requests in flight are answered.
 */
export async function startRuntime(): Promise<void> {
  await getRuntime();
  if (process.env.NODE_ENV === 'production') return;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  try {
    await closeRuntime();
    process.exit(0);
  } catch (error) {
    log.error({ error, signal }, 'could not close cleanly');
    process.exit(1);
  }
}
