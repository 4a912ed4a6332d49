import 'server-only';
import type { z } from 'zod';
import { type Capability, requireCapability } from '@/lib/accounts/member';
import { requirePageOf, scopeHeader } from '@/lib/accounts/page-scope';
import { readInput } from '@/lib/contract/query-string';
import { Failure } from '@/lib/failure';
import { accept } from '@/lib/http/accept';
import { respondJson } from '@/lib/http/failure-response';
import { readJsonBody } from '@/lib/http/read-body';
import { type QuerySchema, readKnown } from '@/lib/http/read-known';
import { isReading, requireOwnRead, requireSameOrigin } from '@/lib/http/same-origin';
import type { Runtime } from '@/lib/runtime/runtime';
import { contextOf, type MemberContext } from './context';
import { guard } from './guard';
import { readMember } from './session';

type Schemas = { params?: z.ZodType; query?: QuerySchema; body?: z.ZodType };

type Value<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler is given: the context of who asks, the checked inputs, and the request itself. */
export type RouteInput<S extends Schemas> = MemberContext & {
  params: Value<S['params']>;
  query: Value<S['query']>;
  body: Value<S['body']>;
  request: Request;
  /** Made here; one sent from outside is not taken over. */
  requestId: string;
  signal: AbortSignal;
};

type Context = { params: Promise<Record<string, string | string[] | undefined>> };

/**
 * One route handler of our own API: session, the page that asks, capability, same origin for what writes, inputs by
 * schema, errors mapped. A handler returns a Response or a value to send as JSON; it throws Failure for what it refuses.
 */
export function route<const S extends Schemas>(
  options: S & { allow: Capability },
  handle: (input: RouteInput<S>, runtime: Runtime) => unknown,
) {
  return (request: Request, context: Context): Promise<Response> =>
    guard(request, async (runtime, requestId) => {
      const { environment } = runtime;
      const action = isReading(request.method) ? 'read' : 'write';
      if (action === 'write') requireSameOrigin(request.headers, environment);
      else requireOwnRead(request.headers);
      const member = await readMember();
      if (!member) throw new Failure('unauthenticated', 'Sign in first.');
      requirePageOf(request.headers.get(scopeHeader), member);
      requireCapability(member, options.allow, action);
      const { params, query, body } = options;
      const search = new URL(request.url).searchParams;
      const inputs = {
        params: params && accept(readInput(params, await context.params)),
        query: query && accept(readKnown(query, search)),
        body: body && accept(readInput(body, await readJsonBody(request))),
      };
      // What a schema reads is what Value says of it; the compiler does not look into a conditional type of S.
      const checked = inputs as Pick<RouteInput<S>, keyof typeof inputs>;
      const asked = { ...checked, request, requestId, signal: request.signal };
      const answer = await handle({ ...contextOf(runtime, member), ...asked }, runtime);
      return answer instanceof Response ? answer : respondJson(answer ?? null);
    });
}
