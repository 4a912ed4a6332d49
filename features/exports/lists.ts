import { exportBrands } from '@/features/brands/export/brands';
import { exportCosts } from '@/features/costs/export/costs';
import { exportCreators } from '@/features/creators/export/creators';
import { exportScorecard } from '@/features/creators/export/scorecard';
import { exportCredits } from '@/features/credits/export/credits';
import { exportDesk } from '@/features/desk/export/desk';
import { exportEarnings } from '@/features/earnings/export/earnings';
import { exportEffects } from '@/features/effects/export/effects';
import { exportEvidence } from '@/features/evidence/export/evidence';
import { exportGoals } from '@/features/goals/export/goals';
import { exportLinkHealth } from '@/features/link-health/export/link-health';
import { exportBatch } from '@/features/links/export/batch';
import { exportLinks } from '@/features/links/export/links';
import { exportSubids } from '@/features/links/export/links-by-subid';
import { exportPlannedLinks } from '@/features/links/export/planned-links';
import { exportProducts } from '@/features/products/export/products';
import { exportProfit } from '@/features/profit/export/profit';
import { campaignGroups } from '@/features/program/export/campaign-groups';
import { exportCampaigns } from '@/features/program/export/campaigns';
import { exportProgramCreators } from '@/features/program/export/program-creators';
import { exportLookup } from '@/features/program/export/program-lookup';
import { exportDifferingLinks } from '@/features/reports/export/links-counted-differently';
import { exportReportGroups } from '@/features/reports/export/report-groups';
import { exportAudit } from '@/features/settings/export/audit';
import { exportWindows } from '@/features/settings/export/windows';
import { exportSettlement, exportSettlementAges } from '@/features/settlement/export/settlement';
import { exportToday } from '@/features/today/export/today';
import { Failure } from '@/lib/base/failure';
import type { ExportList } from '@/lib/pages/export-list';
import type { ExportedList } from '@/lib/pages/exported-list';

/** All lists that can be exported, by file name. */
export const exportedLists = {
  audit: exportAudit,
  batch: exportBatch,
  brands: exportBrands,
  ...campaignGroups,
  campaigns: exportCampaigns,
  costs: exportCosts,
  creators: exportCreators,
  credits: exportCredits,
  desk: exportDesk,
  earnings: exportEarnings,
  effects: exportEffects,
  evidence: exportEvidence,
  goals: exportGoals,
  'link-health': exportLinkHealth,
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
  settlement: exportSettlement,
  'settlement-ages': exportSettlementAges,
  today: exportToday,
  windows: exportWindows,
} satisfies Record<ExportedList, ExportList>;

/** The list with this name. Throws Failure `not_found`. */
export function findList(name: string): ExportList {
  const found = Object.entries(exportedLists).find(([known]) => known === name);
  if (!found) throw new Failure('not_found', `There is no export of ${name}.`);
  return found[1];
}
