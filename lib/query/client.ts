import { defaultShouldDehydrateQuery, isServer, QueryClient } from '@tanstack/react-query';
import { isTransient } from './request-failure';

const freshForMs = 60_000;
let held: { scope: string; client: QueryClient } | undefined;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        // The gateway has already retried what the API failed at, and a page does not wait for a second try.
        retry: (failures, error) => !isServer && failures < 1 && isTransient(error),
        refetchOnWindowFocus: false,
      },
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
      },
    },
  });
}

/** For whom the page in this browser was drawn; nothing on the server. */
export const heldScope = (): string | undefined => held?.scope;

/**
 * One client a browser and `scope` (a person in a workspace), so that nothing read in one shows in another; a new one
 * for each request on the server, so that nobody sees another's rows.
 */
export function getQueryClient(scope = ''): QueryClient {
  if (isServer) return createQueryClient();
  if (held?.scope !== scope) {
    held?.client.clear();
    held = { scope, client: createQueryClient() };
  }
  return held.client;
}
