'use client';

import dynamic from 'next/dynamic';
import { whenOnline } from '@/components/ui/when-online';

/** Loads a screen after the first paint, so that scripts do not delay it. Loads at once on the server. */
async function load<Screen, Name extends string>(
  read: () => Promise<Record<Name, Screen>>,
  name: Name,
): Promise<Screen> {
  if (typeof window !== 'undefined') {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await whenOnline();
  }
  return (await read())[name];
}

// The server renders each screen and preloads its code at low priority. The code runs right after the first paint.
export const BrandsScreen = dynamic(() =>
  load(() => import('./brands/screens/brands-screen'), 'BrandsScreen'),
);
export const BrandScreen = dynamic(() => load(() => import('./brands/screens/brand-screen'), 'BrandScreen'));
export const CreatorsScreen = dynamic(() =>
  load(() => import('./creators/screens/creators-screen'), 'CreatorsScreen'),
);
export const CreatorScreen = dynamic(() =>
  load(() => import('./creators/screens/creator-screen'), 'CreatorScreen'),
);
export const DeskScreen = dynamic(() => load(() => import('./desk/screens/desk-screen'), 'DeskScreen'));
export const ProductsScreen = dynamic(() =>
  load(() => import('./products/screens/products-screen'), 'ProductsScreen'),
);
export const ProgramScreen = dynamic(() =>
  load(() => import('./program/screens/program-screen'), 'ProgramScreen'),
);
export const CampaignScreen = dynamic(() =>
  load(() => import('./program/screens/campaign-screen'), 'CampaignScreen'),
);
export const ProgramCreatorsScreen = dynamic(() =>
  load(() => import('./program/screens/program-creators-screen'), 'ProgramCreatorsScreen'),
);
export const LookupScreen = dynamic(() =>
  load(() => import('./program/screens/lookup-screen'), 'LookupScreen'),
);
export const ReportsScreen = dynamic(() =>
  load(() => import('./goals/screens/reports-with-goals'), 'ReportsWithGoals'),
);
export const BonusesScreen = dynamic(() =>
  load(() => import('./reports/screens/bonuses-screen'), 'BonusesScreen'),
);
export const ProfitScreen = dynamic(() =>
  load(() => import('./profit/screens/profit-screen'), 'ProfitScreen'),
);
export const SettlementScreen = dynamic(() =>
  load(() => import('./settlement/screens/settlement-screen'), 'SettlementScreen'),
);
export const ClosingScreen = dynamic(() =>
  load(() => import('./closing/screens/closing-screen'), 'ClosingScreen'),
);
export const ClicksScreen = dynamic(() =>
  load(() => import('./reports/screens/clicks-screen'), 'ClicksScreen'),
);
export const LinkMaker = dynamic(() => load(() => import('./links/screens/link-maker'), 'LinkMaker'));
export const HistoryView = dynamic(() => load(() => import('./links/screens/history-view'), 'HistoryView'));
export const LinkHealthScreen = dynamic(() =>
  load(() => import('./link-health/screens/link-health-screen'), 'LinkHealthScreen'),
);
export const PlacementsScreen = dynamic(() =>
  load(() => import('./placements/screens/placements-screen'), 'PlacementsScreen'),
);
export const EvidenceScreen = dynamic(() =>
  load(() => import('./evidence/screens/evidence-screen'), 'EvidenceScreen'),
);
export const EarningsScreen = dynamic(() =>
  load(() => import('./earnings/screens/earnings-screen'), 'EarningsScreen'),
);
export const BatchView = dynamic(() => load(() => import('./links/screens/batch-view'), 'BatchView'));
export const BatchEditor = dynamic(() => load(() => import('./links/screens/batch-editor'), 'BatchEditor'));
export const BatchList = dynamic(() => load(() => import('./links/screens/batch-list'), 'BatchList'));
export const ConnectionList = dynamic(() =>
  load(() => import('./connections/screens/connection-list'), 'ConnectionList'),
);
export const HoldingsScreen = dynamic(() =>
  load(() => import('./settings/screens/holdings-screen'), 'HoldingsScreen'),
);
export const InstallationScreen = dynamic(() =>
  load(() => import('./installation/screens/installation-screen'), 'InstallationScreen'),
);
export const CurrenciesScreen = dynamic(() =>
  load(() => import('./rates/screens/currencies-screen'), 'CurrenciesScreen'),
);
export const CostsScreen = dynamic(() => load(() => import('./costs/screens/costs-screen'), 'CostsScreen'));
export const CreditsScreen = dynamic(() =>
  load(() => import('./credits/screens/credits-screen'), 'CreditsScreen'),
);
export const EffectsScreen = dynamic(() =>
  load(() => import('./effects/screens/effects-screen'), 'EffectsScreen'),
);
export const GoalsScreen = dynamic(() => load(() => import('./goals/screens/goals-screen'), 'GoalsScreen'));
export const TodayScreen = dynamic(() => load(() => import('./today/screens/today-screen'), 'TodayScreen'));
export const GroupsScreen = dynamic(() =>
  load(() => import('./groups/screens/groups-screen'), 'GroupsScreen'),
);
export const MarginsScreen = dynamic(() =>
  load(() => import('./profit/screens/margins-screen'), 'MarginsScreen'),
);
export const RecentLinks = dynamic(() => load(() => import('./links/screens/recent-links'), 'RecentLinks'));
export const WorkspacesScreen = dynamic(() =>
  load(() => import('./workspaces/screens/workspaces-screen'), 'WorkspacesScreen'),
);
