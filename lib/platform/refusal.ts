import { databaseDown } from '@/lib/base/database-outage';
import { type ApiErrorName, apiErrors, type ErrorBody } from '@/lib/contract/errors';

/** Errors that the API document does not list, in its error shape. */
const unlisted = {
  notFound: { status: 404, message: 'Not Found' },
  methodNotAllowed: { status: 405, message: 'Method Not Allowed' },
  tooMany: { status: 429, message: 'Too Many Requests' },
  unavailable: { status: 503, message: 'Service Unavailable' },
  databaseDown: { status: 503, message: databaseDown },
  internal: { status: 500, message: 'Internal Server Error' },
} as const;

export type RefusalName = ApiErrorName | keyof typeof unlisted;

/** A request that the platform rejects. `detail` is only logged. `retryAfter` is in seconds. */
export class Refusal extends Error {
  constructor(
    readonly reason: RefusalName,
    readonly detail?: unknown,
    readonly retryAfter?: number,
  ) {
    super(reason);
  }
}

/** The error body for the client. API: Errors. */
export function describeRefusal(reason: RefusalName): ErrorBody {
  return { ...apiErrors, ...unlisted }[reason];
}
