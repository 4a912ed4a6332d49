import 'server-only';
import { randomUUID } from 'node:crypto';
import { getRuntime, type Runtime } from '@/lib/runtime';
import { respondFailure } from './failure-response';
import { isReading, requireSameOrigin } from './same-origin';

/** What every door shares: writing from our own pages only, and errors mapped. */
export async function guard(
  request: Request,
  handle: (runtime: Runtime, requestId: string) => Promise<Response>,
): Promise<Response> {
  const requestId = randomUUID();
  try {
    const runtime = await getRuntime();
    if (!isReading(request.method)) requireSameOrigin(request.headers, runtime.environment);
    return await handle(runtime, requestId);
  } catch (error) {
    const path = new URL(request.url).pathname;
    return respondFailure(error, requestId, { method: request.method, path });
  }
}
