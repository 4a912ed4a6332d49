import { createTransport } from 'nodemailer';
import type { Environment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import { isMailAddress, readSender } from '@/lib/base/mail-address';
import { readSmtpUrl, type SmtpServer } from '@/lib/base/smtp-address';
import { describeProblem, judgeProblem, lateAnswer, type Unsent } from './describe-problem';
import type { Mail, MailFile } from './write-mail';

/** Sends mail by SMTP. */
export type Mailer = {
  /** The address that mails come from. */
  from: string;
  /** Resolves when the mail server has accepted the mail. Throws Failure `mail_failed`. */
  send: (to: string, mail: Mail) => Promise<void>;
  /** Whether the server takes mail now. Logs why not. */
  isReady: () => Promise<boolean>;
  /** Sends a mail that nobody waits for. Says what became of it, and logs why it was not sent. */
  attempt: (to: string, mail: Mail) => Promise<'sent' | Unsent>;
  close: () => void;
};

const stepMs = 10_000;
/** For a server that is slow with each step. */
const deadlineMs = 25_000;

type Settings = Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'ALLOW_HTTP_UPSTREAM'>;

/** Whether this server sends mail. */
export const sendsMail = ({
  SMTP_URL = '',
  MAIL_FROM = '',
}: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>): boolean =>
  readSmtpUrl(SMTP_URL) !== undefined && readSender(MAIL_FROM) !== undefined;

/** The mailer of the environment; undefined if mail is not set. `timeoutMs`: how long the server may take for a step. */
export function createMailer(
  { SMTP_URL = '', MAIL_FROM = '', ALLOW_HTTP_UPSTREAM }: Settings,
  timeoutMs = stepMs,
): Mailer | undefined {
  const server = readSmtpUrl(SMTP_URL);
  const from = readSender(MAIL_FROM);
  if (!server || !from) return undefined;
  const transport = createTransport(toOptions(server, { plain: ALLOW_HTTP_UPSTREAM === 'on', timeoutMs }));
  const deliver = (to: string, { stopUrl, thread, attachments, ...mail }: Mail) => {
    const message = {
      ...mail,
      // An object is one address, whatever it contains.
      from,
      to: { name: '', address: to },
      envelope: { from: from.address, to: [to] },
      ...(thread && toThread(thread, from.address)),
      ...(attachments && { attachments: attachments.map(toAttachment) }),
      headers: { ...toHeaders(stopUrl), 'Auto-Submitted': 'auto-generated' },
      xMailer: false as const,
    };
    return within(deadlineMs, transport.sendMail(message));
  };
  const warn = (error: unknown, what: string) =>
    log.warn({ problem: describeProblem(error, server).message }, what);
  return {
    from: from.address,
    send: async (to, mail) => {
      if (!isMailAddress(to)) {
        throw new Failure('mail_failed', 'Mail cannot be sent to this address.');
      }
      try {
        await deliver(to, mail);
      } catch (error) {
        // Not its cause: a server may repeat the password in its answer.
        throw describeProblem(error, server);
      }
    },
    isReady: async () => {
      try {
        await within(deadlineMs, transport.verify());
        return true;
      } catch (error) {
        warn(error, 'the mail server takes no mail');
        return false;
      }
    },
    attempt: async (to, mail) => {
      if (!isMailAddress(to)) return 'rejected';
      try {
        await deliver(to, mail);
        return 'sent';
      } catch (error) {
        warn(error, 'a mail was not sent');
        return judgeProblem(error);
      }
    },
    close: () => transport.close(),
  };
}

function toOptions(
  { host, port, secure, local, user, password }: SmtpServer,
  { plain, timeoutMs }: { plain: boolean; timeoutMs: number },
) {
  return {
    host,
    port,
    secure,
    ...(user ? { auth: { user, pass: password } } : {}),
    // A server on this machine often has a certificate of its own.
    ...(local ? { ignoreTLS: true, allowInternalNetworkInterfaces: true } : { requireTLS: !plain }),
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' as const },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  };
}

/** A file with a `cid` is shown in the text. Others are listed below it. */
const toAttachment = ({ name, type, content, cid }: MailFile) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(content),
  ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }),
});

/** One-click unsubscribe (RFC 8058). */
const toHeaders = (stopUrl: string | undefined): Record<string, string> =>
  stopUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

function toThread({ id, answers }: NonNullable<Mail['thread']>, sender: string) {
  const idOf = (name: string) => `<${name}${sender.slice(sender.lastIndexOf('@'))}>`;
  if (answers === undefined) return { messageId: idOf(id) };
  return { messageId: idOf(id), inReplyTo: idOf(answers), references: [idOf(answers)] };
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: lateAnswer })), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
