import { Failure } from '@/lib/base/failure';
import type { SignedIn } from './member';

/** Throws Failure `factor_needed` if the workspace requires a second factor that the person has not added. */
export function requireFactor({ lacksFactor }: Pick<SignedIn, 'lacksFactor'>): void {
  if (!lacksFactor) return;
  throw new Failure('factor_needed', 'This workspace requires a second factor. Add one first.');
}

/** Throws Failure `confirm_needed` if the person must give their second factor again. */
export function requireConfirmation({ needsConfirmation }: Pick<SignedIn, 'needsConfirmation'>): void {
  if (!needsConfirmation) return;
  throw new Failure('confirm_needed', 'Confirm with your second factor that it is you.');
}
