import { defaultShouldDehydrateQuery, isServer, QueryClient } from '@tanstack/react-query';
import { packRows, unpackRows } from './pack-rows';
import { isTransient } from './request-failure';

const freshForMs = 60_000;
let current: { scope: string; client: QueryClient } | undefined;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        // The gateway has already retried the API. A page does not wait for a second attempt.
        retry: (failures, error) => !isServer && failures < 1 && isTransient(error),
        refetchOnWindowFocus: false,
      },
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
        serializeData: packRows,
      },
      hydrate: { deserializeData: unpackRows },
    },
  });
}

/** The workspace and person whose data this page shows. Undefined on the server. */
export const currentScope = (): string | undefined => current?.scope;

/**
 * The query client of `scope` (a person in a workspace). A new scope clears the cache of the previous one. On the
 * server, each request gets a new client, so that nobody sees another's rows.
 */
export function getQueryClient(scope = ''): QueryClient {
  if (isServer) return createQueryClient();
  if (current?.scope !== scope) {
    current?.client.clear();
    current = { scope, client: createQueryClient() };
  }
  return current.client;
}
