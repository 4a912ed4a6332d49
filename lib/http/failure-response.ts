import { type FailureBody, toFailure } from '@/lib/failure';
import { log } from '@/lib/log';

/** A response nobody may keep. */
export function respondJson(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('cache-control', 'no-store');
  return Response.json(body, { ...init, headers });
}

/** Any error as a response. What is not a Failure is logged, and told in general words with the request's id. */
export function respondFailure(
  error: unknown,
  requestId: string,
  about: Record<string, unknown> = {},
): Response {
  if (error instanceof DOMException && error.name === 'AbortError')
    return new Response(null, { status: 499 });
  const failure = toFailure(error);
  if (failure.status >= 500) {
    log.error({ ...about, requestId, code: failure.code, error: failure.cause ?? error }, failure.message);
  }
  const body: FailureBody = {
    status: failure.status,
    message: failure.message,
    code: failure.code,
    issues: failure.issues,
    requestId,
  };
  const headers = new Headers({ 'x-request-id': requestId });
  if (failure.retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(failure.retryAfter)));
  return respondJson(body, { status: failure.status, headers });
}
