import type { ViewPage } from '@/features/views/pages';
import { brandsPage, campaignsPage, creatorsPage, productsPage, programCreatorsPage } from './catalog-pages';
import { historyPage } from './history-page';
import type { PageKind } from './page-kind';
import { placementsPage } from './placements-page';
import { profitPage } from './profit-page';
import { explorerPage, overviewPage } from './report-pages';

/** How each page of views becomes a report. */
export const pageKinds: Record<ViewPage, PageKind> = {
  '/overview': overviewPage,
  '/brands': brandsPage,
  '/products': productsPage,
  '/reports': explorerPage({ title: 'reports', dataset: 'reports' }),
  '/reports/clicks': explorerPage({ title: 'clicks', dataset: 'clicks' }),
  '/reports/brb': explorerPage({ title: 'brb', dataset: 'brb' }),
  '/reports/profit': profitPage,
  '/creators': creatorsPage,
  '/program': campaignsPage,
  '/program/creators': programCreatorsPage,
  '/links/history': historyPage,
  '/links/performance': placementsPage,
};
