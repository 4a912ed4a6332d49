import type { Environment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import { normalizeEmail } from './email';
import type { Member } from './member';
import { takenAddress } from './sign-up';

type Listed = Pick<Environment, 'OPERATORS'>;

/**
 * Whether a person runs this installation: OPERATORS names their address. No role decides it, and nobody does in the demo,
 * which everyone may open.
 */
export const isOperator = ({ OPERATORS }: Listed, { email, demo }: Pick<Member, 'email' | 'demo'>): boolean =>
  !demo && OPERATORS.includes(normalizeEmail(email));

/** Throws Failure `forbidden` unless the member runs this installation. */
export function requireOperator(listed: Listed, member: Pick<Member, 'email' | 'demo'>): void {
  if (!isOperator(listed, member))
    throw new Failure('forbidden', 'Only people who run this installation may see this.');
}

/** Throws Failure `conflict` for an operator's address: a sign-up with a password does not prove whose address it is. */
export function refuseOperatorAddress({ OPERATORS }: Listed, email: string): void {
  if (OPERATORS.includes(normalizeEmail(email))) throw takenAddress();
}
