import { findPasskeyProblem } from '@/features/people/client/second-factor';
import type { Translate } from '@/lib/language/translate';

/** Says why a passkey was not created or used. Undefined without an error. */
export function describePasskeyProblem(t: Translate, error: unknown): string | undefined {
  if (!error) return undefined;
  const problem = findPasskeyProblem(error);
  if (problem) return t(`account.factor.passkey.${problem}`);
  return error instanceof Error ? error.message : String(error);
}
