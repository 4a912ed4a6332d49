import { Failure } from '@/lib/base/failure';
import type { Member, SignedIn } from './member';
import type { Scope } from './scopes';

/**
 * Who calls an operation: a member, by a session or an API token. `scopes`: what the token may be used for; null for a
 * session, which may do all that its member may.
 */
export type Caller = {
  /** Of the session or token. */
  id: string;
  /** The member as they are now; undefined once the session or token has ended. For streams. */
  again: () => Promise<Member | undefined>;
  /** Whether a second factor stands behind the session. False for a token. */
  hasFactor: boolean;
  /** For limits by network. */
  network: string;
  /** The `Origin` that a browser sent. */
  origin?: string | undefined;
} & ({ member: SignedIn; scopes: null } | { member: Member; scopes: readonly Scope[] });

/** Throws Failure `forbidden` if the call is made by a token without this scope. Null: no token has it. */
export function requireScope({ scopes }: Pick<Caller, 'scopes'>, scope: Scope | null): void {
  if (scopes === null) return;
  if (scope === null)
    throw new Failure('forbidden', 'An API token cannot do this. Sign in to the dashboard.');
  if (!scopes.includes(scope)) throw new Failure('forbidden', `This API token lacks the scope ${scope}.`);
}
