const v1 = '/api/seller/v1';

/** Method and path of each operation, without schemas, so that the browser can load it. API: Endpoints. */
export const paths = {
  getBrand: { method: 'GET', path: `${v1}/brands/{brand_id}` },
  listBrands: { method: 'GET', path: `${v1}/brands` },
  listActiveCreators: { method: 'GET', path: `${v1}/creators/active` },
  getCreator: { method: 'GET', path: `${v1}/creators/{id}` },
  listProgramReports: { method: 'GET', path: `${v1}/creator-connections/reports` },
  listCampaigns: { method: 'GET', path: `${v1}/creator-connections/campaigns` },
  listProgramCreators: { method: 'GET', path: `${v1}/creator-connections/creators` },
  lookupCreators: { method: 'GET', path: `${v1}/creator-connections/creators/lookup` },
  listProducts: { method: 'GET', path: `${v1}/products` },
  listReports: { method: 'GET', path: `${v1}/reports` },
  listClickReports: { method: 'GET', path: `${v1}/reports/clicks` },
  listBonusEstimates: { method: 'GET', path: `${v1}/reports/brb` },
  listCatalogProducts: { method: 'GET', path: '/api/seller/v2/products' },
  createLink: { method: 'POST', path: '/api/creator/v2/links' },
} as const;

export type OperationId = keyof typeof paths;

const isOperationId = (name: string): name is OperationId => name in paths;

export const operationIds = Object.keys(paths).filter(isOperationId);
