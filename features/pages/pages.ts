import { brandsPage } from '@/features/brands/page';
import { statementPage } from '@/features/closing/page';
import { creatorsPage } from '@/features/creators/page';
import { scorecardPage } from '@/features/creators/scorecard-page';
import { effectsPage } from '@/features/effects/page';
import { goalsPage } from '@/features/goals/page';
import { linkHealthPage } from '@/features/link-health/page';
import { historyPage } from '@/features/links/page';
import { overviewPage } from '@/features/overview/page';
import { placementsPage } from '@/features/placements/page';
import { productsPage } from '@/features/products/page';
import { profitPage } from '@/features/profit/page';
import { campaignsPage, programCreatorsPage } from '@/features/program/page';
import { bonusesPage, clicksPage, reportsPage } from '@/features/reports/page';
import { settlementPage } from '@/features/settlement/page';
import { todayPage } from '@/features/today/page';
import type { ViewPage } from '@/features/views/pages';
import type { Page } from '@/lib/pages/page';
import type { SharePage } from '@/lib/pages/shared-page';

/** The pages of figures, by path. Every output draws these. */
export const pages: Record<ViewPage | SharePage, Page> = {
  '/overview': overviewPage,
  '/today': todayPage,
  '/brands': brandsPage,
  '/products': productsPage,
  '/reports': reportsPage,
  '/reports/clicks': clicksPage,
  '/reports/brb': bonusesPage,
  '/reports/effects': effectsPage,
  '/reports/profit': profitPage,
  '/reports/goals': goalsPage,
  '/reports/settlement': settlementPage,
  '/reports/closing': statementPage,
  '/creators': creatorsPage,
  '/creators/[id]': scorecardPage,
  '/program': campaignsPage,
  '/program/creators': programCreatorsPage,
  '/links/history': historyPage,
  '/links/health': linkHealthPage,
  '/links/performance': placementsPage,
};
