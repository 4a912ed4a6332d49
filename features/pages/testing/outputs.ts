import { operations } from '@/features/api';
import { liveLists } from '@/features/live/live-lists';
import { operationOf } from '@/features/mcp/input-schema';
import type { Ask } from '@/features/mcp/tool';
import { makeTools } from '@/features/mcp/tools';
import { composeReport } from '@/features/schedules/compose-report';
import { writeReportFile } from '@/features/schedules/report-file';
import { reportNow } from '@/features/schedules/testing/report-workspace';
import { writeReport } from '@/features/schedules/write-report';
import { readSheet } from '@/features/shares/read-sheet';
import type { ViewPage } from '@/features/views/pages';
import type { Share } from '@/lib/access/grants/shares';
import { writeQuery } from '@/lib/contract/query-string';
import type { Workspace } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import { nameFilterValues } from '@/lib/pages/name-filters';
import type { PageFigures } from '@/lib/pages/page';
import { fileTypes } from '@/lib/server/files/make-file';
import { readWorkbook } from '@/lib/server/files/testing/read-file';
import { accept } from '@/lib/server/http/accept';
import { readKnown } from '@/lib/server/http/read-known';
import type { pages } from '../pages';

export type Path = keyof typeof pages;

/** A page with parameters. `more`: what an agent is asked besides. */
export type Asked = { path: Path; search: string; more?: Record<string, string | null> };

/** The day of the workspace that reports are made in. */
export const today = toDay(reportNow);

/** The text of the mail that a saved view of the page sends. */
export async function readMail(of: Workspace, page: ViewPage, search: string): Promise<string> {
  const source = { kind: 'view', page, name: '', search } as const;
  const order = { source, range: null, weekStart: 1, format: null } as const;
  const composed = await composeReport(of, order, reportNow);
  return writeReport(of.language, { report: composed, workspace: 'W', url: 'https://deck.example' }).text;
}

/** The texts of the shared page. */
export async function readShared(of: Workspace, { path: page, search }: Asked): Promise<string[]> {
  const opens = { page, search, range: null, weekStart: 1 };
  const sheet = await readSheet(of, { opens } as unknown as Share);
  return sheet ? [sheet.heading, ...sheet.of, ...sheet.notes] : [];
}

const linesOf = (text: string) => text.split(/\r?\n/).map((line) => line.replace(/^\ufeff?# /, ''));

export type File = PageFigures['file'];

/** What the file of a page says above its rows, or in the reader's language on a sheet. */
export async function readFile(of: Workspace, tag: string, given: File): Promise<string[]> {
  if (tag === 'en') return readLive(of, given, 'comments');
  const { file } = await writeReportFile(of, given, 'xlsx');
  if (file?.type !== fileTypes.xlsx) return [];
  const rows = readWorkbook(file.content).get('Receipt') ?? [];
  return rows.flatMap((cells) => linesOf(cells[1]?.value ?? ''));
}

/** What a live address says: in lines above its rows, or in a column. */
export async function readLive(of: Workspace, { list, input }: File, receipt: 'comments' | 'columns') {
  const context = { ...of, signal: new AbortController().signal, still: true };
  const given = writeQuery({ ...input, format: 'csv', receipt });
  const { body } = await liveLists[list].write(list, context, given, async () => {});
  return linesOf(await new Response(body).text());
}

const tools = makeTools(operations);

/** The question whose answer has the figures of a page; null if no tool has them. */
const questions: Record<Path, [tool: string, more?: Record<string, string | null>] | null> = {
  '/overview': ['report'],
  '/today': ['today'],
  '/brands': ['brands'],
  '/products': ['products'],
  '/reports': ['report'],
  '/reports/clicks': ['report', { dataset: 'clicks' }],
  // BRB estimates are of no creators.
  '/reports/brb': ['report', { dataset: 'brb', creators: null }],
  '/reports/effects': ['effects'],
  '/reports/profit': ['profit'],
  '/reports/goals': ['goals'],
  '/reports/settlement': ['settlement'],
  '/reports/closing': ['statement'],
  '/creators': ['creators'],
  '/creators/[id]': null,
  '/program': ['campaigns'],
  '/program/creators': null,
  // Its tool has no clicks.
  '/links/history': null,
  '/links/health': ['link_health'],
  '/links/performance': ['placements'],
};

/** What an answer for an agent says. */
export async function askAgent(of: Workspace, { path, search, more: also }: Asked): Promise<string[] | null> {
  const [name, more] = questions[path] ?? [];
  const tool = name === undefined ? undefined : tools.get(name);
  if (!tool) return null;
  const ask: Ask = async (operation, { search }) => {
    const { query, answer } = operationOf(operations, operation);
    const parsed = query && accept(readKnown(query, search ?? new URLSearchParams()));
    return (await answer(of as never, { query: parsed } as never, {} as never)) as never;
  };
  const told = await tool.run(
    { ...Object.fromEntries(new URLSearchParams(search)), ...more, ...also },
    { limit: 1, offset: 0, points: 1 },
    { ask, today, nameValues: (filters) => nameFilterValues(of, filters) },
  );
  return told.receipt.caption;
}
