import 'server-only';
import { randomUUID } from 'node:crypto';
import type { WriteSentence } from '@/lib/language/sentences/sentence-writer';
import type { Runtime } from '@/lib/runtime/open-runtime';
import { respondFailure } from '@/lib/server/http/failure-response';
import { noteRequest } from '@/lib/server/listener/request-note.mjs';
import { readSentenceWriter } from './language';
import { getRuntime } from './runtime';

type Errors = {
  /** The language of messages. */
  readWriter?: () => Promise<WriteSentence>;
  /** Their form. */
  respond?: typeof respondFailure;
};

/**
 * Wraps every handler: opens the runtime, creates a request id (ignoring the client's), and maps errors to responses in
 * the user's language. What `handle` puts into `headers` is sent with its response, and with an error. It also gets the request id.
 */
export async function guard(
  request: Request,
  handle: (runtime: Runtime, headers: Headers, requestId: string) => Promise<Response>,
  { readWriter = readSentenceWriter, respond = respondFailure }: Errors = {},
): Promise<Response> {
  const requestId = randomUUID();
  const headers = new Headers();
  try {
    const runtime = await getRuntime();
    noteRequest({ requestId });
    const response = addHeaders(await handle(runtime, headers, requestId), headers);
    // The embedded platform has already set one.
    if (!response.headers.has('x-request-id')) response.headers.set('x-request-id', requestId);
    return response;
  } catch (error) {
    // The client disconnected or its body did not arrive. Nobody reads the response.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    const about = { method: request.method, path: new URL(request.url).pathname };
    return addHeaders(respond(error, { requestId, write: await readWriter(), about }), headers);
  }
}

function addHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}
