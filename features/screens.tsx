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
    .then(() => import('@/features/brands/screens/brands-screen'))
    .then((module) => module.BrandsScreen),
);
export const BrandScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/brands/screens/brand-screen'))
    .then((module) => module.BrandScreen),
);
export const CreatorsScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/creators/screens/creators-screen'))
    .then((module) => module.CreatorsScreen),
);
export const CreatorScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/creators/screens/creator-screen'))
    .then((module) => module.CreatorScreen),
);
export const DeskScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/desk/screens/desk-screen'))
    .then((module) => module.DeskScreen),
);
export const ProductsScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/products/screens/products-screen'))
    .then((module) => module.ProductsScreen),
);
export const ProgramScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/program/screens/program-screen'))
    .then((module) => module.ProgramScreen),
);
export const CampaignScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/program/screens/campaign-screen'))
    .then((module) => module.CampaignScreen),
);
export const ProgramCreatorsScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/program/screens/program-creators-screen'))
    .then((module) => module.ProgramCreatorsScreen),
);
export const LookupScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/program/screens/lookup-screen'))
    .then((module) => module.LookupScreen),
);
export const ReportsScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/goals/screens/reports-with-goals'))
    .then((module) => module.ReportsWithGoals),
);
export const BonusesScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/reports/screens/bonuses-screen'))
    .then((module) => module.BonusesScreen),
);
export const ProfitScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/profit/screens/profit-screen'))
    .then((module) => module.ProfitScreen),
);
export const SettlementScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/settlement/screens/settlement-screen'))
    .then((module) => module.SettlementScreen),
);
export const ClosingScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/closing/screens/closing-screen'))
    .then((module) => module.ClosingScreen),
);
export const ClicksScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/reports/screens/clicks-screen'))
    .then((module) => module.ClicksScreen),
);
export const LinkMaker = dynamic(() =>
  painted()
    .then(() => import('@/features/links/screens/link-maker'))
    .then((module) => module.LinkMaker),
);
export const HistoryView = dynamic(() =>
  painted()
    .then(() => import('@/features/links/screens/history-view'))
    .then((module) => module.HistoryView),
);
export const LinkHealthScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/link-health/screens/link-health-screen'))
    .then((module) => module.LinkHealthScreen),
);
export const PlacementsScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/placements/screens/placements-screen'))
    .then((module) => module.PlacementsScreen),
);
export const EarningsScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/earnings/screens/earnings-screen'))
    .then((module) => module.EarningsScreen),
);
export const BatchView = dynamic(() =>
  painted()
    .then(() => import('@/features/links/screens/batch-view'))
    .then((module) => module.BatchView),
);
export const BatchEditor = dynamic(() =>
  painted()
    .then(() => import('@/features/links/screens/batch-editor'))
    .then((module) => module.BatchEditor),
);
export const BatchList = dynamic(() =>
  painted()
    .then(() => import('@/features/links/screens/batch-list'))
    .then((module) => module.BatchList),
);
export const ConnectionList = dynamic(() =>
  painted()
    .then(() => import('@/features/settings/screens/connection-list'))
    .then((module) => module.ConnectionList),
);
export const HoldingsScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/settings/screens/holdings-screen'))
    .then((module) => module.HoldingsScreen),
);
export const CurrenciesScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/rates/screens/currencies-screen'))
    .then((module) => module.CurrenciesScreen),
);
export const CostsScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/costs/screens/costs-screen'))
    .then((module) => module.CostsScreen),
);
export const GoalsScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/goals/screens/goals-screen'))
    .then((module) => module.GoalsScreen),
);
export const GroupsScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/groups/screens/groups-screen'))
    .then((module) => module.GroupsScreen),
);
export const MarginsScreen = dynamic(() =>
  painted()
    .then(() => import('@/features/profit/screens/margins-screen'))
    .then((module) => module.MarginsScreen),
);
export const RecentLinks = dynamic(() =>
  painted()
    .then(() => import('@/features/links/screens/recent-links'))
    .then((module) => module.RecentLinks),
);
