import type { Mail } from '@/lib/server/mail/write-mail';
import type { MailTransport } from '../by-mail';

/** A mail server that takes all mails, and what it took. */
export function collectMails() {
  const sent: [to: string, mail: Mail][] = [];
  const mailer: MailTransport = {
    isReady: async () => true,
    attempt: async (to, mail) => {
      sent.push([to, mail]);
      return 'sent';
    },
  };
  return { sent, mailer };
}
