import { type ApiErrorName, apiErrors, type ErrorBody } from '@/lib/contract/errors';
import { databaseDown } from '@/lib/database-outage';

/** Answers beyond the document, in its one error shape. */
const unlisted = {
  notFound: { status: 404, message: 'Not Found' },
  methodNotAllowed: { status: 405, message: 'Method Not Allowed' },
  unavailable: { status: 503, message: 'Service Unavailable' },
  databaseDown: { status: 503, message: databaseDown },
  internal: { status: 500, message: 'Internal Server Error' },
} as const;

export type RefusalName = ApiErrorName | keyof typeof unlisted;

/** The platform declines a request. `detail` is for the log alone. */
export class Refusal extends Error {
  constructor(
    readonly reason: RefusalName,
    readonly detail?: unknown,
  ) {
    super(reason);
  }
}

/** The body a caller receives. API: Errors. */
export function describeRefusal(reason: RefusalName): ErrorBody {
  return { ...apiErrors, ...unlisted }[reason];
}
