import 'server-only';
import { type Capability, type Member, requireCapability } from '@/lib/accounts/member';
import { requireMember } from '@/lib/accounts/session';
import type { Runtime } from '@/lib/runtime';
import { type FormState, formAction } from './form-action';

type Work = (form: FormData, context: { runtime: Runtime; member: Member }) => Promise<FormState>;

/** A server action behind a form of a signed-in page, for members who may. */
export function memberAction(capability: Capability, work: Work) {
  return formAction(async (form, { runtime }) => {
    const member = await requireMember();
    requireCapability(member, capability, 'write');
    return work(form, { runtime, member });
  });
}
