import { beforeAll, describe, expect, it } from 'vitest';
import { liveLists } from '@/features/live/live-lists';
import {
  firstRows,
  makeReportWorkspace,
  reportDays,
  reportNow,
} from '@/features/schedules/testing/report-workspace';
import { type ViewPage, viewPages } from '@/features/views/pages';
import { writeQuery } from '@/lib/contract/query-string';
import type { Workspace } from '@/lib/data/store/workspace';
import { addDays } from '@/lib/data/terms/days';
import { pools } from '@/lib/data/testing/facts';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { findLanguage } from '@/lib/language/find-language';
import type { Language } from '@/lib/language/language';
import { asStored } from '@/lib/pages/address';
import { listSentences, writeCaption } from '@/lib/pages/caption';
import { describeSelection } from '@/lib/pages/describe-selection';
import { writeFilter } from '@/lib/pages/filter-words';
import { isSharePage } from '@/lib/pages/shared-page';
import { pages } from './pages';
import {
  type Asked,
  askAgent,
  type File,
  type Path,
  readFile,
  readLive,
  readMail,
  readShared,
  today,
} from './testing/outputs';

const ledger = openEmbeddedLedger();
let workspace: Workspace;
beforeAll(async () => {
  workspace = await makeReportWorkspace(ledger());
});

const paths = Object.keys(pages) as Path[];
const [brand = ''] = pools.brand;
const [creator = ''] = pools.creator;
const days = new URLSearchParams(reportDays).toString();
const report = `${days}&brands=${brand}&creators=${creator}&compare=previous`;

/** An address of each page with two filters where it has them, a comparison, and figures in two currencies. */
const searches: Record<Path, string> = {
  '/overview': `${days}&compare=previous`,
  '/today': '',
  '/brands': `${days}&ids=${brand}&active=true`,
  '/products': `${days}&brands=${brand}&stock=in`,
  '/reports': report,
  '/reports/clicks': report,
  '/reports/brb': report,
  '/reports/effects': `${days}&kind=price`,
  '/reports/profit': report,
  '/reports/goals': '',
  '/reports/settlement': `${days}&brands=${brand}&creators=${creator}`,
  '/reports/closing': 'month=2026-05&currency=USD',
  '/creators': `${days}&brands=${brand}&q=creator`,
  '/creators/[id]': `${days}&creator=${creator}`,
  '/program': `brands=${brand}&statuses=DELIVERING`,
  '/program/creators': `${days}&claimed=true&q=tag`,
  '/links/history': 'subid=bio&archived=all&mine=yes',
  '/links/health': '',
  '/links/performance': days,
};

/** Days whose compared ones begin before the first row. */
const early = `from=${addDays(firstRows, 2)}&to=${addDays(firstRows, 7)}&compare=previous`;
/** Days whose compared ones were not loaded, so that none counts. */
const alone = `${days}&compare=year`;

/** More addresses. Their page is not enough to say what the figures are of: the query matters too. */
const further: Asked[] = [
  { path: '/reports', search: `${days}&compare=previous&dataset=program`, more: { dataset: 'program' } },
  { path: '/reports', search: `${report}&view=periods&group=brand&metric=commission` },
  { path: '/reports', search: `${early}&group=brand&order=fall`, more: { byChange: 'fall' } },
  { path: '/reports', search: `${alone}&group=brand&order=fall`, more: { byChange: 'fall' } },
  { path: '/reports/profit', search: early },
  { path: '/overview', search: early },
  { path: '/reports/settlement', search: `${days}&metric=sales` },
  { path: '/reports/settlement', search: `${days}&metric=conversions&group=brand` },
];

/** Every address in English, and in one of the other languages in turn. */
const cases = [...paths.map((path): Asked => ({ path, search: searches[path] })), ...further].flatMap(
  (asked, at) =>
    ['en', at % 2 === 0 ? 'de' : 'ja'].map((tag) => [`${asked.path}?${asked.search}`, tag, asked] as const),
);

const readPage = (of: Workspace, { path, search }: Asked) =>
  pages[path].read(of, { search: new URLSearchParams(search), today });

/** What lists of shared pages and of live addresses say of it. */
async function readRows(of: Workspace, { path, search: text }: Asked, { list, input }: File) {
  const search = new URLSearchParams(text);
  const given = writeQuery(input);
  const ofShare = pages[path].filters({ search, today });
  const ofAddress = liveLists[list].readFilters(given);
  return [await describeSelection(of, search, ofShare), await describeSelection(of, given, ofAddress)];
}

/** Its figures have no changes. */
const isByPeriod = ({ input }: File) => input.view === 'periods';

const isView = (path: Path): path is ViewPage => viewPages.some((known) => known === path);
const inLanguage = (language: Language): Workspace => asStored({ ...workspace, language }, reportNow);

describe.each(cases)('the figures of %s in %s', (_, tag, asked) => {
  const { path, search } = asked;
  const of = () => inLanguage(findLanguage(tag));

  it('are of the same days, filters and rows in each output', async () => {
    const { caption, file } = await readPage(of(), asked);
    const words = writeCaption(of().language, caption);
    const sentences = listSentences(words);
    if (isView(path)) {
      const mail = await readMail(of(), path, search);
      for (const sentence of sentences) expect(mail).toContain(sentence);
    }
    if (isSharePage(path)) {
      const shared = await readShared(of(), asked);
      expect(shared).toEqual(
        expect.arrayContaining(sentences.filter((text) => !words.currency.includes(text))),
      );
    }
    const { heading, of: days, receipt, unknown, notes, against, currency: _ } = words;
    // A file is named after its list, and has every currency.
    const own = [...days, receipt, ...unknown, ...notes];
    const compared = against !== null && file.input.compare && !isByPeriod(file) ? [against] : [];
    expect(heading).not.toBe('');
    const lines = await readFile(of(), tag, file);
    if (lines.length > 0) expect(lines).toEqual(expect.arrayContaining([...own, ...compared]));
    if (against !== null && compared.length === 0) expect(lines).not.toContain(against);
    // Who its filter means is known to a reader of the figures alone.
    const filters = caption.filters.filter(({ values }) => !values.includes(of().member.name));
    const written = filters.map((filter) => writeFilter(of().language, filter));
    for (const row of await readRows(of(), asked, file)) expect(row).toEqual(expect.arrayContaining(written));
    if (tag !== 'en') return;
    const live = (await readLive(of(), file, 'columns')).join('\n');
    for (const sentence of [...own, ...compared]) expect(live).toContain(sentence);
    const told = await askAgent(of(), asked);
    if (told) expect(told).toEqual(expect.arrayContaining([...own, ...(against === null ? [] : [against])]));
  });
});

it('have two filters, a comparison and several currencies where their page has them', async () => {
  const asked = { path: '/reports', search: report } as const;
  const { caption, totals } = await readPage(inLanguage(findLanguage('en')), asked);
  expect(caption.filters.map(({ label }) => label)).toEqual(['Brand', 'Creator']);
  expect(caption.against).toEqual({
    range: { from: '2026-04-08', to: '2026-05-05' },
    days: { counted: 28, of: 28, noDataBefore: null },
    byChange: false,
  });
  expect(caption.currency).toEqual({ shown: 'USD', others: ['GBP'], asked: null });
  expect(new Set(totals.flatMap(({ currency }) => currency ?? [])).size).toBe(2);
});

it('name the one currency of a file, which has every one otherwise', async () => {
  const of = inLanguage(findLanguage('en'));
  const read = async (currency: string) => {
    const search = new URLSearchParams(`${report}&group=brand${currency}`);
    const { file } = await pages['/reports'].read(of, { search, today });
    const lines = await readLive(of, file, 'comments');
    const rows = lines.filter((line) => /,(USD|GBP),/.test(line));
    const codes = new Set(rows.map((line) => /,(USD|GBP),/.exec(line)?.[1]));
    return [lines.filter((line) => line.startsWith('Currency: ')), [...codes].sort()];
  };
  expect(await read('')).toEqual([[], ['GBP', 'USD']]);
  expect(await read('&currency=GBP')).toEqual([['Currency: GBP'], ['GBP']]);
});

/** What a page says in English. */
async function say(path: Path, search: string): Promise<string[]> {
  const { caption } = await readPage(inLanguage(findLanguage('en')), { path, search });
  return listSentences(writeCaption(findLanguage('en'), caption));
}

it.each([
  ['/reports', `${days}&dataset=program`, 'Program report'],
  ['/reports', `${days}&dataset=program`, 'Rows: program rows'],
  ['/reports', `${days}&dataset=program`, 'Program commission is not paid by the platform.'],
  ['/program', '', 'Program commission is not paid by the platform.'],
  ['/reports/settlement', days, 'Metric: Commission'],
  ['/reports/settlement', `${days}&metric=conversions`, 'Metric: Conversions'],
  ['/links/history', 'mine=yes', 'Created by: Ada'],
  ['/links/history', '', 'Clicks are counted for Jul 1, 2025 – Jun 30, 2026, UTC.'],
  ['/links/health', '', 'Clicks are counted for Jul 1, 2025 – Jun 30, 2026, UTC.'],
] as const)('%s?%s says “%s”', async (path, search, sentence) => {
  expect(await say(path, search)).toContain(sentence);
});

it.each([
  [
    'the compared days begin before the first row',
    early,
    /^No data before .+, so there are no changes against /,
  ],
  ['no day counts', alone, /^There are no changes against .+ yet/],
])('says that groups are ranked by value where %s', async (_, search, sentence) => {
  const said = await say('/reports', `${search}&group=brand&order=fall`);
  expect(said).toContainEqual(expect.stringMatching(sentence));
  expect(said.join(' ')).toContain('Groups are ranked by value.');
  const { table } = await readPage(inLanguage(findLanguage('en')), {
    path: '/reports',
    search: `${search}&group=brand&order=fall`,
  });
  expect(table.title).toBe('By brand');
});

it('writes of what a table is in a mail, and which columns are left out', async () => {
  const of = inLanguage(findLanguage('en'));
  const mail = await readMail(
    of,
    '/reports',
    `${report}&view=periods&group=brand&metric=commission&grain=day`,
  );
  expect(mail).toMatch(/^Commission by day and brand, USD$/m);
  expect(mail).toMatch(/^\d+ more columns$/m);
  const ranked = await readMail(of, '/reports', `${report}&group=brand&order=fall`);
  expect(ranked).toMatch(/^By brand, largest fall first$/m);
});
