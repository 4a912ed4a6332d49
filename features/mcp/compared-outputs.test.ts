import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@/features/api';
import { findList } from '@/features/exports/lists';
import { liveLists } from '@/features/live/live-lists';
import { overviewQuerySchema } from '@/features/overview/overview-query';
import { readOverview } from '@/features/overview/read-overview';
import { composeReport } from '@/features/schedules/compose-report';
import { readSheet } from '@/features/shares/read-sheet';
import type { Share } from '@/lib/access/grants/shares';
import { makeMember } from '@/lib/access/testing/people';
import { parseSummaryInput } from '@/lib/data/read/summary/parse-summary-input';
import { readSummary } from '@/lib/data/read/summary/read-summary';
import type { Workspace } from '@/lib/data/store/workspace';
import type { Day } from '@/lib/data/terms/days';
import { addDays } from '@/lib/data/terms/days';
import type { Comparison } from '@/lib/data/terms/ranges/compared-range';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { english } from '@/lib/language/english';
import { againstOf, describeAgainst, writeCaption } from '@/lib/pages/caption';
import { compareFigures, compareValues } from '@/lib/pages/figure';
import type { ExportContext } from '@/lib/pages/file-list';
import { readCsv } from '@/lib/server/files/testing/read-file';
import { runTool } from './run-tool';
import { makeTools } from './tools';

const ledger = openEmbeddedLedger();
const today = '2026-06-14';
const week = { from: '2026-06-08', to: today };
/** 100 dollars on the six days before the last week's Sunday, 193 on those after it, and 26.8 on that Sunday. */
const sales = (day: Day) => (day === '2026-06-07' ? 26.8 : day < '2026-06-07' ? 100 / 6 : 193 / 6);

let workspace: Workspace & ExportContext;

beforeAll(async () => {
  const days = Array.from({ length: 13 }, (_, at) => addDays('2026-06-01', at));
  const ended = days.map((date) => reportRow({ date, sales: Math.round(sales(date) * 100) / 100 }));
  const standard = [...ended, reportRow({ date: today, sales: 5 })];
  const stored = { from: '2026-05-01', to: today };
  const at = new Date(`${today}T12:00:00.000Z`);
  const context = await storeRows(ledger(), { standard }, stored, { at, fetched: ['reports', 'brb'] });
  const member = await makeMember(ledger().db, { role: 'owner', workspaceId: context.id });
  const unused = async () => {
    throw new Error('Stored figures make no calls.');
  };
  const { signal } = new AbortController();
  workspace = { ...context, member, call: unused, walk: unused, language: english, signal };
});

type Said = { counts: string | undefined; delta: string | undefined };
const counts = (text: string | null | undefined) => /\d+ of \d+ days|no day has ended/.exec(text ?? '')?.[0];

/** The change of two sums, as a reader computes it. */
const deltaOf = (now: string | number | null | undefined, before: string | number | null | undefined) =>
  compareValues(english.format, now || null, before || null, 'sales')?.text;

type Asked = { from: Day; to: Day; compare: Exclude<Comparison, 'none'> };
const write = (asked: Asked, more: Record<string, string> = {}) =>
  new URLSearchParams({ ...asked, ...more, group: 'brand' });

async function readFile(response: Response): Promise<Said> {
  const [line] = readCsv(new Uint8Array(await response.arrayBuffer()));
  return { counts: counts(line?.Caption), delta: deltaOf(line?.['Sales counted'], line?.['Sales before']) };
}

const outputs: Record<string, (asked: Asked) => Promise<Said>> = {
  'the page': async (asked) => {
    const summary = await readSummary(workspace, parseSummaryInput({ ...asked, group: 'brand' }));
    const against = againstOf(summary);
    const [usd] = summary.currencies;
    return {
      counts: counts(against && describeAgainst(english, against)),
      delta: usd && compareFigures(english.format, usd, 'sales')?.text,
    };
  },
  'a line of the page': async (asked) => {
    const summary = await readSummary(workspace, parseSummaryInput({ ...asked, group: 'brand' }));
    const against = againstOf(summary);
    const line = summary.currencies[0]?.groups[0];
    return {
      counts: counts(against && describeAgainst(english, against)),
      delta: line && compareFigures(english.format, line, 'sales')?.text,
    };
  },
  'the overview': async (asked) => {
    const overview = await readOverview(workspace, overviewQuerySchema.parse(asked));
    const against = againstOf(overview);
    const { sales } = overview.currencies[0]?.figures ?? {};
    const top = overview.tops.brands[0]?.sales;
    expect([top?.counted, top?.before]).toEqual([sales?.counted, sales?.before]);
    return {
      counts: counts(against && describeAgainst(english, against)),
      delta: deltaOf(sales?.counted, sales?.before),
    };
  },
  'a mail': async (asked) => {
    const source = { kind: 'view', page: '/reports', name: '', search: write(asked).toString() } as const;
    const { figures } = await composeReport(workspace, {
      source,
      range: null,
      weekStart: 1,
      format: null,
    });
    const { against } = writeCaption(english, figures.caption);
    return { counts: counts(against), delta: figures.totals[0]?.delta?.text };
  },
  'a shared page': async (asked) => {
    const opens = { page: '/reports', search: write(asked).toString(), range: null, weekStart: 1 };
    const sheet = await readSheet(workspace, { opens } as Share);
    const [part] = sheet?.parts ?? [];
    expect(part?.table.rows[0]?.cells.map(({ delta }) => delta)).toContainEqual(part?.totals[0]?.delta);
    return { counts: counts(sheet?.notes.join(' ')), delta: part?.totals[0]?.delta?.text };
  },
  'a file': async (asked) => {
    const query = write(asked, { dataset: 'reports', receipt: 'columns' });
    return readFile(await findList('report-groups')('report-groups', workspace, query));
  },
  'a live address': async (asked) => {
    const query = write(asked, { dataset: 'reports', receipt: 'columns' });
    const file = await liveLists['report-groups'].write('report-groups', workspace, query, async () => {});
    return readFile(new Response(file.body));
  },
  'an agent’s answer': async (asked) => {
    const tool = makeTools(operations).get('report');
    if (!tool) throw new Error('There is no such tool.');
    const { content, structuredContent } = await runTool(
      tool,
      { ...asked, group: 'brand' },
      {
        ask: async () =>
          (await readSummary(workspace, parseSummaryInput({ ...asked, group: 'brand' }))) as never,
        nameValues: async (filters) => filters,
        signal: workspace.signal,
        now: () => new Date(`${today}T12:00:00.000Z`),
      },
    );
    const [words] = content.map((block) => (block.type === 'text' ? block.text : ''));
    const { data } = Object(structuredContent);
    const [usd] = data.currencies;
    const { change, counted, compared } = usd;
    if (change) expect(change.sales).toBe((counted.sales - compared.sales).toFixed(2));
    return { counts: counts(words), delta: deltaOf(counted?.sales, compared?.sales) };
  },
};

describe.each(Object.entries(outputs))('%s', (_, read) => {
  it('compares six of the last seven days, because today is not over', async () => {
    expect(await read({ ...week, compare: 'previous' })).toEqual({ counts: '6 of 7 days', delta: '+93.0%' });
  });

  it('says nothing of days where all of them count', async () => {
    const past = { from: '2026-06-10', to: '2026-06-13' };
    expect(await read({ ...past, compare: 'previous' })).toEqual({ counts: undefined, delta: '+19.4%' });
  });

  it('compares today with nothing, and says why', async () => {
    const found = await read({ from: today, to: today, compare: 'previous' });
    expect(found).toEqual({ counts: 'no day has ended', delta: undefined });
  });
});
