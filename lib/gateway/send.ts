import { Failure } from '@/lib/base/failure';
import type { OperationOutput } from '@/lib/contract/operations';
import type { OperationId } from '@/lib/contract/paths';
import { readAnswer } from './read-answer';
import { redactAnswer } from './redact-key';
import type { Transport } from './transport';
import { type AnyInput, buildRequest, type CatalogParameters } from './upstream-request';

type SendOptions = { signal: AbortSignal; catalogParameters?: CatalogParameters | undefined };

/**
 * Sends one operation once with this key, redacts the key in the response, and validates it. Throws Failure, or the
 * signal's reason.
 */
export async function send<Id extends OperationId>(
  transport: Transport,
  id: Id,
  input: AnyInput,
  key: string,
  options: SendOptions,
): Promise<OperationOutput<Id>> {
  try {
    const request = buildRequest(id, input, key, options.catalogParameters);
    const answer = await transport(request, options.signal);
    return readAnswer(id, await redactAnswer(answer, key));
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    if (options.signal.aborted) throw toAbort(options.signal.reason);
    throw new Failure('upstream_unavailable', 'The API cannot be reached.', { cause });
  }
}

/** A deadline counts as an upstream failure; a disconnected caller does not. */
function toAbort(reason: unknown): unknown {
  const timedOut = reason instanceof DOMException && reason.name === 'TimeoutError';
  return timedOut
    ? new Failure('upstream_timeout', 'The API did not answer in time.', { cause: reason })
    : reason;
}
