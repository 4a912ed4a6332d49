import 'server-only';
import { type Capability, requireCapability } from '@/lib/access/member';
import { requirePageOf } from '@/lib/access/page-scope';
import { requireConfirmation } from '@/lib/access/require-factor';
import type { Visitor } from '@/lib/access/visitor';
import { Failure } from '@/lib/base/failure';
import type { Runtime } from '@/lib/runtime/open-runtime';
import type { FormState } from '@/lib/server/http/form';
import { contextOf, type PageContext } from './context';
import { formAction } from './form-action';
import { requireMember } from './session';

type Work = (form: FormData, context: PageContext, runtime: Runtime, visitor: Visitor) => Promise<FormState>;

/**
 * Wraps a server action for signed-in members with a capability. The page binds its scope (`pageScope`); a form from
 * another workspace or person is rejected. `confirm`: a member with a second factor must have given it in the last 15
 * minutes, as for operations.
 */
export function memberAction(capability: Capability, work: Work, { confirm = false } = {}) {
  return async (scope: string, state: FormState, form: FormData): Promise<FormState> => {
    if (typeof scope !== 'string') throw new Failure('bad_request', 'This form cannot be read.');
    return formAction(async (sent, { runtime, visitor }) => {
      const member = await requireMember();
      requirePageOf(scope, member);
      requireCapability(member, capability, 'write');
      if (confirm) requireConfirmation(member);
      return work(sent, await contextOf(runtime, member), runtime, visitor);
    })(state, form);
  };
}
