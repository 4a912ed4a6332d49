import { readEnvironment } from '@/lib/base/environment';
import { log } from '@/lib/base/log';
import { logCrash } from '@/lib/base/log-crash';
import type { Runtime } from './open-runtime';
import { findProblem, type Problem } from './prepare/find-problem';
import { prepare } from './prepare/prepare';
import { closeRuntime, getRuntime } from './runtime';

const stopWithinMs = 9_000;

/** `scripts/serve.mjs` waits for `opened` and closes the databases after the last request. */
declare global {
  var partnerdeckStart:
    | {
        opened: (runtime: Runtime) => void;
        failed: (error: unknown, problem: Problem | null) => void;
        onShare: (share: number) => void;
      }
    | undefined;
}

/** Opens the runtime. Closes it at exit if the server does not, because an embedded database must be closed. */
export async function startRuntime(): Promise<void> {
  logCrash(log, { goesOn: true });
  const waiting = globalThis.partnerdeckStart;
  try {
    const runtime = await getRuntime((state) => prepare(state, waiting?.onShare));
    waiting?.opened(runtime);
  } catch (error) {
    const problem = await explain(error);
    if (waiting) return waiting.failed(error, problem);
    console.error(problem?.sentence ?? error);
    process.exit(1);
  }
  if (waiting) return;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
}

/** Invalid settings are a problem of their own. */
async function explain(error: unknown): Promise<Problem | null> {
  try {
    return await findProblem(error, readEnvironment());
  } catch (invalid) {
    return findProblem(invalid, undefined);
  }
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
