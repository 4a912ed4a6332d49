import 'server-only';
import type { z } from 'zod';
import { Failure } from '@/lib/base/failure';
import { readInput } from '@/lib/contract/query-string';
import type { Runtime } from '@/lib/runtime/runtime';
import { type Capability, requireCapability } from '@/lib/server/accounts/member';
import { requirePageOf, scopeHeader } from '@/lib/server/accounts/page-scope';
import { accept } from '@/lib/server/http/accept';
import { respondJson } from '@/lib/server/http/failure-response';
import { readJsonBody } from '@/lib/server/http/read-body';
import { type QuerySchema, readKnown } from '@/lib/server/http/read-known';
import { isReading, requireOwnRead, requireSameOrigin } from '@/lib/server/http/same-origin';
import { usualBody } from '@/lib/server/listener/body-limits.mjs';
import { contextOf, type MemberContext } from './context';
import { guard } from './guard';
import { readMember } from './session';

type Schemas = { params?: z.ZodType; query?: QuerySchema; body?: z.ZodType };

type Options = {
  allow: Capability;
  /** Maximum size of the body in bytes, if it is not the usual one: enough for the largest value of `body`. */
  limit?: number;
};

type Value<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The arguments of a handler: the member's context, the validated inputs and the request. */
export type RouteInput<S extends Schemas> = MemberContext & {
  params: Value<S['params']>;
  query: Value<S['query']>;
  body: Value<S['body']>;
  request: Request;
  /** Generated here. The client's id is ignored. */
  requestId: string;
  signal: AbortSignal;
};

type Context = { params: Promise<Record<string, string | string[] | undefined>> };

/**
 * Wraps a route handler of our API. Checks session, page scope, capability and (for writes) origin, validates inputs by
 * schema, and maps errors. A handler returns a Response or a value to send as JSON, and throws Failure. Tests read `body` and `limit`.
 */
export function route<const S extends Schemas>(
  options: S & Options,
  handle: (input: RouteInput<S>, runtime: Runtime) => unknown,
) {
  const answer = (request: Request, context: Context): Promise<Response> =>
    guard(request, async (runtime, requestId) => {
      const { environment } = runtime;
      const action = isReading(request.method) ? 'read' : 'write';
      if (action === 'write') requireSameOrigin(request.headers, environment);
      else requireOwnRead(request.headers);
      const member = await readMember();
      if (!member) throw new Failure('unauthenticated', 'Sign in first.');
      requirePageOf(request.headers.get(scopeHeader), member);
      requireCapability(member, options.allow, action);
      const { params, query, body, limit } = options;
      const search = new URL(request.url).searchParams;
      const inputs = {
        params: params && accept(readInput(params, await context.params)),
        query: query && accept(readKnown(query, search)),
        body: body && accept(readInput(body, await readJsonBody(request, { limit }))),
      };
      // `checked` has the types of the schemas. TypeScript cannot resolve the conditional type of a generic S.
      const checked = inputs as Pick<RouteInput<S>, keyof typeof inputs>;
      const input = { ...checked, request, requestId, signal: request.signal };
      const result = await handle({ ...contextOf(runtime, member), ...input }, runtime);
      return result instanceof Response ? result : respondJson(result ?? null);
    });
  return Object.assign(answer, { body: options.body, limit: options.limit ?? usualBody });
}
