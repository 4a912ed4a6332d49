import type { Scope } from '@/lib/access/scopes';
import type { OperationId } from '@/lib/contract/paths';

/** The scope that an API token needs for each operation of the API at its own paths. */
export const operationScopes: Record<OperationId, Scope> = {
  getBrand: 'catalog:read',
  listBrands: 'catalog:read',
  listActiveCreators: 'catalog:read',
  getCreator: 'catalog:read',
  listProgramReports: 'reports:read',
  listCampaigns: 'catalog:read',
  listProgramCreators: 'catalog:read',
  lookupCreators: 'catalog:read',
  listProducts: 'catalog:read',
  listReports: 'reports:read',
  listClickReports: 'reports:read',
  listBonusEstimates: 'reports:read',
  listCatalogProducts: 'catalog:read',
  createLink: 'links:write',
};
