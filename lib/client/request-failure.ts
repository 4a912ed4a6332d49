import type { FailureBody } from '@/lib/base/failure';

/** `retryAfter`: seconds, from the response's header. */
export type RequestProblem = FailureBody & { retryAfter?: number };

/** A failed request in the browser. `message` is the sentence to show. */
export class RequestFailure extends Error {
  constructor(readonly body: RequestProblem) {
    super(body.message);
  }
}

/** Whether the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof RequestFailure && error.body.code === 'unauthenticated';
}

/** Whether a retry makes sense: the API or the network failed, not the input. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof RequestFailure) || error.body.status >= 500 || error.body.status === 429;
}
