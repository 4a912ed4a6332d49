import 'server-only';
import { type Member, requireCapability } from '@/lib/accounts/member';
import { readMember } from '@/lib/accounts/session';
import { apiErrors } from '@/lib/contract/errors';
import { type OperationInput, operations } from '@/lib/contract/operations';
import type { OperationId } from '@/lib/contract/paths';
import { respondJson } from '@/lib/http/failure-response';
import { guard } from '@/lib/http/guard';
import { isReading, requireSameOrigin } from '@/lib/http/same-origin';
import type { Runtime } from '@/lib/runtime';
import { findOperation } from './find-operation';
import { readOperationInput } from './read-operation-input';

/**
 * The API's own base paths. With a key of its own, or without a session, a request is the API's business: the embedded
 * platform answers it, and where the API is elsewhere it is a 401, since foreign keys are not passed on. With a session
 * and no Authorization header it goes out with the workspace's stored key.
 */
export function answerApi(request: Request): Promise<Response> {
  return guard(request, async (runtime, requestId) => {
    const member = request.headers.has('authorization') ? undefined : await readMember();
    if (member) return answerMember(request, runtime, member, requestId);
    return runtime.platform
      ? runtime.platform(request)
      : respondJson(apiErrors.unauthorized, { status: 401 });
  });
}

async function answerMember(
  request: Request,
  { environment, gateway }: Runtime,
  member: Member,
  requestId: string,
): Promise<Response> {
  if (!isReading(request.method)) requireSameOrigin(request.headers, environment);
  const found = findOperation(request.method, new URL(request.url).pathname);
  if (!found) return respondJson({ status: 404, message: 'Not Found' }, { status: 404 });
  if ('allow' in found) {
    const body = { status: 405, message: 'Method Not Allowed' };
    return respondJson(body, { status: 405, headers: { allow: found.allow } });
  }
  const seller = operations[found.id].family === 'seller';
  requireCapability(member, seller ? 'view' : 'links', isReading(request.method) ? 'read' : 'write');
  const input = await readOperationInput(found, request);
  const call = gateway.callFor(member.workspaceId);
  const answer = await call(found.id, input as OperationInput<OperationId>, { signal: request.signal });
  return respondJson(answer, { headers: { 'x-request-id': requestId } });
}
