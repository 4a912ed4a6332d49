import { afterAll, beforeAll, vi } from 'vitest';
import { openSmtpSink, type SmtpSink } from '@/lib/server/mail/testing/smtp-sink';
import { openDataFolder } from './data-folder';

type Options = {
  /** Why the mail server takes no mail; undefined accepts. */
  refuse?: () => Error | undefined;
  /** The user info of the mail server's address: `user:password@`. */
  login?: string;
};

/** For the tests of a file: `openDataFolder`, at an address, with a mail server. Returns the mails that were accepted. */
export function openMailSite(site: string, { refuse, login = '' }: Options = {}): () => SmtpSink['mails'] {
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await openSmtpSink({
      onRcptTo: (_address, _session, callback) => callback(refuse?.() ?? null),
    });
    vi.stubEnv('SMTP_URL', sink.url.replace('//', `//${login}`));
    vi.stubEnv('MAIL_FROM', 'Deck <deck@example.com>');
    vi.stubEnv('APP_URL', site);
  });
  openDataFolder();
  afterAll(() => sink.close());
  return () => sink.mails;
}
