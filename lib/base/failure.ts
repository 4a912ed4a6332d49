import type { FieldIssue } from '@/lib/contract/query-string';
import { databaseDown, isDatabaseDown } from './database-outage';
import { diskFull, isDiskFull } from './disk-full';

/** All ways in which a request can fail, with their status. */
const failures = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  confirm_needed: 403,
  factor_needed: 403,
  not_found: 404,
  conflict: 409,
  elsewhere: 409,
  too_large: 413,
  content_type: 415,
  invalid_input: 422,
  key_missing: 424,
  key_refused: 424,
  throttled: 429,
  internal: 500,
  mail_failed: 502,
  upstream_failed: 502,
  upstream_invalid: 502,
  upstream_refused: 502,
  busy: 503,
  database_down: 503,
  disk_full: 503,
  upstream_unavailable: 503,
  upstream_timeout: 504,
} as const;

export type FailureCode = keyof typeof failures;

type Detail = { issues?: FieldIssue[]; retryAfter?: number; cause?: unknown };

/** The framework bundles this module several times, so `instanceof` fails across copies. */
const brand: unique symbol = Symbol.for('partnerdeck.failure');

/** The dashboard's error: a code, a message for people, and invalid fields. Mapped to a response at the edge. */
export class Failure extends Error {
  readonly [brand] = true;
  readonly issues: FieldIssue[];
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: FailureCode,
    message: string,
    detail: Detail = {},
  ) {
    super(message, { cause: detail.cause });
    this.issues = detail.issues ?? [];
    this.retryAfter = detail.retryAfter;
  }

  get status(): number {
    return failures[this.code];
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && brand in value;
  }
}

/** Converts any error to a Failure. An unknown error becomes its cause, for the log. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isDatabaseDown(error)) {
    return new Failure('database_down', databaseDown, { cause: error, retryAfter: 5 });
  }
  if (isDiskFull(error)) return new Failure('disk_full', diskFull, { cause: error, retryAfter: 60 });
  return new Failure('internal', 'Something went wrong on our side. It has been logged.', { cause: error });
}

/** The response body of a Failure. `message` is the sentence to show. */
export type FailureBody = {
  status: number;
  message: string;
  code: FailureCode;
  issues: FieldIssue[];
  requestId: string;
};
