import 'server-only';
import { randomUUID } from 'node:crypto';
import { respondFailure } from '@/lib/http/failure-response';
import type { Runtime } from '@/lib/runtime/runtime';
import { getRuntime } from './runtime';

/** What every door shares: the runtime, an id for the request (one from outside is not taken over), errors mapped. */
export async function guard(
  request: Request,
  handle: (runtime: Runtime, requestId: string) => Promise<Response>,
): Promise<Response> {
  const requestId = randomUUID();
  try {
    const runtime = await getRuntime();
    const note = runtime.requestNote.getStore();
    if (note) note.requestId = requestId;
    const response = await handle(runtime, requestId);
    // The embedded platform has given its own already.
    if (!response.headers.has('x-request-id')) response.headers.set('x-request-id', requestId);
    return response;
  } catch (error) {
    // The client left, or its body did not arrive. Nobody reads the answer.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    const path = new URL(request.url).pathname;
    return respondFailure(error, requestId, { method: request.method, path });
  }
}
