import { isBrokenCircuitError, isBulkheadRejectedError } from 'cockatiel';
import { Failure } from '@/lib/base/failure';

const noConnection = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
const pauseSeconds = 5;

/** Converts the failure to `throttled` if the request certainly did not reach the API. */
export function markNeverSent(failure: Failure): Failure {
  if (!neverLeft(failure.cause)) return failure;
  return new Failure('throttled', `${failure.message} Nothing was sent.`, {
    retryAfter: failure.retryAfter ?? pauseSeconds,
    cause: failure,
  });
}

function neverLeft(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (isBrokenCircuitError(cause) || isBulkheadRejectedError(cause)) return true;
  return ('code' in cause && noConnection.has(String(cause.code))) || neverLeft(cause.cause);
}
