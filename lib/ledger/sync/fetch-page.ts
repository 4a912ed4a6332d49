import { limits } from '@/lib/contract/limits';
import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import { Failure } from '@/lib/failure';
import type { Call, CallOptions } from '@/lib/gateway/call';
import type { SourceId } from '../datasets';
import { type Day, type DayRange, toInstants } from '../days';
import {
  fromBonusRow,
  fromClickRow,
  fromProgramRow,
  fromReportRow,
  type StoredRow,
} from '../windows/stored-row';

export type PageRequest = {
  source: SourceId;
  /** brand|marketplace for brb, otherwise empty. */
  scope: string;
  range: DayRange;
  cursor: string | undefined;
  /** Rows without `final` count as final before this day. */
  finalBefore: Day;
};

export type Page = { rows: StoredRow[]; cursor: string | null };

/** Fetches one page of a source, as rows of its table. Throws Failure like Call. */
export async function fetchPage(call: Call, request: PageRequest, options: CallOptions): Promise<Page> {
  const { source, range, cursor, finalBefore } = request;
  const days = toInstants(range);
  switch (source) {
    case 'reports:standard':
    case 'reports:cpc': {
      const query = { ...days, ...everything, payout_model: modelOf(source), cursor };
      const page = await call('listReports', { query }, options);
      return { rows: page.reports.map(fromReportRow), cursor: page.cursor };
    }
    case 'clicks:standard':
    case 'clicks:cpc': {
      const query = { ...days, ...everything, payout_model: modelOf(source), cursor };
      const page = await call('listClickReports', { query }, options);
      return { rows: page.reports.map(fromClickRow), cursor: page.cursor };
    }
    case 'program': {
      const query = { ...days, limit: limits.programReportPage.max, cursor };
      const page = await call('listProgramReports', { query }, options);
      return { rows: page.reports.map((row) => fromProgramRow(row, finalBefore)), cursor: page.cursor };
    }
    case 'brb': {
      const { brand, marketplace } = readScope(request.scope);
      const query = { ...days, brand_id: brand, marketplace };
      const rows = await call('listBonusEstimates', { query }, options);
      return {
        rows: rows.map((row) => fromBonusRow(row, { brand, marketplace }, finalBefore)),
        cursor: null,
      };
    }
  }
}

const everything = { limit: limits.page.max, marketplace: 'all' } as const;

const modelOf = (source: SourceId) => (source.endsWith(':cpc') ? ('cpc' as const) : ('standard' as const));

function readScope(scope: string) {
  const [brand, name] = scope.split('|');
  const marketplace = sellerMarketplaces.find((known) => known === name);
  if (!brand || !marketplace) throw new Error(`Not a scope of brb: ${scope}`);
  return { brand, marketplace };
}

const maxBrandPages = 1_000;

/** The scopes of a source. BRB estimates are fetched per brand and marketplace, because their rows contain neither. */
export async function listScopes(call: Call, source: SourceId, options: CallOptions): Promise<string[]> {
  if (source !== 'brb') return [''];
  const brands = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < maxBrandPages; page += 1) {
    const answer = await call('listBrands', { query: { ...everything, cursor } }, options);
    for (const brand of answer.brands) brands.add(brand.id);
    if (!answer.cursor) {
      return [...brands].flatMap((brand) => sellerMarketplaces.map((name) => `${brand}|${name}`));
    }
    cursor = answer.cursor;
  }
  throw new Failure('upstream_invalid', 'The API’s list of brands does not end.');
}
