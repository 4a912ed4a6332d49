import type { Language } from '@/lib/language/language';
import type { Drawn, PageFigures, PageTable } from '@/lib/pages/page';

/** Rows of a table in a mail. */
const mostRows = 20;
/** Columns of a table in a mail. More are not readable on a phone; the file has them all. */
const mostColumns = 6;

/** Figures as the text of a mail, beside the picture of its chart. A title that the heading already says is null. */
export type MailFigures = Drawn<
  {
    totals: { label: string; value: string; note: string | null; change: string | null }[];
    table: {
      title: string | null;
      head: PageTable['head'];
      rows: string[][];
      more: number;
      moreColumns: number;
    };
  },
  'chart'
>;

/** Draws figures for a mail: the first rows and columns. Totals stand above, in their own currencies. */
export const drawFigures = (
  language: Language,
  { caption, totals, table }: Pick<PageFigures, 'caption' | 'totals' | 'table'>,
): MailFigures => ({ totals: drawTotals(language, totals), table: drawTable(table, caption.page) });

function drawTotals({ t }: Language, totals: PageFigures['totals']): MailFigures['totals'] {
  const isMixed = new Set(totals.flatMap(({ currency }) => currency ?? [])).size > 1;
  return totals.map(({ name, currency, text, note = null, delta, partial }) => {
    const label = currency && isMixed ? t('table.inCurrency', { name, currency }) : name;
    return {
      label: partial ? t('caption.soFar', { label }) : label,
      value: text,
      note,
      change: delta?.text ?? null,
    };
  });
}

function drawTable({ title, head, rows, more }: PageTable, page: string): MailFigures['table'] {
  let heading = '';
  const lines = rows.flatMap(({ kind, cells, stands }) => {
    const [name = '', ...figures] = cells.slice(0, mostColumns).map(({ text }) => text);
    if (kind === 'heading') heading = name;
    return kind === 'row' ? [{ cells: [heading ? `${heading}: ${name}` : name, ...figures], stands }] : [];
  });
  return {
    title: title === page ? null : title,
    head: head.slice(0, mostColumns),
    rows: lines.slice(0, mostRows).map(({ cells }) => cells),
    more: more + lines.slice(mostRows).reduce((sum, { stands }) => sum + stands, 0),
    moreColumns: Math.max(0, head.length - mostColumns),
  };
}
