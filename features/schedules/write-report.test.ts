import { expect, it } from 'vitest';
import { mailStyle } from '@/lib/base/content-security-policy';
import { makeBasis } from '@/lib/data/terms/basis';
import { findLanguage } from '@/lib/language/find-language';
import type { Caption } from '@/lib/pages/caption';
import type { PageTable, PageTotal } from '@/lib/pages/page';
import { createMailer } from '@/lib/server/mail/mailer';
import { openSmtpSink } from '@/lib/server/mail/testing/smtp-sink';
import type { ComposedReport } from './report-shape';
import { writeReport } from './write-report';

const languages = ['en', 'de', 'ja'].map(findLanguage);
const english = findLanguage('en');
const url = 'https://deck.example/reports?from=2026-05-01&to=2026-05-31';
const stop = { url: 'https://deck.example/stop-mail/secret', label: 'Stop this report' };
/** The smallest PNG: one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const caption: Caption = {
  page: 'Reports',
  view: 'CPC only',
  brand: null,
  range: { from: '2026-05-01', to: '2026-05-31' },
  against: {
    range: { from: '2026-04-01', to: '2026-04-30' },
    days: { counted: 29, of: 31, noDataBefore: null },
    byChange: false,
  },
  filters: [
    { label: 'Payout model', values: ['CPC'] },
    { label: 'Brand', values: ['Harbor', 'Northwind'] },
  ],
  currency: { shown: 'USD', others: ['EUR', 'GBP'], asked: 'CAD' },
  basis: makeBasis([]),
  open: null,
  asOf: '2026-06-01T06:00:00.000Z',
  notes: [],
};

const total = (name: string, text: string, change?: string): PageTotal => ({
  name,
  text,
  currency: null,
  partial: false,
  delta: change ? { text: change, arrow: '↑', tone: 'positive', spoken: change } : null,
});

/** A table of one row. */
const table = (labels: string[], cells: string[], more = 0): PageTable => ({
  title: 'By brand',
  more,
  head: labels.map((label, at) => ({ label, numeric: at % 2 === 1 })),
  rows:
    cells.length === 0
      ? []
      : [{ kind: 'row', cells: cells.map((text) => ({ text, delta: null })), stands: 1 }],
});

const figures: ComposedReport['figures'] = {
  caption,
  totals: [total('Sales, USD', '$1,234.50', '+12.5%'), total('Clicks', '12')],
  table: table(['Brand', 'Sales', 'Status', 'Clicks'], ['Harbor & Co', '$1,234.50', 'Active', '12'], 3),
};

const report: ComposedReport = {
  figures,
  path: '/reports',
  picture: { png, title: 'Sales by day, USD' },
  file: {
    name: 'reports.csv',
    type: 'text/csv; charset=utf-8',
    content: Buffer.from('a,b\n1,2\n'),
    currency: null,
  },
  fileLeftOut: null,
};

const write = (given: Partial<ComposedReport> = {}, language = english) =>
  writeReport(language, { report: { ...report, ...given }, workspace: 'Harbor', url, stop });

/** Sends mails to a real server, and returns what it got. */
async function send(mails: readonly Parameters<NonNullable<ReturnType<typeof createMailer>>['send']>[1][]) {
  const sink = await openSmtpSink();
  const mailer = createMailer({
    SMTP_URL: sink.url,
    MAIL_FROM: 'deck@example.com',
    ALLOW_HTTP_UPSTREAM: 'off',
  });
  for (const mail of mails) await mailer?.send('bo@example.org', mail);
  await mailer?.close();
  await sink.close();
  return sink.mails;
}

it('has one style element, which the policy of our pages allows', () => {
  expect(write().html.match(/<style>.*?<\/style>/gs)).toEqual([`<style>${mailStyle}</style>`]);
});

it('says below a figure what is to know of it', () => {
  const note = 'This range held in 4 of 5 past months.';
  const { text, html } = write({
    figures: { ...figures, totals: [{ ...total('Expected', '$9.00'), note }] },
  });
  expect(text).toContain(`Expected: $9.00 · ${note}\n`);
  expect(html).toContain(`>${note}</div>`);
});

it('says in plain text what it says in HTML', () => {
  const { subject, text, html, attachments } = write();
  expect(subject).toBe('CPC only (Reports): May 1 – 31, 2026');
  expect(text).toBe(`CPC only (Reports)
May 1 – 31, 2026, UTC
Payout model: CPC
Brand: Harbor and Northwind

Sales, USD: $1,234.50 (+12.5%)
Clicks: 12

No figures in CAD; the table is in USD.
The table is in USD. Totals also have EUR and GBP.

By brand
Harbor & Co: Sales $1,234.50, Status Active, Clicks 12
3 more rows

All rows that match are loaded. As of Jun 1, 2026, 06:00 UTC.
Changes against Apr 1 – 30, 2026 count the 29 of 31 days that have ended (UTC) and were loaded since.
All rows that match are in the attached file reports.\u2060csv.

Open in Partnerdeck:
${url}

A scheduled report of the workspace Harbor.

Stop this report:
${stop.url}
`);
  const shown = html.replace(/<[^>]+>/g, '\n').replaceAll('&amp;', '&');
  for (const part of [
    '$1,234.50',
    '+12.5%',
    'Harbor & Co',
    'By brand',
    '3 more rows',
    'CPC only (Reports)',
    'Payout model: CPC',
    'Brand: Harbor and Northwind',
    'Totals also have EUR and GBP.',
    'All rows that match are loaded. As of Jun 1, 2026, 06:00 UTC.',
    stop.label,
  ]) {
    expect(shown).toContain(part);
  }
  expect(attachments?.map(({ name, cid }) => [name, cid])).toEqual([
    ['chart.png', 'chart@report'],
    ['reports.csv', undefined],
  ]);
});

it('arrives with the picture inside, the file, and one-click unsubscribe', async () => {
  const [mail] = await send([{ ...write(), stopUrl: 'https://deck.example/api/stop-mail/secret' }]);
  expect(mail?.html).toContain('src="cid:chart@report"');
  expect(mail?.html).toContain('alt="Sales by day, USD"');
  expect(mail?.files).toEqual([
    { name: 'chart.png', type: 'image/png', cid: 'chart@report', content: png },
    { name: 'reports.csv', type: 'text/csv', cid: undefined, content: Buffer.from('a,b\n1,2\n') },
  ]);
  expect(mail?.raw).toMatch(/^Content-Disposition: inline; filename=chart\.png/m);
  expect(mail?.raw).toMatch(/^List-Unsubscribe: <https:\/\/deck\.example\/api\/stop-mail\/secret>\r$/m);
  expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});

it.each(languages)('in $locale, loads nothing, and has no link but its own', (language) => {
  const { text, html } = write({}, language);
  const addresses = `${text} ${html.replaceAll('&amp;', '&')}`.match(/\w+:\/\/[^\s"<]+/g) ?? [];
  expect(new Set(addresses)).toEqual(new Set([url, stop.url]));
  expect(html).not.toMatch(/<(script|link|iframe|form|input|object|video)|url\(|@import|onload/i);
  expect(html.match(/<img[^>]*>/g)).toHaveLength(1);
});

it('aligns numbers to the right, and shows the first of them on a phone', () => {
  const [head, cells] = [...write().html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    row.split(/(?=<t[hd])/).filter(Boolean),
  );
  for (const row of [head, cells]) {
    expect(row?.map((cell) => cell.includes('text-align:right'))).toEqual([false, true, false, true]);
    expect(row?.map((cell) => cell.includes('class="wide"'))).toEqual([false, false, true, false]);
  }
});

it('names what it leaves out', () => {
  const plain = write({
    picture: null,
    file: null,
    fileLeftOut: 'large',
    figures: {
      ...figures,
      caption: { ...caption, view: null, range: null, against: null, filters: [], currency: null },
      totals: [],
    },
  });
  expect(plain.subject).toBe('Reports');
  expect(plain.text).toContain('\nAll rows are loaded. As of Jun 1, 2026, 06:00 UTC.\n');
  expect(plain.attachments).toBeUndefined();
  expect(plain.html).not.toContain('<img');
  expect(plain.text).toContain(
    'The file with all rows is larger than 5.0 MB, so it is not attached. Export it from the page.',
  );
  expect(plain.text).not.toContain('Changes');
  const names = ['Brand', 'Sales', 'Status', 'Clicks', 'EPC', 'AOV', 'Views', 'Carts'];
  const wide = write({ figures: { ...figures, table: table(names, names) } });
  expect([wide.text, wide.html].map((text) => text.includes('2 more columns'))).toEqual([true, true]);
  const empty = write({ figures: { ...figures, table: table([], []) } });
  expect(empty.text).toContain('No rows.');
  expect(empty.html).toContain('No rows.');
  expect(writeReport(english, { report, workspace: 'W', url }).html).not.toContain('stop-mail');
});

/** Names that try to add a header, a recipient, an element or a link, or to turn the text around. */
const canaries = [
  'Ada\r\nBcc: canary@evil.example',
  'Ada\nContent-Type: text/html\n\n<b>canary</b>',
  'Ada\u2028Bcc: canary@evil.example\u2029\u0085\u0000',
  '<img src=x onerror=alert(1)><script>canary()</script>',
  '"><a href="https://evil.example/canary">Click</a>',
  '\u202Eyrac\u202C \u2066canary\u2069 \u200Fcanary\u061C',
  '=?UTF-8?B?Y2FuYXJ5?= {name} <link>canary</link>',
  'https://evil.example/canary www.evil.example',
  'canary'.repeat(20_000),
  '\uD800canary',
];

/** A report whose texts are all this name, except figures. */
const nameEverything = (name: string): ComposedReport => ({
  ...report,
  figures: {
    caption: {
      ...caption,
      page: name,
      view: `${name} view`,
      brand: name,
      filters: [{ label: 'Brand', values: [name, name] }],
    },
    totals: [total(name, '$1', '+1%')],
    table: table([name, name], [name, '$1.00']),
  },
  picture: { png, title: name },
  file: { name: `${name.slice(0, 100)}.csv`, type: 'text/csv', content: Buffer.from('1'), currency: null },
});

it.each(canaries)('a name breaks neither headers nor HTML: %#', async (name) => {
  const writeNamed = (given: string, language = english) =>
    writeReport(language, { report: nameEverything(given), workspace: given, url, stop });
  const [plain, ...mails] = await send([
    writeNamed('Ada'),
    ...languages.map((language) => writeNamed(name, language)),
  ]);
  expect(mails).toHaveLength(3);
  for (const { subject, headers, html, text, raw, to, files } of mails) {
    expect(to).toEqual(['bo@example.org']);
    expect(headers).toEqual(plain?.headers);
    expect(subject.length).toBeLessThan(400);
    expect(`${subject}${text}${html}`).not.toMatch(
      /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u,
    );
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThan(1_000);
    expect(html.match(/<[a-z0-9]+/g)).toEqual(plain?.html.match(/<[a-z0-9]+/g));
    // Mail programs make links of what looks like one.
    expect(`${text}${html}`).not.toMatch(/evil\.example|www\.\w|https:\/\/evil/);
    expect(files).toHaveLength(2);
    expect(`${subject}${text}${html}`.length).toBeLessThan(20_000);
  }
});
