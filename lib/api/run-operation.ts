import { type Caller, requireScope } from '@/lib/access/caller';
import { requireCapability } from '@/lib/access/member';
import { requireConfirmation, requireFactor } from '@/lib/access/require-factor';
import { readInput } from '@/lib/contract/query-string';
import type { Workspace } from '@/lib/data/store/workspace';
import { accept } from '@/lib/server/http/accept';
import { respondJson } from '@/lib/server/http/failure-response';
import { readJsonBody } from '@/lib/server/http/read-body';
import { readKnown } from '@/lib/server/http/read-known';
import { isReading } from '@/lib/server/http/same-origin';
import type { Found } from './find-operation';
import type { Services } from './services';

/** Answers a request by an operation, if the caller may call it and the request is valid. Throws Failure. */
export async function runOperation(
  { operation, params: given }: Found,
  request: Request,
  caller: Caller,
  workspace: Workspace,
  services: Services,
): Promise<Response> {
  const { scope } = operation;
  requireScope(caller, typeof scope === 'function' ? scope(given) : scope);
  if (caller.scopes === null && !operation.beforeFactor) requireFactor(caller.member);
  requireCapability(caller.member, operation.access, isReading(request.method) ? 'read' : 'write');
  if (caller.scopes === null && operation.confirm) requireConfirmation(caller.member);
  const { params, query, body, limit, status = 200 } = operation;
  const search = new URL(request.url).searchParams;
  const input = {
    params: params && accept(readInput(params, given)),
    query: query && accept(readKnown(query, search)),
    body: body && accept(readInput(body, await readJsonBody(request, { limit }))),
    search,
    signal: request.signal,
    caller,
  };
  const result = await operation.answer(workspace, input, services);
  return result instanceof Response ? result : respondJson(result ?? null, { status });
}
