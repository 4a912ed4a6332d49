'use client';

import { asleep } from './asleep';

// Pages draw these; each loads when it is reached for, so that a page's first load is its frame alone.
export const BrandsScreen = asleep(() =>
  import('@/components/brands/brands-screen').then((module) => module.BrandsScreen),
);
export const BrandScreen = asleep(() =>
  import('@/components/brands/brand-screen').then((module) => module.BrandScreen),
);
export const CreatorsScreen = asleep(() =>
  import('@/components/creators/creators-screen').then((module) => module.CreatorsScreen),
);
export const CreatorScreen = asleep(() =>
  import('@/components/creators/creator-screen').then((module) => module.CreatorScreen),
);
export const ProductsScreen = asleep(() =>
  import('@/components/products/products-screen').then((module) => module.ProductsScreen),
);
export const ProgramScreen = asleep(() =>
  import('@/components/program/program-screen').then((module) => module.ProgramScreen),
);
export const CampaignScreen = asleep(() =>
  import('@/components/program/campaign-screen').then((module) => module.CampaignScreen),
);
export const ProgramCreatorsScreen = asleep(() =>
  import('@/components/program/program-creators-screen').then((module) => module.ProgramCreatorsScreen),
);
export const LookupScreen = asleep(() =>
  import('@/components/program/lookup-screen').then((module) => module.LookupScreen),
);
export const ReportsScreen = asleep(() =>
  import('@/components/reports/reports-screen').then((module) => module.ReportsScreen),
);
export const BonusesScreen = asleep(() =>
  import('@/components/reports/bonuses-screen').then((module) => module.BonusesScreen),
);
export const ClicksScreen = asleep(() =>
  import('@/components/reports/clicks-screen').then((module) => module.ClicksScreen),
);
export const LinkMaker = asleep(() =>
  import('@/components/links/link-maker').then((module) => module.LinkMaker),
);
export const HistoryView = asleep(() =>
  import('@/components/links/history-view').then((module) => module.HistoryView),
);
export const BatchView = asleep(() =>
  import('@/components/links/batch-view').then((module) => module.BatchView),
);
export const BatchEditor = asleep(() =>
  import('@/components/links/batch-editor').then((module) => module.BatchEditor),
);
export const BatchList = asleep(() =>
  import('@/components/links/batch-list').then((module) => module.BatchList),
);
export const ConnectionList = asleep(() =>
  import('@/components/connections/connection-list').then((module) => module.ConnectionList),
);
export const HoldingsScreen = asleep(() =>
  import('@/components/holdings/holdings-screen').then((module) => module.HoldingsScreen),
);
export const RecentLinks = asleep(() =>
  import('@/components/links/recent-links').then((module) => module.RecentLinks),
);
