import { writeInvitationLink } from '@/lib/access/site';
import { countAttempt } from '@/lib/access/throttle';
import type { Services } from '@/lib/api/services';
import type { Workspace } from '@/lib/data/store/workspace';
import type { Role } from '@/lib/server/identity/schema';
import { invite } from './invitations';
import { readMailAddress } from './read-mail-address';

/**
 * Creates an invitation, and mails it to an address if the server sends mail. `email`: that address; null without one.
 * `mailed`: false if it gets no mail. Throws Failure `invalid_input` with the field, `throttled`, or like `invite`.
 */
export async function inviteMember(
  { db, member, language }: Workspace,
  { environment, mailer, outbox }: Services,
  given: { role: Role; email: string },
): Promise<{ link: string; email: string | null; mailed: boolean }> {
  const email = mailer && given.email.trim() ? readMailAddress(given.email) : null;
  if (email) await countAttempt(db, 'invitationMail', member.userId);
  const { token, mailed } = await invite(db, member, given.role, email ? { email, language } : undefined);
  outbox.kick();
  return { link: writeInvitationLink(environment, token), email, mailed };
}
