import { mailStyle } from '@/lib/base/content-security-policy';
import { toOneLine } from '@/lib/language/format/clean-text';
import type { Language } from '@/lib/language/language';
import { type Caption, type CaptionWords, isNarrowed, writeCaption } from '@/lib/pages/caption';
import { cleanName, cleanSentence } from '@/lib/server/mail/clean-name';
import { escapeHtml, type Mail, mostAttachedBytes, writeStop } from '@/lib/server/mail/write-mail';
import { drawFigures, type MailFigures } from './draw-figures';
import type { ComposedReport } from './report-shape';

type ReportMail = {
  report: ComposedReport;
  workspace: string;
  /** The page with the same days and filters. */
  url: string;
  /** The page that ends mails like this one. Who sends the mail adds its `stopUrl`. */
  stop?: { url: string; label: string };
};

/** Its content identifies it in the mail alone. */
const chartId = 'chart@report';

/**
 * Writes a report as a mail: figures, the chart as a picture inside, the first rows, a link, and the file. It loads nothing
 * from anywhere, and its only links are `url` and `stop`.
 */
export function writeReport(language: Language, { report, workspace, url, stop }: ReportMail): Mail {
  const { t } = language;
  const { figures, picture } = report;
  const file = report.file && { ...report.file, name: toOneLine(report.file.name) };
  const caption = cleanCaption(figures.caption);
  const words = writeCaption(language, caption);
  const { heading, days } = words;
  const parts: Parts = {
    ...cleanFigures(drawFigures(language, figures)),
    words,
    url,
    stop,
    chart: picture && cleanName(picture.title),
    notes: listNotes(language, { ...report, file }, words, isNarrowed(caption)),
    foot: t('reportMail.foot', { workspace: cleanName(workspace) }),
  };
  const attachments = [
    ...(picture ? [{ name: 'chart.png', type: 'image/png', content: picture.png, cid: chartId }] : []),
    ...(file ? [file] : []),
  ];
  return {
    subject: days ? t('reportMail.subject', { title: heading, days }) : heading,
    text: writeText(language, parts),
    html: writeHtml(language, parts),
    ...(attachments.length > 0 && { attachments }),
  };
}

type Parts = MailFigures & {
  words: CaptionWords;
  url: string;
  stop: ReportMail['stop'];
  /** The title of the picture; null without one. */
  chart: string | null;
  /** The receipt, and what became of the file. */
  notes: string[];
  foot: string;
};

/** Figures stay as they are, so that they can be copied. Other texts may be names. */
function cleanFigures({ totals, table }: MailFigures): MailFigures {
  const { title, head, rows, more, moreColumns } = table;
  const clean = (text: string, at: number) => (head[at]?.numeric ? toOneLine(text) : cleanSentence(text));
  return {
    totals: totals.map(({ label, value, note, change }) => ({
      label: cleanName(label),
      value: toOneLine(value),
      note: note === null ? null : toOneLine(note),
      change: change === null ? null : toOneLine(change),
    })),
    table: {
      title: title && cleanName(title),
      head: head.map(({ label, numeric }) => ({ label: cleanName(label), numeric })),
      rows: rows.map((row) => row.map(clean)),
      more,
      moreColumns,
    },
  };
}

const cleanCaption = (caption: Caption): Caption => ({
  ...caption,
  page: cleanName(caption.page),
  view: caption.view && cleanName(caption.view),
  brand: caption.brand && cleanName(caption.brand),
  filters: caption.filters.map((filter) => ({ ...filter, values: filter.values.map(cleanName) })),
});

function listNotes(
  { t, format }: Language,
  { file, fileLeftOut }: Pick<ComposedReport, 'file' | 'fileLeftOut'>,
  { receipt, unknown, notes, against }: CaptionWords,
  narrowed: boolean,
) {
  const scope = narrowed ? 'matching' : 'all';
  return [
    receipt,
    ...unknown.map(cleanName),
    ...notes,
    ...(against ? [against] : []),
    ...(file
      ? [t('reportMail.attached', { scope, currency: file.currency ?? 'none', name: cleanName(file.name) })]
      : []),
    ...(fileLeftOut ? [t('reportMail.leftOut', { size: format.bytes(mostAttachedBytes) })] : []),
  ];
}

/** What is left out of a table: rows, and columns. */
const writeMore = ({ t }: Language, { more, moreColumns }: MailFigures['table']): string[] => [
  ...(more > 0 ? [t('caption.moreRows', { count: more })] : []),
  ...(moreColumns > 0 ? [t('caption.moreColumns', { count: moreColumns })] : []),
];

function writeText(language: Language, { totals, table, words, url, stop, notes, foot }: Parts): string {
  const { t } = language;
  const figures = totals.map(
    ({ label, value, note, change }) =>
      `${label}: ${value}${change ? ` (${change})` : ''}${note ? ` · ${note}` : ''}`,
  );
  const rows = table.rows.map(([name = '', ...cells]) => {
    const figures = cells.map((cell, at) => `${table.head[at + 1]?.label ?? ''} ${cell}`);
    return `${name}: ${figures.join(', ')}`;
  });
  const more = writeMore(language, table);
  const blocks = [
    [words.heading, ...words.of],
    figures,
    words.currency,
    [
      ...(table.title === null ? [] : [table.title]),
      ...(rows.length === 0 ? [t('reportMail.empty')] : [...rows, ...more]),
    ],
    notes,
    [`${t('reportMail.link')}:`, url],
    [foot],
    stop ? [`${stop.label}:`, stop.url] : [],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

const ink = '#161a22';
const muted = '#596171';
const line = '#e2e5eb';
/** How many columns a phone has room for. */
const phoneColumns = 3;

function writeHtml(
  language: Language,
  { totals, chart, table, words, url, stop, notes, foot }: Parts,
): string {
  const { locale, t } = language;
  const { heading, of, currency } = words;
  const address = escapeHtml(url);
  const small = `margin:0 0 8px;font-size:13px;line-height:20px;color:${muted};overflow-wrap:anywhere`;
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title><style>${mailStyle}</style></head>
<body style="margin:0;padding:24px 12px;background:#f7f8fa;color:${ink};font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:24px">
<div style="max-width:600px;margin:0 auto;background:#ffffff;border:1px solid ${line};border-radius:12px;overflow:hidden">
<div style="padding:24px 24px 4px">
<p style="margin:0 0 20px;font-size:14px;font-weight:600;color:${muted}">Partnerdeck</p>
<h1 style="margin:0;font-size:22px;line-height:28px;font-weight:600;overflow-wrap:anywhere">${escapeHtml(heading)}</h1>
${of.map((text) => `<p style="margin:4px 0 0;font-size:14px;line-height:20px;color:${muted};overflow-wrap:anywhere">${escapeHtml(text)}</p>`).join('\n')}
</div>
${totals.length > 0 ? `<div style="padding:16px 24px 0">${totals.map(writeTotal).join('')}</div>` : ''}
${chart ? `<img src="cid:${chartId}" width="600" alt="${escapeHtml(chart)}" style="display:block;width:100%;height:auto;border:0;margin:8px 0 0">` : ''}
<div style="padding:16px 24px 24px">
${currency.map((text) => `<p style="${small}">${escapeHtml(text)}</p>`).join('\n')}
${writeTable(table, { empty: t('reportMail.empty'), more: writeMore(language, table) })}
${notes.map((note) => `<p style="${small}">${escapeHtml(note)}</p>`).join('\n')}
<p style="margin:20px 0 0"><a href="${address}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#2f5bd8;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${escapeHtml(t('reportMail.link'))}</a></p>
</div>
</div>
<div style="max-width:600px;margin:0 auto;padding:16px 24px 0;color:${muted}">
<p style="${small}">${escapeHtml(foot)}</p>${stop ? writeStop(stop) : ''}
</div>
</body>
</html>
`;
}

const writeTotal = ({ label, value, note, change }: MailFigures['totals'][number]) => {
  const below = [change, note].filter((text) => text !== null);
  const small = `font-size:13px;line-height:18px;color:${muted}`;
  return `<div class="total" style="display:inline-block;vertical-align:top;box-sizing:border-box;min-width:33%;padding:0 12px 16px 0"><div style="${small}">${escapeHtml(label)}</div><div style="white-space:nowrap;font-size:19px;line-height:28px;font-weight:600;font-variant-numeric:tabular-nums">${escapeHtml(value)}</div>${below.map((text) => `<div style="${small}">${escapeHtml(text)}</div>`).join('')}</div>`;
};

function writeTable(
  { title, head, rows }: MailFigures['table'],
  { empty, more }: { empty: string; more: string[] },
): string {
  const above =
    title === null
      ? ''
      : `<h2 style="margin:0 0 4px;font-size:15px;line-height:20px;font-weight:600;overflow-wrap:anywhere">${escapeHtml(title)}</h2>`;
  if (rows.length === 0) {
    return `${above}<p style="margin:0 0 16px;font-size:14px;line-height:20px;color:${muted}">${escapeHtml(empty)}</p>`;
  }
  const onPhones = pickForPhones(head);
  const cellOf = (text: string, at: number, tag: 'th' | 'td') => {
    const align = head[at]?.numeric
      ? 'text-align:right;white-space:nowrap'
      : `text-align:left${at === 0 ? ';min-width:96px' : ''}`;
    const look = tag === 'th' ? `font-weight:500;color:${muted};white-space:normal` : 'font-weight:400';
    const edge = at === head.length - 1 ? '0' : '14px';
    const scope = tag === 'th' ? ' scope="col"' : '';
    const wide = onPhones.has(at) ? '' : ' class="wide"';
    return `<${tag}${scope}${wide} style="padding:8px ${edge} 8px 0;border-bottom:1px solid ${line};vertical-align:top;${align};${look}">${escapeHtml(text)}</${tag}>`;
  };
  const lines = rows.map((row) => `<tr>${row.map((cell, at) => cellOf(cell, at, 'td')).join('')}</tr>`);
  return `${above}<div style="overflow-x:auto;margin:0 0 16px"><table cellspacing="0" cellpadding="0" style="width:100%;border-collapse:collapse;font-size:13px;line-height:18px;font-variant-numeric:tabular-nums">
<thead><tr>${head.map(({ label }, at) => cellOf(label, at, 'th')).join('')}</tr></thead>
<tbody>${lines.join('\n')}</tbody>
</table>${more.map((text) => `<p style="margin:8px 0 0;font-size:13px;line-height:18px;color:${muted}">${escapeHtml(text)}</p>`).join('')}</div>`;
}

/** The name of a row and its first figures, or its first columns. */
function pickForPhones(head: MailFigures['table']['head']): Set<number> {
  const figures = head.flatMap(({ numeric }, at) => (numeric && at > 0 ? [at] : []));
  return new Set([...new Set([0, ...figures, ...head.keys()])].slice(0, phoneColumns));
}
