import type { Unsent } from '@/lib/server/mail/describe-problem';
import type { Mailer } from '@/lib/server/mail/mailer';
import type { Mail } from '@/lib/server/mail/write-mail';
import type { Outcome, Send } from './sender';

/** Sends the mails of the outbox. */
export type MailTransport = Pick<Mailer, 'attempt' | 'isReady'>;

/** What kinds of mail are made and sent with. */
export type MailParts = {
  mailer: MailTransport;
  /** The dashboard's address, without a trailing slash. */
  site: string;
  now: () => Date;
};

/** A mail that the server did not take is tried again after this. Meanwhile the others are. */
const againMs = 10 * 60_000;

const states: Record<'sent' | Unsent, Pick<Outcome, 'state' | 'away'>> = {
  sent: { state: 'sent' },
  rejected: { state: 'failed' },
  unsent: { state: 'waiting' },
  unreachable: { state: 'waiting', away: 'all' },
  unknown: { state: 'unknown' },
};

/** Sends a mail by SMTP, once. */
export const byMail =
  ({ attempt }: MailTransport, now: () => Date, to: string, mail: Mail): Send =>
  async () => {
    const result = await attempt(to, mail);
    const problem = result === 'sent' ? null : result;
    return { ...states[result], status: null, problem, nextAt: new Date(now().getTime() + againMs) };
  };
