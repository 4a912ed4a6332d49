import { text } from 'node:stream/consumers';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it came: from whom and to whom the client said, its content, and all of it. */
type Sent = {
  from: string;
  to: string[];
  subject: string;
  /** Names of headers, in lower case. */
  headers: string[];
  text: string;
  html: string;
  /** Files, also those that the HTML shows. */
  files: { name: string; type: string; cid: string | undefined; content: Buffer }[];
  raw: string;
};

export type SmtpSink = {
  url: string;
  /** The mails that were accepted. */
  mails: Sent[];
  close: () => Promise<void>;
};

/** A mail server on this machine that accepts every mail and user, unless `options` say otherwise. */
export async function openSmtpSink(options: SMTPServerOptions = {}): Promise<SmtpSink> {
  const mails: Sent[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
    onData: async (stream, { envelope }, callback) => {
      // Undefined if the client breaks off.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return callback(new Error('The mail is not whole.'));
      const parsed = await simpleParser(raw, { skipImageLinks: true });
      const { subject = '', headers, text: plain = '', html, attachments } = parsed;
      mails.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        subject,
        headers: [...headers.keys()],
        text: plain,
        html: html || '',
        raw,
        files: attachments.map(({ filename = '', contentType: type, cid, content }) => ({
          name: filename,
          type,
          cid,
          content,
        })),
      });
      callback();
    },
    ...options,
  });
  // A client that breaks off is no error of the test.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const scheme = options.secure ? 'smtps' : 'smtp';
  return {
    url: `${scheme}://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
