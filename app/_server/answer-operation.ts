import 'server-only';
import { operations } from '@/features/api';
import { requirePageOf, scopeHeader } from '@/lib/access/page-scope';
import { readBearer } from '@/lib/access/read-bearer';
import { createFinder } from '@/lib/api/find-operation';
import { runOperation } from '@/lib/api/run-operation';
import { Failure } from '@/lib/base/failure';
import type { Runtime } from '@/lib/runtime/open-runtime';
import { isReading, requireOwnRead, requireSameOrigin } from '@/lib/server/http/same-origin';
import { readCaller } from './caller';
import { workspaceOf } from './context';
import { guard } from './guard';

export const finder = createFinder(operations);

/**
 * Answers a request to our own API. Checks the caller, and of a session also its origin and page; the operation checks the
 * rest.
 */
export const answerOperation = (request: Request): Promise<Response> =>
  guard(request, async (runtime, headers) => {
    const { pathname } = new URL(request.url);
    const found = finder.find(request.method === 'HEAD' ? 'GET' : request.method, pathname);
    if (!found) return refuse(request.method, pathname);
    const byToken = readBearer(request.headers) !== undefined;
    if (!byToken) requireOwnPage(request, runtime);
    const caller = await readCaller(request, runtime, headers);
    if (!caller) throw unknownCaller(request.headers);
    const { member } = caller;
    if (!byToken) requirePageOf(request.headers.get(scopeHeader), member);
    return runOperation(found, request, caller, await workspaceOf(runtime, member), runtime);
  });

function unknownCaller(headers: Headers): Failure {
  const message = headers.has('authorization')
    ? 'This is not an API token. A token starts with pd_.'
    : 'Sign in first.';
  return new Failure('unauthenticated', message);
}

/** A browser adds a session's cookie by itself, but never a token. */
function requireOwnPage({ method, headers }: Request, { environment }: Runtime): void {
  if (isReading(method)) requireOwnRead(headers);
  else requireSameOrigin(headers, environment);
}

/** Answers a request that no operation takes. Throws Failure `not_found` for an unknown path. */
function refuse(method: string, path: string): Response {
  const methods = finder.methodsOf(path);
  if (methods.length === 0) throw new Failure('not_found', 'Nothing exists at this address.');
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ');
  return new Response(null, { status: method === 'OPTIONS' ? 204 : 405, headers: { allow } });
}
