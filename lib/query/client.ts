import { defaultShouldDehydrateQuery, isServer, QueryClient } from '@tanstack/react-query';
import { isTransient } from './request-failure';

const freshForMs = 60_000;
let browserClient: QueryClient | undefined;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        // The gateway has already retried what the API failed at.
        retry: (failures, error) => failures < 1 && isTransient(error),
        refetchOnWindowFocus: false,
      },
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
      },
    },
  });
}

/** One client a browser; a new one for each request on the server, so that nobody sees another's rows. */
export function getQueryClient(): QueryClient {
  if (isServer) return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}
