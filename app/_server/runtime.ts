import 'server-only';
import type { Runtime } from '@/lib/runtime/open-runtime';

/**
 * The runtime that `instrumentation.ts` opened at startup. Only its type is imported, so that handlers do not bundle
 * it. A build has none.
 */
export async function getRuntime(): Promise<Runtime> {
  const runtime = globalThis.partnerdeckRuntime;
  if (!runtime) throw new Error('The runtime is not open.');
  return runtime;
}
