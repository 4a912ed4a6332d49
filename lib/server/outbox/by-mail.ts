import type { Db } from '@/lib/server/db/database';
import type { Unsent } from '@/lib/server/mail/describe-problem';
import type { Mailer } from '@/lib/server/mail/mailer';
import type { Mail } from '@/lib/server/mail/write-mail';
import { refusesMail } from './questions';
import type { Outcome, Send } from './sender';

/** Sends the mails of the outbox. */
export type MailTransport = Pick<Mailer, 'attempt' | 'isReady'>;

/** What kinds of mail are made and sent with. */
export type MailParts = {
  db: Db;
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

type Sending = Pick<MailParts, 'mailer' | 'now'>;

/**
 * Sends a mail by SMTP, once, whatever its address said of mail: what a person must get for the safety of their own account.
 */
export const bySafetyMail =
  ({ mailer, now }: Sending, to: string, mail: Mail): Send =>
  async () => {
    const result = await mailer.attempt(to, mail);
    const problem = result === 'sent' ? null : result;
    return { ...states[result], status: null, problem, nextAt: new Date(now().getTime() + againMs) };
  };

/** Sends a mail by SMTP, once. Not wanted if someone said that the address must never get mail from this server. */
export const byMail = async (
  { db, ...sending }: Sending & Pick<MailParts, 'db'>,
  to: string,
  mail: Mail,
): Promise<Send | string> => ((await refusesMail(db, to)) ? 'stopped' : bySafetyMail(sending, to, mail));
