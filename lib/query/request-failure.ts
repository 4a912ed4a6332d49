import type { FailureBody } from '@/lib/failure';

/** `retryAfter`: seconds, where the answer's header names them. */
export type RequestProblem = FailureBody & { retryAfter?: number };

/** A request that failed, as the browser holds it. `message` is the sentence to show. */
export class RequestFailure extends Error {
  constructor(readonly body: RequestProblem) {
    super(body.message);
  }
}

/** Whether the session has ended, in another tab or by itself. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof RequestFailure && error.body.code === 'unauthenticated';
}

/** Whether asking again makes sense: the upstream or the network failed, not the input. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof RequestFailure) || error.body.status >= 500 || error.body.status === 429;
}
