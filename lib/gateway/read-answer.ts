import { hasTooManyValues } from '@/lib/base/bounded-json';
import { cutText } from '@/lib/base/cut-text';
import { Failure, type FailureCode } from '@/lib/base/failure';
import { readResponse } from '@/lib/contract/descriptive';
import { errorBodySchema } from '@/lib/contract/errors';
import { type OperationOutput, operations } from '@/lib/contract/operations';
import type { OperationId } from '@/lib/contract/paths';
import { toOneLine } from '@/lib/language/format/clean-text';
import type { ApiAnswer } from './transport';

/**
 * Validates the response of an operation. A row names its descriptive fields that could not be read. Throws Failure for
 * any status but 200, and for a body that otherwise does not match the contract.
 */
export function readAnswer<Id extends OperationId>(id: Id, answer: ApiAnswer): OperationOutput<Id> {
  if (answer.status !== 200) throw toFailure(answer);
  const result = readResponse(operations[id].response, parseJson(answer.text));
  if (!result.success) {
    const [issue] = result.error.issues;
    const field = issue?.path.join('.') || 'body';
    throw new Failure(
      'upstream_invalid',
      `The API sent an answer we cannot read: ${field} (${issue?.message}).`,
      {
        issues: [{ field, message: issue?.message ?? '' }],
      },
    );
  }
  // The schema belongs to this Id, but TypeScript cannot see that.
  return result.data as OperationOutput<Id>;
}

function parseJson(text: string): unknown {
  if (hasTooManyValues(text)) {
    throw new Failure('upstream_invalid', 'The API sent an answer with too many values.');
  }
  try {
    return JSON.parse(text);
  } catch {
    // The parser's error quotes the text, which must not be logged.
    throw new Failure('upstream_invalid', 'The API sent an answer that is not JSON.');
  }
}

const refusals: Partial<Record<number, FailureCode>> = {
  400: 'bad_request',
  401: 'key_refused',
  404: 'not_found',
  415: 'content_type',
  422: 'invalid_input',
};

/** Converts an error response. Keeps the API's message if it is about the request itself. */
function toFailure({ status, text, ...answer }: ApiAnswer): Failure {
  if (status === 401) {
    return new Failure(
      'key_refused',
      'The API rejected the stored key. Replace it in Settings, Connections.',
    );
  }
  if (status === 429) {
    const retryAfter = readRetryAfter(answer.retryAfter);
    return new Failure('throttled', 'The API limits our requests. Try again shortly.', { retryAfter });
  }
  if (status === 502 || status === 503) {
    const retryAfter = readRetryAfter(answer.retryAfter);
    return new Failure('upstream_unavailable', 'The API is unavailable.', { retryAfter });
  }
  if (status === 504) return new Failure('upstream_timeout', 'The API did not answer in time.');
  const code = refusals[status];
  if (code) return new Failure(code, readMessage(text) ?? `The API answered ${status}.`);
  if (status >= 400 && status < 500) {
    return new Failure('upstream_refused', `The API rejected the request with status ${status}.`);
  }
  return new Failure('upstream_failed', `The API failed with status ${status}.`);
}

function readMessage(text: string): string | undefined {
  try {
    return cutText(toOneLine(errorBodySchema.parse(JSON.parse(text)).message), 300) || undefined;
  } catch {
    return undefined;
  }
}

/** Parses a Retry-After header (seconds or date) to seconds. Undefined if missing or invalid. */
function readRetryAfter(header: string | null): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000);
}
