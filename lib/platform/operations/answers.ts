import type { OperationId } from '@/lib/contract/paths';
import type { Answer } from './answer';
import { listBonusEstimates } from './bonus';
import { getBrand, listBrands } from './brands';
import { listCampaigns } from './campaigns';
import { listClickReports } from './click-reports';
import { getCreator, listActiveCreators } from './creators';
import { createLink } from './links';
import { listCatalogProducts, listProducts } from './products';
import { listProgramCreators, lookupCreators } from './program-creators';
import { listProgramReports } from './program-reports';
import { listReports } from './reports';

export const answers: Record<OperationId, Answer> = {
  getBrand,
  listBrands,
  listActiveCreators,
  getCreator,
  listProgramReports,
  listCampaigns,
  listProgramCreators,
  lookupCreators,
  listProducts,
  listReports,
  listClickReports,
  listBonusEstimates,
  listCatalogProducts,
  createLink,
};
