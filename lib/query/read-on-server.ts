import 'server-only';
import { requireMember } from '@/lib/accounts/session';
import type { OperationInput, OperationOutput } from '@/lib/contract/operations';
import type { OperationId } from '@/lib/contract/paths';
import { callFor } from '@/lib/gateway/workspace-call';

/** The same read as the browser's `read`, for a page that prefetches; without the round trip. */
export async function readOnServer<Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
): Promise<OperationOutput<Id>> {
  const member = await requireMember('view');
  return callFor(member.workspaceId)(id, input);
}
