import { type Caller, requireScope } from '@/lib/access/caller';
import { type Member, requireCapability } from '@/lib/access/member';
import { readBearer } from '@/lib/access/read-bearer';
import { requireFactor } from '@/lib/access/require-factor';
import type { Environment } from '@/lib/base/environment';
import { apiErrors } from '@/lib/contract/errors';
import { operations } from '@/lib/contract/operations';
import type { Link, LinkRequest } from '@/lib/contract/resources/link';
import { respondJson } from '@/lib/server/http/failure-response';
import { isReading, requireSameOrigin } from '@/lib/server/http/same-origin';
import { findOperation } from './find-operation';
import type { Gateway } from './gateway';
import { operationScopes } from './operation-scopes';
import { readOperationInput } from './read-operation-input';
import type { Handler } from './transport';

type Parts = {
  environment: Environment;
  gateway: Gateway;
  /** The embedded platform; undefined if the API is elsewhere. */
  platform: Handler | undefined;
  makeLink: (member: Member, request: LinkRequest) => Promise<Link>;
};

/**
 * Serves the API's own base paths. With an API token, or with a session and no Authorization header, the workspace's
 * stored key is used. With another Authorization header, or without a session, the embedded platform responds; if the
 * API is elsewhere, it is a 401, because unknown keys are not passed on. Throws Failure.
 */
export async function answerApi(
  request: Request,
  runtime: Parts,
  readCaller: () => Promise<Caller | undefined>,
): Promise<Response> {
  const { headers } = request;
  const ours = !headers.has('authorization') || readBearer(headers) !== undefined;
  const caller = ours ? await readCaller() : undefined;
  if (caller) return answerMember(request, runtime, caller);
  return runtime.platform ? runtime.platform(request) : respondJson(apiErrors.unauthorized, { status: 401 });
}

async function answerMember(
  request: Request,
  { environment, gateway, makeLink }: Parts,
  caller: Caller,
): Promise<Response> {
  const { member, scopes } = caller;
  // Browsers add a cookie to the requests of other sites, but never a token.
  if (scopes === null && !isReading(request.method)) requireSameOrigin(request.headers, environment);
  const found = findOperation(request.method, new URL(request.url).pathname);
  if (!found) return respondJson({ status: 404, message: 'Not Found' }, { status: 404 });
  if ('allow' in found) {
    const body = { status: 405, message: 'Method Not Allowed' };
    return respondJson(body, { status: 405, headers: { allow: found.allow } });
  }
  if (caller.scopes === null) requireFactor(caller.member);
  requireScope(caller, operationScopes[found.id]);
  const seller = operations[found.id].family === 'seller';
  requireCapability(member, seller ? 'view' : 'links', isReading(request.method) ? 'read' : 'write');
  // All link requests go through one place, so that none is sent twice or missing from the history.
  if (found.id === 'createLink') {
    const { body } = await readOperationInput({ id: found.id, params: found.params }, request);
    return respondJson(await makeLink(member, body));
  }
  const input = await readOperationInput(found, request);
  const call = gateway.callFor(member.workspaceId);
  return respondJson(await call(found.id, input, { signal: request.signal }));
}
