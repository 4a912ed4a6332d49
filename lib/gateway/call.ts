import type { OperationInput, OperationOutput } from '@/lib/contract/operations';
import type { OperationId } from '@/lib/contract/paths';

export type CallOptions = { signal?: AbortSignal };

/**
 * Calls one operation with the workspace's stored key and returns its validated response. Throws Failure:
 * `key_missing`, `key_refused`, `not_found`, `invalid_input`, `throttled` (with `retryAfter`), `upstream_failed`,
 * `upstream_invalid` (names the field), `upstream_refused`, `upstream_unavailable`, `upstream_timeout`.
 */
export type Call = <Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
  options?: CallOptions,
) => Promise<OperationOutput<Id>>;
