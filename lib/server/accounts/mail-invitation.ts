import { Failure } from '@/lib/base/failure';
import type { Language } from '@/lib/language/language';
import type { Mailer } from '@/lib/server/mail/mailer';
import { writeInvitation } from '@/lib/server/mail/mails';
import type { Member } from './member';
import type { Role } from './schema';

type Parts = { mailer: Pick<Mailer, 'send'>; language: Language; member: Member };
type Invitation = { email: string; role: Role; url: string };

/** Mails an invitation in the sender's language. Returns why it could not be sent, or undefined. */
export async function mailInvitation(
  { mailer, language, member }: Parts,
  { email, role, url }: Invitation,
): Promise<string | undefined> {
  const { name: inviter, workspaceName: workspace } = member;
  try {
    await mailer.send(email, writeInvitation(language, { url, inviter, workspace, role }));
    return undefined;
  } catch (error) {
    if (error instanceof Failure && error.code === 'mail_failed') return error.message;
    throw error;
  }
}
