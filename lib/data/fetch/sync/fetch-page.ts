import { Failure } from '@/lib/base/failure';
import { limits } from '@/lib/contract/limits';
import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import type { StoredRow } from '@/lib/data/store/engine/column-text';
import {
  fromBonusRows,
  fromClickRow,
  fromProgramRow,
  fromReportRow,
} from '@/lib/data/store/windows/stored-row';
import type { SourceId } from '@/lib/data/terms/datasets';
import { type Day, type DayRange, toInstants } from '@/lib/data/terms/days';
import { countUnread, type Unread } from '@/lib/data/terms/lists/unread';
import type { Call, CallOptions } from '@/lib/gateway/call';
import type { RateLimiter } from './rate-limiter';
import { walkPages } from './walk-pages';

type PageRequest = {
  source: SourceId;
  /** brand|marketplace for brb, otherwise empty. */
  scope: string;
  range: DayRange;
  cursor: string | undefined;
  /** Rows without `final` count as final before this day. */
  finalBefore: Day;
};

/** `unread`: the names of the rows' fields that could not be read, and are stored as empty. */
type Page = { rows: StoredRow[]; unread: Unread | null; cursor: string | null };

/** Fetches one page of a source, as rows of its table. Throws Failure like Call. */
export async function fetchPage(call: Call, request: PageRequest, options: CallOptions): Promise<Page> {
  const { source, range, cursor, finalBefore } = request;
  const days = toInstants(range);
  switch (source) {
    case 'reports:standard':
    case 'reports:cpc': {
      const query = { ...days, ...everything, payout_model: modelOf(source), cursor };
      const page = await call('listReports', { query }, options);
      return { rows: page.reports.map(fromReportRow), unread: unreadOf(page.reports), cursor: page.cursor };
    }
    case 'clicks:standard':
    case 'clicks:cpc': {
      const query = { ...days, ...everything, payout_model: modelOf(source), cursor };
      const page = await call('listClickReports', { query }, options);
      return { rows: page.reports.map(fromClickRow), unread: unreadOf(page.reports), cursor: page.cursor };
    }
    case 'program': {
      const query = { ...days, limit: limits.programReportPage.max, cursor };
      const page = await call('listProgramReports', { query }, options);
      return {
        rows: page.reports.map((row) => fromProgramRow(row, finalBefore)),
        unread: unreadOf(page.reports),
        cursor: page.cursor,
      };
    }
    case 'brb': {
      const { brand, marketplace } = readScope(request.scope);
      const query = { ...days, brand_id: brand, marketplace };
      const rows = await call('listBonusEstimates', { query }, options);
      return {
        rows: fromBonusRows(rows, { brand, marketplace }, finalBefore),
        unread: null,
        cursor: null,
      };
    }
  }
}

function unreadOf(rows: readonly object[]): Unread | null {
  const unread = countUnread();
  for (const row of rows) unread.add(row);
  return unread.read();
}

const everything = { limit: limits.page.max, marketplace: 'all' } as const;

const modelOf = (source: SourceId) => (source.endsWith(':cpc') ? ('cpc' as const) : ('standard' as const));

function readScope(scope: string) {
  const [brand, name] = scope.split('|');
  const marketplace = sellerMarketplaces.find((known) => known === name);
  if (!brand || !marketplace) throw new Error(`Not a scope of brb: ${scope}`);
  return { brand, marketplace };
}

/** More than any seller has. */
const maxBrands = 100_000;

/** The scopes of a source. BRB estimates are fetched per brand and marketplace, because their rows contain neither. */
export async function listScopes(
  { call, limiter, signal }: { call: Call; limiter: RateLimiter; signal: AbortSignal },
  source: SourceId,
): Promise<string[]> {
  if (source !== 'brb') return [''];
  const brands: string[] = [];
  const reached = await walkPages<string>({
    limiter,
    signal,
    maxRows: maxBrands,
    keyOf: (brand) => brand,
    readPage: async (cursor) => {
      const page = await call('listBrands', { query: { ...everything, cursor } }, { signal });
      return { rows: page.brands.map(({ id }) => id), cursor: page.cursor };
    },
    onRows: (rows) => void brands.push(...rows),
  });
  if (reached === 'limit') {
    throw new Failure('upstream_invalid', 'The API’s list of brands does not end.');
  }
  return brands.flatMap((brand) => sellerMarketplaces.map((name) => `${brand}|${name}`));
}
