import { askConfirmation } from '@/lib/client/confirmation';
import type { FormState } from '@/lib/server/http/form';
import type { FormAction } from './use-form';

/** Runs a server action. If it needs the second factor first, asks for it and runs the action again. */
export async function runAction(action: FormAction, form: FormData): Promise<FormState> {
  const state = await action({}, form);
  return state?.confirm && (await askConfirmation()) ? runAction(action, form) : state;
}
