import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { readLog } from '@/lib/testing/log-lines';
import { createMailer } from './mailer';
import { openSmtpSink } from './testing/smtp-sink';

const password = 'canary/p@ss:wörd#1';
const mail = { subject: 'Grüße', text: 'Guten Tag\n', html: '<p>Guten Tag</p>' };
const MAIL_FROM = 'Deck, Inc. <deck@example.com>';

async function setUp(options?: SMTPServerOptions, { user = false } = {}) {
  const sink = await openSmtpSink(options);
  onTestFinished(sink.close);
  const SMTP_URL = user ? sink.url.replace('//', `//ada:${encodeURIComponent(password)}@`) : sink.url;
  const mailer = createMailer({ SMTP_URL, MAIL_FROM, ALLOW_HTTP_UPSTREAM: 'off' });
  if (!mailer) throw new Error('There is no mailer.');
  onTestFinished(mailer.close);
  return { sink, mailer };
}

it('needs both variables', () => {
  expect(createMailer({ ALLOW_HTTP_UPSTREAM: 'off' })).toBeUndefined();
  expect(createMailer({ SMTP_URL: 'smtp://localhost', ALLOW_HTTP_UPSTREAM: 'off' })).toBeUndefined();
});

it('sends text and HTML from the sender, with the user and password of the address', async () => {
  const seen: unknown[] = [];
  const onAuth: SMTPServerOptions['onAuth'] = ({ username, password: given }, _session, callback) => {
    seen.push([username, given]);
    callback(null, { user: username });
  };
  const { sink, mailer } = await setUp({ onAuth, authOptional: false }, { user: true });
  await mailer.send('bo@example.org', mail);
  expect(seen).toEqual([['ada', password]]);
  const [sent] = sink.mails;
  expect(sent).toMatchObject({ from: 'deck@example.com', to: ['bo@example.org'], subject: 'Grüße' });
  expect([sent?.text.trim(), sent?.html.trim()]).toEqual(['Guten Tag', mail.html]);
  expect(sent?.raw).toMatch(/^From: "Deck, Inc\." <deck@example\.com>\r$/m);
  expect(sent?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(sent?.headers).not.toContain('x-mailer');
  expect(sent?.raw).not.toContain(password);
});

it.each(['a@b.example, c@d.example', 'a@b.example\r\nRCPT TO:<c@d.example>', 'Ada <a@b.example>', 'ada', ''])(
  'sends nothing to %j',
  async (to) => {
    const { sink, mailer } = await setUp();
    await expect(mailer.send(to, mail)).rejects.toMatchObject({
      code: 'mail_failed',
      message: 'Mail cannot be sent to this address.',
    });
    expect(sink.mails).toEqual([]);
  },
);

it('reads no file and no address for a mail', async () => {
  const { sink, mailer } = await setUp();
  const path = { path: 'package.json' };
  const hidden: unknown = { ...mail, text: path };
  await expect(mailer.send('bo@example.org', hidden as typeof mail)).rejects.toMatchObject({
    code: 'mail_failed',
  });
  expect(sink.mails).toEqual([]);
});

const rejectWith = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode });

it.each<[string, SMTPServerOptions, string]>([
  [
    'a wrong password',
    { onAuth: (_auth, _session, callback) => callback(rejectWith(`Wrong: ${password}`, 535)) },
    'The mail server rejected the user or the password of SMTP_URL.',
  ],
  [
    'an unknown address, with the password in the reply',
    {
      onRcptTo: (_address, _session, callback) =>
        callback(rejectWith(`No such box ${password} ${Buffer.from(password).toString('base64')}`, 550)),
    },
    'The mail server rejected the mail: “550 No such box [hidden] [hidden]”.',
  ],
  [
    'a rejected text',
    {
      onData: (stream, _session, callback) => {
        stream.resume();
        stream.on('end', () => callback(rejectWith('Looks like\u202E spam', 554)));
      },
    },
    'The mail server rejected the mail: “554 Looks like spam”.',
  ],
  [
    'a certificate that nobody signed',
    { secure: true },
    'The mail server has no valid certificate for the host of SMTP_URL.',
  ],
])('says why after %s, and never the password', async (_, options, message) => {
  const lines = readLog();
  const { sink, mailer } = await setUp(options, { user: true });
  const failure = await mailer.send('bo@example.org', mail).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'mail_failed', message, cause: undefined });
  expect(sink.mails).toEqual([]);
  expect(await mailer.attempt('bo@example.org', mail)).not.toBe('sent');
  mailer.close();
  expect(lines.join()).toContain('a mail was not sent');
  for (const form of [password, encodeURIComponent(password), Buffer.from(password).toString('base64')])
    expect(`${String(failure)}${lines.join()}`).not.toContain(form);
});

it('says that no server can be reached', async () => {
  const { sink, mailer } = await setUp();
  await sink.close();
  await expect(mailer.send('bo@example.org', mail)).rejects.toMatchObject({
    message: 'The mail server cannot be reached. Check the host and port of SMTP_URL.',
  });
});

/** Reaches this machine by an address that is not known to be its own. */
const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0');

it('sends nothing to another machine without encryption, unless that is allowed', async () => {
  const commands: string[] = [];
  const { sink } = await setUp({
    disabledCommands: ['STARTTLS'],
    onMailFrom: ({ address }, _session, callback) => {
      commands.push(address);
      callback();
    },
  });
  const send = (ALLOW_HTTP_UPSTREAM: 'on' | 'off') =>
    createMailer({ SMTP_URL: elsewhere(sink.url), MAIL_FROM, ALLOW_HTTP_UPSTREAM })?.send(
      'bo@example.org',
      mail,
    );
  await expect(send('off')).rejects.toMatchObject({
    message: 'The mail server offers no encryption. Use smtps:// or another port in SMTP_URL.',
  });
  expect(commands).toEqual([]);
  await send('on');
  expect(sink.mails).toHaveLength(1);
});

it.each(['on', 'off'] as const)('checks the certificate of STARTTLS: %s', async (ALLOW_HTTP_UPSTREAM) => {
  const { sink } = await setUp();
  const mailer = createMailer({ SMTP_URL: elsewhere(sink.url), MAIL_FROM, ALLOW_HTTP_UPSTREAM });
  await expect(mailer?.send('bo@example.org', mail)).rejects.toMatchObject({
    message: 'The mail server has no valid certificate for the host of SMTP_URL.',
  });
  expect(sink.mails).toEqual([]);
});

it('says that a host has no address', async () => {
  const send = (SMTP_URL: string) =>
    createMailer({ SMTP_URL, MAIL_FROM, ALLOW_HTTP_UPSTREAM: 'off' })?.send('bo@example.org', mail);
  await expect(send('smtp://mail.invalid')).rejects.toMatchObject({
    message: 'The host of SMTP_URL has no address.',
  });
});

it('gives up on a server that says nothing', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const SMTP_URL = `smtp://127.0.0.1:${port}`;
  const mailer = createMailer({ SMTP_URL, MAIL_FROM, ALLOW_HTTP_UPSTREAM: 'off' }, 200);
  await expect(mailer?.send('bo@example.org', mail)).rejects.toMatchObject({
    message: 'The mail server did not answer in time. Check the port of SMTP_URL.',
  });
});

it('an attempt says that a mail was sent, or that a server out of reach took none', async () => {
  const { sink, mailer } = await setUp();
  expect(await mailer.isReady()).toBe(true);
  expect(await mailer.attempt('bo@example.org', mail)).toBe('sent');
  expect(await mailer.attempt('no address', mail)).toBe('rejected');
  expect(sink.mails).toHaveLength(1);
  const nowhere = createMailer({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM, ALLOW_HTTP_UPSTREAM: 'off' });
  onTestFinished(async () => nowhere?.close());
  expect(await nowhere?.attempt('bo@example.org', mail)).toBe('unreachable');
});

it.each(['smtp', 'smtps'])('a server that ends before its greeting is not ready, by %s', async (scheme) => {
  const server = createServer((socket) => void socket.on('error', () => {}).end());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const SMTP_URL = `${scheme}://127.0.0.1:${Object(server.address()).port}`;
  const mailer = createMailer({ SMTP_URL, MAIL_FROM, ALLOW_HTTP_UPSTREAM: 'off' });
  onTestFinished(async () => mailer?.close());
  expect(await mailer?.isReady()).toBe(false);
});

it.each([
  [550, 'rejected'],
  [451, 'unsent'],
] as const)('an attempt that a server answers with %i is %s', async (responseCode, outcome) => {
  const refuse = Object.assign(new Error('No.'), { responseCode });
  const { mailer } = await setUp({ onRcptTo: (_address, _session, callback) => callback(refuse) });
  expect(await mailer.attempt('bo@example.org', mail)).toBe(outcome);
});

it('an attempt is unknown if the server breaks off after the content', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    let content = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const line = String(chunk);
      if (content) {
        if (line.endsWith('.\r\n')) socket.destroy();
        return;
      }
      content = line.startsWith('DATA');
      socket.write(content ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const SMTP_URL = `smtp://127.0.0.1:${Object(server.address()).port}`;
  const mailer = createMailer({ SMTP_URL, MAIL_FROM, ALLOW_HTTP_UPSTREAM: 'off' });
  onTestFinished(async () => mailer?.close());
  expect(await mailer?.attempt('bo@example.org', mail)).toBe('unknown');
});
