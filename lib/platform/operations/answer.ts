import type { z } from 'zod';
import { type ReadResult, readInput, readQuery } from '@/lib/contract/query-string';
import type { Context } from '../context';
import { Refusal } from '../refusal';

type Incoming = { request: Request; params: Record<string, string> };

/** Handles a request: reads its input, runs the operation, and returns the body of the 200. */
export type Answer = (context: Context, incoming: Incoming) => Promise<unknown>;

type Does<Input extends z.ZodType, Output extends z.ZodType> = (
  context: Context,
  input: z.output<Input>,
) => Promise<z.output<Output>>;

function accept<T>(result: ReadResult<T>): T {
  if (!result.ok) throw new Refusal('invalidInput', result.issues);
  return result.value;
}

/** An operation with path parameters. */
export function answerPath<Params extends z.ZodType, Response extends z.ZodType>(
  operation: { params: Params; response: Response },
  find: Does<Params, Response>,
): Answer {
  return async (context, { params }) => find(context, accept(readInput(operation.params, params)));
}

/** An operation with a query string. */
export function answerQuery<
  Query extends z.ZodType<Record<string, unknown>> & { shape: Record<string, unknown> },
  Response extends z.ZodType,
>(operation: { query: Query; response: Response }, list: Does<Query, Response>): Answer {
  return async (context, { request }) =>
    list(context, accept(readQuery<Query>(operation.query, new URL(request.url).searchParams)));
}

/** An operation with a JSON body. */
export function answerBody<Body extends z.ZodType, Response extends z.ZodType>(
  operation: { body: Body; response: Response },
  make: Does<Body, Response>,
): Answer {
  return async (context, { request }) =>
    make(context, accept(readInput(operation.body, await readJson(request))));
}

/**
 * The JSON body of a POST. A type other than application/json is 415 (parameters are ignored). Invalid UTF-8 or JSON is
 * 422. The server limits the length (lib/server/listener/body-limits.mjs).
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal('contentType', type);
  const bytes = await request.arrayBuffer();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('invalidInput', 'body is not JSON');
  }
}
