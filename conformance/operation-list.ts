import { type OperationId, paths } from '@/lib/contract/paths';
import type { World } from './world';

const isOperationId = (name: string): name is OperationId => name in paths;
export const operationIds = Object.keys(paths).filter(isOperationId);

/** Paged operations, each with its maximum `limit` and the name of its list. API: Limits. */
export const pagedOperations = [
  { id: 'listBrands', max: 100, fallback: 25, list: 'brands', more: 'marketplace=all' },
  { id: 'listActiveCreators', max: 100, fallback: 25, list: 'creators', more: '' },
  { id: 'listProgramReports', max: 500, fallback: 100, list: 'reports', more: 'RANGE' },
  { id: 'listCampaigns', max: 100, fallback: 25, list: 'campaigns', more: '' },
  { id: 'listProgramCreators', max: 100, fallback: 25, list: 'creators', more: '' },
  { id: 'listProducts', max: 100, fallback: 25, list: 'products', more: 'marketplace=all' },
  {
    id: 'listReports',
    max: 100,
    fallback: 25,
    list: 'reports',
    more: 'RANGE&marketplace=all&payout_model=all',
  },
  {
    id: 'listClickReports',
    max: 100,
    fallback: 25,
    list: 'reports',
    more: 'RANGE&marketplace=all&payout_model=all',
  },
  { id: 'listCatalogProducts', max: 100, fallback: 25, list: 'products', more: 'marketplace=all' },
] as const satisfies readonly {
  id: OperationId;
  max: number;
  fallback: number;
  list: string;
  more: string;
}[];

export type PagedOperation = (typeof pagedOperations)[number];

/** The URL of an operation. In the query, `RANGE` stands for the world's dates. */
export function pathOf(world: World, id: OperationId, query = ''): string {
  const path = paths[id].path.replace('{brand_id}', world.brand.id).replace('{id}', world.creatorId);
  const search = query.replace('RANGE', `start=${world.start}&end=${world.end}`);
  return search ? `${path}?${search}` : path;
}

/** For each operation, a query that returns 200 on a server with data. */
const plainQueries: Partial<Record<OperationId, string>> = {
  listProgramReports: 'RANGE',
  lookupCreators: 'creatorConnectionsIds=nobody-20',
  listReports: 'RANGE',
  listClickReports: 'RANGE',
};

export function plainPath(world: World, id: OperationId): string {
  if (id === 'listBonusEstimates') return pathOf(world, id, `start=${world.recent}&end=${world.end}`);
  return pathOf(world, id, plainQueries[id]);
}
