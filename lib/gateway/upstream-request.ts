import type { OperationId } from '@/lib/contract/paths';
import { paths } from '@/lib/contract/paths';
import { fillPath, writeQuery } from '@/lib/contract/query-string';

/** The parts of an operation's input, whichever it has. */
export type AnyInput = {
  params?: Record<string, string>;
  query?: Parameters<typeof writeQuery>[0];
  body?: unknown;
};

/** How this installation's API spells the filters of seller v2 products, where it differs from ours. */
export type CatalogParameters = Readonly<Record<string, string>>;

/** The request that leaves: these headers and no others, whatever the browser sent. */
export function buildRequest(
  id: OperationId,
  input: AnyInput,
  key: string,
  catalogParameters: CatalogParameters = {},
): Request {
  const { method, path } = paths[id];
  const url = new URL(fillPath(path, input.params), 'http://api.invalid');
  const rename = id === 'listCatalogProducts' ? catalogParameters : {};
  for (const [name, value] of writeQuery(input.query ?? {}))
    url.searchParams.set(rename[name] ?? name, value);
  const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${key}` });
  if (method === 'GET') return new Request(url, { method, headers });
  headers.set('content-type', 'application/json');
  return new Request(url, { method, headers, body: JSON.stringify(input.body) });
}
