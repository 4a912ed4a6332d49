import { expect, it } from 'vitest';
import { createLanguage } from '@/lib/language/language';
import { de } from '@/lib/language/messages/de';
import { en } from '@/lib/language/messages/en';
import { ja } from '@/lib/language/messages/ja';
import { createMailer } from './mailer';
import {
  factorChanges,
  writeAlert,
  writeFactorChange,
  writeInvitation,
  writeReset,
  writeTest,
} from './mails';
import { openSmtpSink } from './testing/smtp-sink';

const languages = [createLanguage('en', en), createLanguage('de', de), createLanguage('ja', ja)];
const [english] = languages;
const site = 'https://deck.example';
const url = `${site}/invite/token-1`;
const neverUrl = `${site}/stop-mail/secret-1`;
const given = { url, neverUrl, inviter: 'Ada Byron', workspace: 'Harbor & Co', role: 'analyst' as const };

it('an invitation says who invites, to what, and where', () => {
  const { subject, text, html } = writeInvitation(createLanguage('en', en), given);
  expect(subject).toBe('Ada Byron invites you to Harbor & Co');
  expect(text).toBe(
    `Ada Byron invites you to the workspace Harbor & Co on Partnerdeck. Your role: Analyst.

Accept invitation:
${url}

The link works once, for seven days. If you did not expect this invitation, ignore this mail.

Never ask this address again:
${neverUrl}
`,
  );
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('Harbor &amp; Co');
});

it.each(languages)('in $locale, each mail has no link but its own, and no picture', (language) => {
  const mails = [
    writeInvitation(language, given),
    writeReset(language, { url, email: 'ada@example.com' }),
    writeTest(language, { url }),
    ...factorChanges.map((change) =>
      writeFactorChange(language, { url, email: 'ada@example.com', changes: [change] }),
    ),
  ];
  for (const { subject, text, html } of mails) {
    expect(subject).not.toBe('');
    const addresses = `${text} ${html}`.match(/\w+:\/\/[^\s"<]+/g) ?? [];
    for (const address of addresses) expect([url, neverUrl]).toContain(address);
    expect(addresses).toContain(url);
    expect(html).not.toMatch(/<(img|script|link|iframe|style)|url\(|@import/i);
    expect(html).toContain(`<html lang="${language.locale}">`);
  }
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
});

it('a mail of an alert has the page that stops it as its only other link', () => {
  const stopUrl = `${site}/stop-mail/secret`;
  const alert = {
    text: 'Sales fell',
    note: 'May change until Jan 9.',
    rule: 'R',
    workspace: 'W',
    url,
    stopUrl,
  };
  for (const language of languages) {
    const { text, html } = writeAlert(language, alert);
    const addresses = `${text} ${html}`.match(/\w+:\/\/[^\s"<]+/g) ?? [];
    expect(new Set(addresses)).toEqual(new Set([url, stopUrl]));
    expect(text).toContain('Sales fell\nMay change until Jan 9.');
  }
});

/** Names that try to add a header, a recipient, an element or a link, or to turn the text around. */
const canaries = [
  'Ada\r\nBcc: canary@evil.example',
  'Ada\nContent-Type: text/html\n\n<b>canary</b>',
  'Ada\u2028Bcc: canary@evil.example\u2029\u0085\u0000',
  '"Ada" <canary@evil.example>, bo@evil.example',
  '<img src=x onerror=alert(1)><script>canary()</script>',
  '"><a href="https://evil.example/canary">Click</a>',
  '\u202Eyrac\u202C \u2066canary\u2069 \u200Fcanary\u061C',
  '=?UTF-8?B?Y2FuYXJ5?= {name} <link>canary</link>',
  'https://evil.example/canary www.evil.example',
  'canary'.repeat(20_000),
  '\uD800canary',
];

it.each(canaries)('a name breaks neither headers nor HTML: %#', async (name) => {
  const sink = await openSmtpSink();
  const mailer = createMailer({
    SMTP_URL: sink.url,
    MAIL_FROM: 'Deck <deck@example.com>',
    ALLOW_HTTP_UPSTREAM: 'off',
  });
  for (const language of languages) {
    await mailer?.send(
      'bo@example.org',
      writeInvitation(language, { ...given, inviter: name, workspace: name }),
    );
  }
  expect(sink.mails).toHaveLength(3);
  for (const { subject, headers, html, text, raw, to } of sink.mails) {
    expect(to).toEqual(['bo@example.org']);
    expect(headers.toSorted()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(raw).toMatch(/^To: bo@example\.org\r$/m);
    expect(subject.length).toBeLessThan(400);
    expect(`${subject}${text}${html}`).not.toMatch(
      /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u,
    );
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThan(1_000);
    expect(html.match(/<[a-z]+/g)?.join()).toBe(
      '<html,<head,<meta,<meta,<title,<body,<div,<p,<p,<p,<a,<p,<br,<a,<p,<p,<a',
    );
    // Mail programs make links of what looks like one.
    expect(`${text}${html}`).not.toMatch(/evil\.example|www\.\w|https:\/\/evil/);
  }
  await mailer?.close();
  await sink.close();
});

it('an ordinary name stays as it is', () => {
  for (const name of ['Zoë Müller', '山田 太郎', 'שרה', 'Dr. No', '👩‍🚀 Ida', 'O’Neil & Söhne']) {
    expect(english && writeInvitation(english, { ...given, inviter: name }).subject).toContain(name);
  }
});
