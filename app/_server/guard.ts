import 'server-only';
import { randomUUID } from 'node:crypto';
import type { WriteSentence } from '@/lib/language/sentences/sentence-writer';
import type { Runtime } from '@/lib/runtime/runtime';
import { respondFailure } from '@/lib/server/http/failure-response';
import { readSentenceWriter } from './language';
import { getRuntime } from './runtime';

/**
 * Wraps every handler: opens the runtime, creates a request id (ignoring the client's), and maps errors to responses in
 * the user's language.
 */
export async function guard(
  request: Request,
  handle: (runtime: Runtime, requestId: string) => Promise<Response>,
  readWriter: () => Promise<WriteSentence> = readSentenceWriter,
): Promise<Response> {
  const requestId = randomUUID();
  try {
    const runtime = await getRuntime();
    const note = runtime.requestNote.getStore();
    if (note) note.requestId = requestId;
    const response = await handle(runtime, requestId);
    // The embedded platform has already set one.
    if (!response.headers.has('x-request-id')) response.headers.set('x-request-id', requestId);
    return response;
  } catch (error) {
    // The client disconnected or its body did not arrive. Nobody reads the response.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    const path = new URL(request.url).pathname;
    const about = { method: request.method, path };
    return respondFailure(error, { requestId, write: await readWriter(), about });
  }
}
