import { readEnvironment } from '@/lib/base/environment';
import { openRuntime, type Prepare, type Runtime } from './open-runtime';

/** The framework bundles this module several times, but a process has one runtime. */
declare global {
  var partnerdeckRuntime: Promise<Runtime> | undefined;
}

/**
 * The runtime of this process, opened on first use. The server's start fills the opened database with `prepare`. Throws
 * during a build, which must not resume syncs and batches.
 */
export async function getRuntime(prepare?: Prepare): Promise<Runtime> {
  if (process.env.NEXT_PHASE === 'phase-production-build') throw new Error('A build opens no runtime.');
  globalThis.partnerdeckRuntime ??= openRuntime(readEnvironment(), prepare).catch((error: unknown) => {
    globalThis.partnerdeckRuntime = undefined;
    throw error;
  });
  return globalThis.partnerdeckRuntime;
}

/** Closes the runtime if it was opened. */
export async function closeRuntime(): Promise<void> {
  const opened = globalThis.partnerdeckRuntime;
  globalThis.partnerdeckRuntime = undefined;
  await (await opened)?.close();
}
