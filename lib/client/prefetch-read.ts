import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import { type QuerySchema, readKnown } from '@/lib/server/http/read-known';

type Options<Answer> = { queryKey: DataTag<QueryKey, Answer, Error>; meta?: { path: string } | undefined };

/**
 * Answers a read for the page's first paint, as the handler of its path would: the query comes from the path, by the
 * handler's `schema`. A query that the handler would reject is left to the browser, which shows why.
 */
export async function prefetchRead<Answer, Schema extends QuerySchema>(
  client: QueryClient,
  { queryKey, meta }: Options<Answer>,
  schema: Schema,
  read: (query: z.output<Schema>) => Promise<NoInfer<Answer>>,
): Promise<void> {
  const query = readKnown(schema, new URLSearchParams(meta?.path.split('?')[1]));
  if (query.ok) await client.prefetchQuery({ queryKey, queryFn: () => read(query.value) });
}
