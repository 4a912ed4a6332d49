import { type FailureBody, toFailure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import type { WriteSentence } from '@/lib/language/sentences/sentence-writer';
import { translateFailure } from './translate-failure';

/** An uncacheable response. */
export function respondJson(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('cache-control', 'no-store');
  return Response.json(body, { ...init, headers });
}

type FailureContext = {
  requestId: string;
  /** Translates to the user's language. */
  write: WriteSentence;
  /** Context for the log. */
  about: Record<string, unknown>;
};

/**
 * Converts any error to a response. Errors other than Failure are logged, and the response has a generic message and
 * the request id.
 */
export function respondFailure(error: unknown, context: FailureContext): Response {
  return respondWith(error, context, (body, init) => respondJson(body, init));
}

/** Like `respondFailure`, as text for programs that show it to people, such as spreadsheets. */
export function respondFailureText(error: unknown, context: FailureContext): Response {
  return respondWith(error, context, ({ message, issues }, { status, headers }) => {
    headers.set('content-type', 'text/plain; charset=utf-8');
    headers.set('cache-control', 'no-store');
    const lines = [message, ...issues.map((issue) => `${issue.field}: ${issue.message}`)];
    return new Response(`${lines.join('\n')}\n`, { status, headers });
  });
}

function respondWith(
  error: unknown,
  { requestId, write, about }: FailureContext,
  respond: (body: FailureBody, init: { status: number; headers: Headers }) => Response,
): Response {
  if (error instanceof DOMException && error.name === 'AbortError')
    return new Response(null, { status: 499 });
  const failure = toFailure(error);
  const { status } = failure;
  if (status >= 500) {
    log.error({ ...about, requestId, code: failure.code, error: failure.cause ?? error }, failure.message);
  }
  const body = { status, code: failure.code, ...translateFailure(failure, write), requestId };
  const headers = new Headers({ 'x-request-id': requestId });
  if (failure.retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(failure.retryAfter)));
  return respond(body, { status, headers });
}
