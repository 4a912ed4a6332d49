import { untilAborted } from '@/lib/base/until-aborted';
import type { OperationOutput } from '@/lib/contract/operations';
import type { OperationId } from '@/lib/contract/paths';
import type { ProgramReportRow } from '@/lib/contract/resources/program';
import type { BonusRow, ClickRow, ReportRow } from '@/lib/contract/resources/report';
import type { Call } from '@/lib/gateway/call';

/** The API's rows. Tests change them between syncs. */
export type ApiRows = {
  standard: ReportRow[];
  cpc: ReportRow[];
  clicks: ClickRow[];
  cpcClicks: ClickRow[];
  program: ProgramReportRow[];
  bonuses: (BonusRow & { brand: string; marketplace: string })[];
  brands: string[];
};

const nothing: ApiRows = {
  standard: [],
  cpc: [],
  clicks: [],
  cpcClicks: [],
  program: [],
  bonuses: [],
  brands: [],
};

type Seen = { id: OperationId; query: Record<string, unknown>; at: number };
/** Called before each response. May throw a fault, or replace the response. */
type Fault = (seen: Seen, answer: () => { [key: string]: unknown }) => unknown;

type FakeApi = {
  call: Call;
  rows: ApiRows;
  seen: Seen[];
  fault: Fault | null;
  pageSize: number;
  repeatEdges: boolean;
};

/**
 * An in-memory API. Unlike the reference platform, it can have any page size, repeat rows on the next page, and fail on
 * request.
 */
export function makeFakeApi(rows: Partial<ApiRows>, pageSize = 100): FakeApi {
  const api: FakeApi = {
    rows: { ...nothing, ...rows },
    seen: [],
    fault: null,
    pageSize,
    repeatEdges: false,
    call: async (id, input, options) => {
      options?.signal?.throwIfAborted();
      const query = readQuery(input);
      const seen = { id, query, at: api.seen.length };
      api.seen.push(seen);
      await new Promise((resolve) => setImmediate(resolve));
      options?.signal?.throwIfAborted();
      const answer = () => answerOf(api, id, query);
      const given = api.fault ? api.fault(seen, answer) : answer();
      return (await untilAborted(options?.signal, Promise.resolve(given))) as OperationOutput<typeof id>;
    },
  };
  return api;
}

const readQuery = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null && 'query' in input ? { ...(input.query as object) } : {};

/** The response without faults. */
export function answerOf(
  api: FakeApi,
  id: OperationId,
  query: Record<string, unknown>,
): { [key: string]: unknown } {
  const { rows } = api;
  const within = <Row extends { date: string }>(list: Row[]) =>
    list.filter((row) => row.date >= String(query.start) && row.date <= String(query.end));
  switch (id) {
    case 'listReports':
      return paged(api, query, 'reports', within(query.payout_model === 'cpc' ? rows.cpc : rows.standard));
    case 'listClickReports':
      return paged(
        api,
        query,
        'reports',
        within(query.payout_model === 'cpc' ? rows.cpcClicks : rows.clicks),
      );
    case 'listProgramReports':
      return paged(api, query, 'reports', within(rows.program));
    case 'listBrands':
      return paged(
        api,
        query,
        'brands',
        rows.brands.map((brand) => ({ id: brand })),
      );
    case 'listBonusEstimates': {
      const day = (instant: unknown) => String(instant).slice(0, 10).replaceAll('-', '');
      const list = rows.bonuses.filter(
        (row) =>
          row.brand === query.brand_id &&
          row.marketplace === query.marketplace &&
          row.date >= day(query.start) &&
          row.date <= day(query.end),
      );
      return list.map(({ date, amount, currency }) => ({ date, amount, currency })) as never;
    }
    default:
      throw new Error(`The fake API does not answer ${id}.`);
  }
}

function paged<Row>(api: FakeApi, query: Record<string, unknown>, name: string, list: readonly Row[]) {
  const start = query.cursor === undefined ? 0 : Number(query.cursor);
  const end = start + api.pageSize;
  const from = api.repeatEdges ? Math.max(0, start - 1) : start;
  return { [name]: list.slice(from, end), cursor: end < list.length ? String(end) : null };
}
