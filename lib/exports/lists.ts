import { Failure } from '@/lib/failure';
import { exportAudit } from './audit';
import { exportBatch } from './batch';
import { exportBrands } from './brands';
import { campaignGroups } from './campaign-groups';
import { exportCampaigns } from './campaigns';
import { exportCreators } from './creators';
import type { ExportList } from './export-list';
import type { ExportedList } from './exported-list';
import { exportLinks } from './links';
import { exportSubids } from './links-by-subid';
import { exportDifferingLinks } from './links-counted-differently';
import { exportPlannedLinks } from './planned-links';
import { exportProducts } from './products';
import { exportProfit } from './profit';
import { exportProgramCreators } from './program-creators';
import { exportLookup } from './program-lookup';
import { exportReportGroups } from './report-groups';
import { exportScorecard } from './scorecard';
import { exportWindows } from './windows';

/** All lists that can be exported, by file name. */
export const exportedLists = {
  audit: exportAudit,
  batch: exportBatch,
  brands: exportBrands,
  ...campaignGroups,
  campaigns: exportCampaigns,
  creators: exportCreators,
  links: exportLinks,
  'links-by-subid': exportSubids,
  'links-counted-differently': exportDifferingLinks,
  'planned-links': exportPlannedLinks,
  products: exportProducts,
  'program-creators': exportProgramCreators,
  profit: exportProfit,
  'program-lookup': exportLookup,
  'report-groups': exportReportGroups,
  scorecard: exportScorecard,
  windows: exportWindows,
} satisfies Record<ExportedList, ExportList>;

/** The list with this name. Throws Failure `not_found`. */
export function findList(name: string): ExportList {
  const found = Object.entries(exportedLists).find(([known]) => known === name);
  if (!found) throw new Failure('not_found', `There is no export of ${name}.`);
  return found[1];
}
