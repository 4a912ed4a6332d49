import type { z } from 'zod';
import { type ReadResult, readInput, readQuery } from '@/lib/contract/query-string';
import type { Context } from '../context';
import { readJson } from '../http/read-json';
import { Refusal } from '../refusal';

type Incoming = { request: Request; params: Record<string, string> };

/** Reads what an operation needs from a request, does it, and gives the body of its 200. */
export type Answer = (context: Context, incoming: Incoming) => Promise<unknown>;

type Does<Input extends z.ZodType, Output extends z.ZodType> = (
  context: Context,
  input: z.output<Input>,
) => Promise<z.output<Output>>;

function accept<T>(result: ReadResult<T>): T {
  if (!result.ok) throw new Refusal('invalidInput', result.issues);
  return result.value;
}

/** An operation that reads its path. */
export function answerPath<Params extends z.ZodType, Response extends z.ZodType>(
  operation: { params: Params; response: Response },
  find: Does<Params, Response>,
): Answer {
  return async (context, { params }) => find(context, accept(readInput(operation.params, params)));
}

/** An operation that reads its query string. */
export function answerQuery<
  Query extends z.ZodType<Record<string, unknown>> & { shape: Record<string, unknown> },
  Response extends z.ZodType,
>(operation: { query: Query; response: Response }, list: Does<Query, Response>): Answer {
  return async (context, { request }) =>
    list(context, accept(readQuery<Query>(operation.query, new URL(request.url).searchParams)));
}

/** An operation that reads a JSON body. */
export function answerBody<Body extends z.ZodType, Response extends z.ZodType>(
  operation: { body: Body; response: Response },
  make: Does<Body, Response>,
): Answer {
  return async (context, { request }) =>
    make(context, accept(readInput(operation.body, await readJson(request))));
}
