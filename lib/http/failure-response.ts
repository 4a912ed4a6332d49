import { type FailureBody, toFailure } from '@/lib/failure';
import type { WriteSentence } from '@/lib/language/sentences/sentence-writer';
import { log } from '@/lib/log';
import { tellFailure } from './tell-failure';

/** A response nobody may keep. */
export function respondJson(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('cache-control', 'no-store');
  return Response.json(body, { ...init, headers });
}

type Told = {
  requestId: string;
  /** Writes in the language of the person who asks. */
  write: WriteSentence;
  /** For the log. */
  about: Record<string, unknown>;
};

/** Any error as a response. What is not a Failure is logged, and told in general words with the request's id. */
export function respondFailure(error: unknown, { requestId, write, about }: Told): Response {
  if (error instanceof DOMException && error.name === 'AbortError')
    return new Response(null, { status: 499 });
  const failure = toFailure(error);
  if (failure.status >= 500) {
    log.error({ ...about, requestId, code: failure.code, error: failure.cause ?? error }, failure.message);
  }
  const body: FailureBody = {
    status: failure.status,
    code: failure.code,
    ...tellFailure(failure, write),
    requestId,
  };
  const headers = new Headers({ 'x-request-id': requestId });
  if (failure.retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(failure.retryAfter)));
  return respondJson(body, { status: failure.status, headers });
}
