'use client';

import dynamic from 'next/dynamic';
import { whenOnline } from '@/components/ui/when-online';

/** Resolves after the first paint, so that scripts do not delay it. Resolves at once on the server. */
async function painted(): Promise<void> {
  if (typeof window === 'undefined') return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await whenOnline();
}

// The server renders each screen and preloads its code at low priority. The code runs right after the first paint.
export const BrandsScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/brands/brands-screen'))
    .then((module) => module.BrandsScreen),
);
export const BrandScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/brands/brand-screen'))
    .then((module) => module.BrandScreen),
);
export const CreatorsScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/creators/creators-screen'))
    .then((module) => module.CreatorsScreen),
);
export const CreatorScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/creators/creator-screen'))
    .then((module) => module.CreatorScreen),
);
export const ProductsScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/products/products-screen'))
    .then((module) => module.ProductsScreen),
);
export const ProgramScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/program/program-screen'))
    .then((module) => module.ProgramScreen),
);
export const CampaignScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/program/campaign-screen'))
    .then((module) => module.CampaignScreen),
);
export const ProgramCreatorsScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/program/program-creators-screen'))
    .then((module) => module.ProgramCreatorsScreen),
);
export const LookupScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/program/lookup-screen'))
    .then((module) => module.LookupScreen),
);
export const ReportsScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/reports/reports-screen'))
    .then((module) => module.ReportsScreen),
);
export const BonusesScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/reports/bonuses-screen'))
    .then((module) => module.BonusesScreen),
);
export const ProfitScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/reports/profit/profit-screen'))
    .then((module) => module.ProfitScreen),
);
export const ClosingScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/reports/closing/closing-screen'))
    .then((module) => module.ClosingScreen),
);
export const ClicksScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/reports/clicks-screen'))
    .then((module) => module.ClicksScreen),
);
export const LinkMaker = dynamic(() =>
  painted()
    .then(() => import('@/components/links/link-maker'))
    .then((module) => module.LinkMaker),
);
export const HistoryView = dynamic(() =>
  painted()
    .then(() => import('@/components/links/history-view'))
    .then((module) => module.HistoryView),
);
export const PlacementsScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/links/placements-screen'))
    .then((module) => module.PlacementsScreen),
);
export const EarningsScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/links/earnings-screen'))
    .then((module) => module.EarningsScreen),
);
export const BatchView = dynamic(() =>
  painted()
    .then(() => import('@/components/links/batch-view'))
    .then((module) => module.BatchView),
);
export const BatchEditor = dynamic(() =>
  painted()
    .then(() => import('@/components/links/batch-editor'))
    .then((module) => module.BatchEditor),
);
export const BatchList = dynamic(() =>
  painted()
    .then(() => import('@/components/links/batch-list'))
    .then((module) => module.BatchList),
);
export const ConnectionList = dynamic(() =>
  painted()
    .then(() => import('@/components/settings/connections/connection-list'))
    .then((module) => module.ConnectionList),
);
export const HoldingsScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/settings/data/holdings-screen'))
    .then((module) => module.HoldingsScreen),
);
export const CurrenciesScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/settings/currencies/currencies-screen'))
    .then((module) => module.CurrenciesScreen),
);
export const MarginsScreen = dynamic(() =>
  painted()
    .then(() => import('@/components/settings/margins/margins-screen'))
    .then((module) => module.MarginsScreen),
);
export const RecentLinks = dynamic(() =>
  painted()
    .then(() => import('@/components/links/recent-links'))
    .then((module) => module.RecentLinks),
);
