import type { OperationInput, OperationOutput } from '@/lib/contract/operations';
import { type OperationId, paths } from '@/lib/contract/paths';
import { fillPath, writeQuery } from '@/lib/contract/query-string';
import { fetchJson } from './fetch-json';

type AnyInput = {
  params?: Record<string, string>;
  query?: Parameters<typeof writeQuery>[0];
  body?: unknown;
};

/** Calls an operation of the API through the gateway, from the browser. Throws RequestFailure. */
export function read<Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
  signal?: AbortSignal,
): Promise<OperationOutput<Id>> {
  const { method, path } = paths[id];
  // Every operation's input is one of these. TypeScript cannot infer it for a generic Id.
  const { params, query = {}, body } = input as AnyInput;
  const search = writeQuery(query).toString();
  return fetchJson(fillPath(path, params) + (search && `?${search}`), {
    method,
    signal,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}
