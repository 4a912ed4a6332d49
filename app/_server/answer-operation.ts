import 'server-only';
import { operations } from '@/features/api';
import { createFinder } from '@/lib/api/find-operation';
import { runOperation } from '@/lib/api/run-operation';
import { Failure } from '@/lib/base/failure';
import { requirePageOf, scopeHeader } from '@/lib/server/accounts/page-scope';
import { isReading, requireOwnRead, requireSameOrigin } from '@/lib/server/http/same-origin';
import { workspaceOf } from './context';
import { guard } from './guard';
import { readMember } from './session';

export const finder = createFinder(operations);

/** Answers a request to our own API. Checks its origin, the session and the page's scope; the operation checks the rest. */
export const answerOperation = (request: Request): Promise<Response> =>
  guard(request, async (runtime) => {
    const { pathname } = new URL(request.url);
    const found = finder.find(request.method === 'HEAD' ? 'GET' : request.method, pathname);
    if (!found) return refuse(request.method, pathname);
    if (isReading(request.method)) requireOwnRead(request.headers);
    else requireSameOrigin(request.headers, runtime.environment);
    const member = await readMember();
    if (!member) throw new Failure('unauthenticated', 'Sign in first.');
    requirePageOf(request.headers.get(scopeHeader), member);
    return runOperation(found, request, await workspaceOf(runtime, member), runtime);
  });

/** Answers a request that no operation takes. Throws Failure `not_found` for an unknown path. */
function refuse(method: string, path: string): Response {
  const methods = finder.methodsOf(path);
  if (methods.length === 0) throw new Failure('not_found', 'Nothing exists at this address.');
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ');
  return new Response(null, { status: method === 'OPTIONS' ? 204 : 405, headers: { allow } });
}
