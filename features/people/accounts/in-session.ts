import type { Caller } from '@/lib/access/caller';
import type { InSession, Member } from '@/lib/access/member';

/** The member in the session of an operation that tokens never call: the caller's id is a session's. */
export const inSession = (
  { member }: { member: Member },
  { caller }: { caller: Pick<Caller, 'id'> },
): InSession => ({ ...member, sessionId: caller.id });
