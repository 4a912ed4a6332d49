import { examples } from '@/lib/contract/openapi/examples';
import type { OperationId } from '@/lib/contract/paths';
import type { Call } from '@/lib/gateway/call';
import { readAnswer } from '@/lib/gateway/read-answer';

type Json = { [key: string]: unknown } | unknown[];

/**
 * An API that answers with the examples of the contract, as the only page. `alter` changes the JSON of an answer, which
 * is then read like that of a real API.
 */
export const callExamples =
  (alter: (id: OperationId, body: Json) => unknown = (_, body) => body): Call =>
  async (id, _input, options) => {
    options?.signal?.throwIfAborted();
    const example: Json = examples[id];
    const body = Array.isArray(example)
      ? example
      : { ...example, ...('cursor' in example && { cursor: null }) };
    return readAnswer(id, { status: 200, retryAfter: null, text: JSON.stringify(alter(id, body)) });
  };
