import type { DataTag, QueryKey as TanStackKey } from '@tanstack/react-query';
import type { Operations } from '@/lib/api/operation';
import type { Answered, NameOf, Sent } from '@/lib/api/typed-call';
import { fillPath, writeQuery } from '@/lib/contract/query-string';
import { fetchJson } from './fetch-json';

declare module '@tanstack/react-query' {
  interface Register {
    /** `prefetch` answers the path on the server. */
    /** `isPart`: other rows stay visible if it fails, so `NotRefreshed` says so. */
    queryMeta: { path: string; isPart?: boolean };
  }
}

/** Answers a query for the page's first paint, on the server. */
export type Prefetch = <Answer>(options: {
  queryKey: DataTag<TanStackKey, Answer, Error>;
  meta?: { path: string } | undefined;
  /** Of a query that is read page by page. */
  initialPageParam?: unknown;
}) => Promise<Answer | undefined>;

type AnySent = {
  params?: Record<string, string>;
  query?: Parameters<typeof writeQuery>[0];
  body?: unknown;
};

/** The parts of a path, and the query. A prefix of a path selects all queries below it: `[['ledger']]`. */
type QueryKey<Query> = readonly [path: readonly string[], query: Query];

/**
 * The operations of a table, typed, for the browser: `clientOf<NotesApi>()`. Only types of the table are imported, so
 * that no schema and no server code reaches the browser.
 */
export function clientOf<Api extends Partial<Operations>>() {
  const pathOf = <Name extends NameOf<Api>>(name: Name, sent: Sent<Api[Name]>): string => {
    // Every operation's input is one of these. TypeScript cannot infer it for a generic name.
    const { params, query = {} } = sent as AnySent;
    const search = writeQuery(query).toString();
    return fillPath(name.slice(name.indexOf(' ') + 1), params) + (search && `?${search}`);
  };

  /** Calls an operation. Throws RequestFailure. */
  const call = <Name extends NameOf<Api>>(
    name: Name,
    sent: Sent<Api[Name]>,
    signal?: AbortSignal,
  ): Promise<Answered<Api[Name]>> => {
    const { body } = sent as AnySent;
    return fetchJson(pathOf(name, sent), {
      method: name.slice(0, name.indexOf(' ')),
      signal,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  };

  /** Options of a query that reads an operation. `prefetch` answers the same on the server. */
  const read = <Name extends NameOf<Api> & `GET /api/${string}`>(name: Name, sent: Sent<Api[Name]>) => {
    const path = pathOf(name, sent);
    const [address = ''] = path.split('?');
    const query: Sent<Api[Name]>['query'] = sent.query;
    return {
      queryKey: [address.split('/').slice(2).map(decodeURIComponent), query] as QueryKey<typeof query>,
      queryFn: ({ signal }: { signal: AbortSignal }) => call(name, sent, signal),
      meta: { path },
    };
  };

  return { call, read, pathOf };
}
