import 'server-only';
import type { QueryClient } from '@tanstack/react-query';
import { allows } from '@/lib/access/member';
import type { Prefetch } from '@/lib/client/api';
import { readInput } from '@/lib/contract/query-string';
import { readKnown } from '@/lib/server/http/read-known';
import { finder } from './answer-operation';
import type { PageContext } from './context';
import { getRuntime } from './runtime';

/**
 * Answers queries for the page's first paint by their operations, without HTTP, and returns what they answered. A query that its operation would reject
 * is left to the browser, which shows why.
 */
export const prefetcher =
  (client: QueryClient, workspace: PageContext): Prefetch =>
  async (options) => {
    const { queryKey, meta } = options;
    const [path = '', search] = meta?.path.split('?') ?? [];
    const found = finder.find('GET', path);
    if (!found || !allows(workspace.member, found.operation.access)) return undefined;
    const { operation } = found;
    const asked = new URLSearchParams(search);
    const query = operation.query && readKnown(operation.query, asked);
    const params = operation.params && readInput(operation.params, found.params);
    if (query?.ok === false || params?.ok === false) return undefined;
    const services = await getRuntime();
    const { signal } = new AbortController();
    // A stream has no first paint, so nothing asks again. Reads need no network.
    const caller = {
      id: workspace.member.sessionId,
      again: async () => workspace.member,
      hasFactor: workspace.member.hasFactor,
      network: '',
    };
    const parts = { params: params?.value, query: query?.value, body: undefined };
    const input = { ...parts, search: asked, signal, caller };
    const queryFn = async () => operation.answer(workspace, input, services);
    if ('initialPageParam' in options) {
      await client.prefetchInfiniteQuery({
        queryKey,
        queryFn,
        initialPageParam: options.initialPageParam,
      });
    } else await client.prefetchQuery({ queryKey, queryFn });
    return client.getQueryData(queryKey);
  };
