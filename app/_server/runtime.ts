import 'server-only';
import type { Runtime } from '@/lib/runtime/runtime';

/**
 * The runtime that `instrumentation.ts` opened as the server started. Imports its type alone, so that a handler does
 * not carry all that the process holds open. A build opens none.
 */
export async function getRuntime(): Promise<Runtime> {
  const runtime = globalThis.partnerdeckRuntime;
  if (!runtime) throw new Error('The runtime is not open.');
  return runtime;
}
