import type { Language } from '@/lib/language/language';

/** The largest file that a mail takes with it. Many mail servers reject mails of more than 10 MB, a third of it encoding. */
export const mostAttachedBytes = 5_000_000;

/** A file in a mail. `cid`: the name by which its HTML shows it. */
export type MailFile = { name: string; type: string; content: Uint8Array; cid?: string };

/** A mail without its addresses. */
export type Mail = {
  subject: string;
  text: string;
  html: string;
  /** Where a POST ends mails like this one. */
  stopUrl?: string;
  attachments?: MailFile[];
  /** Its name in the thread, and the one of the mail that it answers. */
  thread?: { id: string; answers?: string | undefined };
};

type Parts = {
  subject: string;
  /** What the mail is about. */
  about: string;
  /** What it lists, each with the lines of a note, and its page if it has one. */
  items?: readonly { text: string; note: string; url: string | null }[];
  link: { url: string; label: string };
  /** What else to know. */
  foot: string;
  /** The page that ends mails like this one. */
  stop?: { url: string; label: string };
};

/** Writes a mail as plain text and as HTML, without pictures. Its only links are `link`, `stop` and those of `items`. */
export function writeMail(
  { locale, t }: Language,
  { subject, about, items = [], link, foot, stop }: Parts,
): Mail {
  const end = stop ? `\n${stop.label}:\n${stop.url}\n` : '';
  const listed = items
    .map(({ text, note, url }) => [`\n\n- ${text}`, ...note.split('\n'), ...(url ? [url] : [])].join('\n  '))
    .join('');
  const text = `${about}${listed}\n\n${link.label}:\n${link.url}\n\n${foot}\n${end}`;
  const url = escapeHtml(link.url);
  const html = `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:600">Partnerdeck</p>
<p style="margin:0 0 24px;overflow-wrap:anywhere">${escapeHtml(about)}</p>${items.map(writeItem).join('')}
<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#2f5bd8;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a></p>
<p style="margin:0 0 24px;font-size:14px;overflow-wrap:anywhere">${escapeHtml(t('mail.orOpen'))}<br><a href="${url}" style="color:inherit">${url}</a></p>
<p style="margin:0;font-size:14px;overflow-wrap:anywhere">${escapeHtml(foot)}</p>${stop ? writeStop(stop) : ''}
</div>
</body>
</html>
`;
  return { subject, text, html };
}

function writeItem({ text, note, url }: NonNullable<Parts['items']>[number]): string {
  const name = escapeHtml(text);
  const shown = url
    ? `<a href="${escapeHtml(url)}" style="color:inherit">${name}</a>`
    : `<span style="font-weight:600">${name}</span>`;
  const lines = note.split('\n').map(escapeHtml).join('<br>');
  return `
<p style="margin:0 0 16px;overflow-wrap:anywhere">${shown}<br><span style="font-size:14px">${lines}</span></p>`;
}

/** The link to the page that ends mails like this one. */
export const writeStop = ({ url, label }: NonNullable<Parts['stop']>) => `
<p style="margin:16px 0 0;font-size:14px"><a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a></p>`;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as content of an element or of an attribute in double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
