import { fetchJson } from './fetch-json';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { path: string };
  }
}

/** Options of a query that reads a path of our own server. `prefetchRead` answers the same path on the server. */
export const readFrom = <Answer>(path: string) => ({
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchJson<Answer>(path, { signal }),
  meta: { path },
});
