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
export function respondFailure(error: unknown, { requestId, write, about }: FailureContext): Response {
  if (error instanceof DOMException && error.name === 'AbortError')
    return new Response(null, { status: 499 });
  const failure = toFailure(error);
  if (failure.status >= 500) {
    log.error({ ...about, requestId, code: failure.code, error: failure.cause ?? error }, failure.message);
  }
  const body: FailureBody = {
    status: failure.status,
    code: failure.code,
    ...translateFailure(failure, write),
    requestId,
  };
  const headers = new Headers({ 'x-request-id': requestId });
  if (failure.retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(failure.retryAfter)));
  return respondJson(body, { status: failure.status, headers });
}
