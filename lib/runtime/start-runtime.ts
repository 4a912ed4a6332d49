import { log } from '@/lib/base/log';
import { logCrash } from '@/lib/base/log-crash';
import { closeRuntime, getRuntime, type Runtime } from './runtime';

const stopWithinMs = 9_000;

/** `scripts/serve.mjs` waits for `opened` and closes the databases after the last request. */
declare global {
  var partnerdeckStart:
    | {
        prepared: Promise<void>;
        opened: (runtime: Runtime) => void;
        failed: (error: unknown) => void;
      }
    | undefined;
}

/** Opens the runtime. Closes it at exit if the server does not, because an embedded database must be closed. */
export async function startRuntime(): Promise<void> {
  logCrash(log, { goesOn: true });
  const waiting = globalThis.partnerdeckStart;
  if (waiting) {
    await waiting.prepared;
    await getRuntime().then(waiting.opened, waiting.failed);
    return;
  }
  await getRuntime();
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
