import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type ReceivedMail, readMail } from './read-mail';

type Sent = ReceivedMail & { from: string; to: string[]; raw: string };

export type SmtpSink = {
  url: string;
  port: number;
  /** The mails that were accepted. */
  mails: Sent[];
  close: () => Promise<void>;
};

/** A mail server on this machine that accepts every mail and user, unless `options` say otherwise. */
export async function openSmtpSink(options: SMTPServerOptions = {}): Promise<SmtpSink> {
  const mails: Sent[] = [];
  const server = new SMTPServer({
    ...{
      authOptional: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      logger: false,
    },
    onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
    onData: async (stream, { envelope }, callback) => {
      // Undefined if the client breaks off.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return callback(new Error('The mail is not whole.'));
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      mails.push({ ...readMail(raw), raw, from, to: envelope.rcptTo.map(({ address }) => address) });
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
    port,
    mails,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
