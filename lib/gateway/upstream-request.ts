import { type OperationId, paths } from '@/lib/contract/paths';
import { fillPath, writeQuery } from '@/lib/contract/query-string';
import type { ApiRequest } from './transport';

/** All possible parts of an operation's input. */
export type AnyInput = {
  params?: Record<string, string>;
  query?: Parameters<typeof writeQuery>[0];
  body?: unknown;
};

/** The API's parameter names for filters of seller v2 products, if they differ from ours. */
export type CatalogParameters = Readonly<Record<string, string>>;

/** Builds the outgoing request. It has only these headers, whatever the browser sent. */
export function buildRequest(
  id: OperationId,
  input: AnyInput,
  key: string,
  catalogParameters: CatalogParameters = {},
): ApiRequest {
  const { method, path } = paths[id];
  const rename = id === 'listCatalogProducts' ? catalogParameters : {};
  const search = new URLSearchParams();
  for (const [name, value] of writeQuery(input.query ?? {})) search.set(rename[name] ?? name, value);
  const query = search.size > 0 ? `?${search}` : '';
  const headers = { accept: 'application/json', authorization: `Bearer ${key}` };
  return {
    method,
    path: fillPath(path, input.params) + query,
    headers: method === 'GET' ? headers : { ...headers, 'content-type': 'application/json' },
    body: method === 'GET' ? null : JSON.stringify(input.body),
  };
}
