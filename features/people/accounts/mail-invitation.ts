import { findLanguage } from '@/lib/language/find-language';
import { writeInvitation } from '@/lib/server/mail/mails';
import { byMail, type MailParts } from '@/lib/server/outbox/by-mail';
import type { MessageKind } from '@/lib/server/outbox/sender';
import { findOpenInvitation } from './invitations';

/** Mails of invitations that are still open, in the language of the person who made them. The link has a secret of its own. */
export const invitationMails = ({ db, mailer, site, now }: MailParts): MessageKind => ({
  atOnce: 2,
  isReady: mailer.isReady,
  make: async ({ message }, secret) => {
    const { address = '', language = 'en' } = message.details;
    const invitation = message.subjectId && (await findOpenInvitation(db, message.subjectId, now()));
    if (!invitation) return 'stopped';
    const { invitedBy, workspaceName: workspace, role } = invitation;
    const mail = writeInvitation(findLanguage(language), {
      url: `${site}/invite/${secret}`,
      neverUrl: `${site}/stop-mail/${secret}`,
      inviter: invitedBy ?? workspace,
      workspace,
      role,
    });
    return byMail({ db, mailer, now }, address, { ...mail, stopUrl: `${site}/api/stop-mail/${secret}` });
  },
});
