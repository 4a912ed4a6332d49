import { cutText } from '@/lib/base/cut-text';
import { Failure } from '@/lib/base/failure';
import type { SmtpServer } from '@/lib/base/smtp-address';
import { toOneLine } from '@/lib/language/format/clean-text';

/** Nodemailer's code for a server that takes too long. */
export const lateAnswer = 'ETIMEDOUT';

type Problem = Record<'code' | 'command' | 'response' | 'message' | 'syscall', string>;

/** Why a mail was not sent, in words. No sentence contains the password, also if the server repeats it. */
export const describeProblem = (error: unknown, server: SmtpServer): Failure =>
  new Failure('mail_failed', findSentence(readProblem(error), server));

function findSentence({ code, command, response, message }: Problem, server: SmtpServer): string {
  if (code === 'EAUTH' || code === 'ENOAUTH' || command.startsWith('AUTH')) {
    return 'The mail server rejected the user or the password of SMTP_URL.';
  }
  if (code === 'EDNS') return 'The host of SMTP_URL has no address.';
  if (code === lateAnswer) return 'The mail server did not answer in time. Check the port of SMTP_URL.';
  if (/certificate|altnames/i.test(message) && !response) {
    return 'The mail server has no valid certificate for the host of SMTP_URL.';
  }
  if (code === 'ETLS') {
    return 'The mail server offers no encryption. Use smtps:// or another port in SMTP_URL.';
  }
  const reply = hidePassword(response, server);
  return reply
    ? `The mail server rejected the mail: “${reply}”.`
    : 'The mail server cannot be reached. Check the host and port of SMTP_URL.';
}

/**
 * What became of a mail that was not accepted. `unreachable`: no server takes mail now. `rejected`: the server will not take
 * this one. `unsent`: it did not take it, but may later. `unknown`: it did not say, and may have taken it.
 */
export type Unsent = 'unreachable' | 'rejected' | 'unsent' | 'unknown';

/** What Nodemailer says before it has sent a command. A lost connection has the same code and command at any step. */
const beforeCommands = ['Connection timeout', 'Greeting never received'];

export function judgeProblem(error: unknown): Unsent {
  const { code, command, response, message, syscall } = readProblem(error);
  if (syscall === 'connect' || beforeCommands.includes(message)) return 'unreachable';
  if (command.startsWith('AUTH') || ['EAUTH', 'ENOAUTH', 'EDNS', 'ETLS'].includes(code)) return 'unreachable';
  if (response === '') return 'unknown';
  return response.startsWith('5') ? 'rejected' : 'unsent';
}

function readProblem(error: unknown): Problem {
  const read = (name: string) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return {
    code: read('code'),
    command: read('command'),
    response: read('response'),
    message: read('message'),
    syscall: read('syscall'),
  };
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The server's reply on one line, without the password in any form in which it was sent. */
function hidePassword(response: string, { user, password }: SmtpServer): string {
  const line = toOneLine(response);
  const forms = [password, base64(password), base64(`\0${user}\0${password}`), encodeURIComponent(password)];
  const hidden = password ? forms.reduce((text, form) => text.replaceAll(form, '[hidden]'), line) : line;
  return cutText(hidden, 200);
}
