import { beforeAll, describe, expect, it } from 'vitest';
import { liveLists } from '@/features/live/live-lists';
import { composeReport } from '@/features/schedules/compose-report';
import { makeReportWorkspace, reportDays, reportNow } from '@/features/schedules/testing/report-workspace';
import { writeReport } from '@/features/schedules/write-report';
import { readSheet } from '@/features/shares/read-sheet';
import { type ViewPage, viewPages } from '@/features/views/pages';
import { writeQuery } from '@/lib/contract/query-string';
import { toDay } from '@/lib/data/days';
import { asStored } from '@/lib/data/reporting/address';
import { type CaptionWords, writeCaption } from '@/lib/data/reporting/caption';
import { isSharePage } from '@/lib/data/reporting/shared-page';
import { pools } from '@/lib/data/testing/facts';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import type { Workspace } from '@/lib/data/workspace';
import { findLanguage } from '@/lib/language/find-language';
import type { Language } from '@/lib/language/language';
import type { Share } from '@/lib/server/grants/shares';
import { pages } from './pages';

const ledger = openEmbeddedLedger();
let workspace: Workspace;
beforeAll(async () => {
  workspace = await makeReportWorkspace(ledger());
});

type Path = keyof typeof pages;
const paths = Object.keys(pages) as Path[];
const [brand = ''] = pools.brand;
const [creator = ''] = pools.creator;
const days = new URLSearchParams(reportDays).toString();
const report = `${days}&brands=${brand}&creators=${creator}&compare=previous`;

/** An address of each page with two filters where it has them, a comparison, and figures in two currencies. */
const searches: Record<Path, string> = {
  '/overview': `${days}&compare=previous`,
  '/brands': `${days}&ids=${brand}&active=true`,
  '/products': `${days}&brands=${brand}&stock=in`,
  '/reports': report,
  '/reports/clicks': report,
  '/reports/brb': report,
  '/reports/profit': report,
  '/reports/closing': 'month=2026-05&currency=USD',
  '/creators': `${days}&brands=${brand}&q=creator`,
  '/creators/[id]': `${days}&creator=${creator}`,
  '/program': `brands=${brand}&statuses=DELIVERING`,
  '/program/creators': `${days}&claimed=true&q=tag`,
  '/links/history': 'subid=bio&archived=all',
  '/links/performance': days,
};

const cases = paths.flatMap((path) => ['en', 'de', 'ja'].map((tag) => [path, tag] as const));

/** The caption's sentences that every output must show. */
const listSentences = (words: CaptionWords) => [
  ...words.filters,
  ...(words.days ? [words.days] : []),
  ...[words.receipt, ...words.notes, ...words.unknown, words.against ?? []].flat(),
];

/** The text of the mail that a saved view of the page sends. */
async function readMail(of: Workspace, path: ViewPage): Promise<string> {
  const source = { kind: 'view', page: path, name: '', search: searches[path] } as const;
  const order = { source, range: null, weekStart: 1, format: null } as const;
  const composed = await composeReport(of, order, reportNow);
  return writeReport(of.language, { report: composed, workspace: 'W', url: 'https://deck.example' }).text;
}

/** The texts of the shared page. */
async function readShared(of: Workspace, page: Path): Promise<string[]> {
  const opens = { page, search: searches[page], range: null, weekStart: 1 };
  const sheet = await readSheet(of, { opens } as unknown as Share);
  return sheet ? [sheet.heading, ...sheet.of, ...sheet.notes] : [];
}

/** The lines above the rows of the file. */
async function readFile(of: Workspace, { list, input }: Awaited<ReturnType<typeof readPage>>['file']) {
  const context = { ...of, signal: new AbortController().signal, still: true };
  const given = writeQuery({ ...input, format: 'csv', receipt: 'comments' });
  const { body } = await liveLists[list].write(list, context, given, async () => {});
  const text = await new Response(body).text();
  return text.split(/\r?\n/).flatMap((line) => line.match(/^\ufeff?# (.*?)(?:,+)?$/)?.[1] ?? []);
}

const readPage = (of: Workspace, path: Path) =>
  pages[path].read(of, { search: new URLSearchParams(searches[path]), today: toDay(reportNow) });

const isView = (path: Path): path is ViewPage => viewPages.some((known) => known === path);
const inLanguage = (language: Language): Workspace => asStored({ ...workspace, language }, reportNow);

describe.each(cases)('the figures of %s in %s', (path, tag) => {
  const of = () => inLanguage(findLanguage(tag));

  it('are of the same days, filters and rows in each output', async () => {
    const { caption, file } = await readPage(of(), path);
    const words = writeCaption(of().language, caption);
    const sentences = listSentences(words);
    if (isView(path)) {
      const mail = await readMail(of(), path);
      expect(mail).toContain(words.heading);
      for (const sentence of sentences) expect(mail).toContain(sentence);
    }
    if (isSharePage(path)) {
      const shared = await readShared(of(), path);
      expect(shared[0]).toBe(words.heading);
      for (const sentence of sentences) expect(shared.join('\n')).toContain(sentence);
    }
    const lines = await readFile(of(), file);
    const filters = lines.filter((line) => /^filter: (?!currency)/.test(line));
    expect(filters).toHaveLength(caption.filters.length);
    expect(lines.some((line) => /^partial: /i.test(line))).toBe(!caption.basis.complete);
    const dated = caption.range && `Days (UTC): ${caption.range.from} to ${caption.range.to}`;
    if (dated && file.list !== 'statement') expect(lines).toContain(dated);
  });
});

it('have two filters, a comparison and several currencies where their page has them', async () => {
  const { caption, totals } = await readPage(inLanguage(findLanguage('en')), '/reports');
  expect(caption.filters.map(({ label }) => label)).toEqual(['Brand', 'Creator']);
  expect(caption.against).toEqual({
    range: { from: '2026-04-08', to: '2026-05-05' },
    days: { counted: 28, of: 28 },
  });
  expect(caption.currency).toEqual({ shown: 'USD', others: ['GBP'], asked: null });
  expect(new Set(totals.flatMap(({ currency }) => currency ?? [])).size).toBe(2);
});
