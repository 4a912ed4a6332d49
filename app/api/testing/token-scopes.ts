import type { exportedLists } from '@/features/exports/lists';
import type { Scope } from '@/lib/server/tokens/scopes';

/** The scope of each operation that a token may call. */
export const granted: Record<Scope, readonly string[]> = {
  'reports:read': [
    'GET closings',
    'GET ledger/changes',
    'GET ledger/converted',
    'GET ledger/earnings',
    'GET ledger/export',
    'GET ledger/funnel',
    'GET ledger/performance',
    'GET ledger/placements',
    'GET ledger/profit',
    'GET ledger/reconciliation',
    'GET ledger/rows',
    'GET ledger/statements',
    'GET ledger/statements/changes',
    'GET ledger/statements/export',
    'GET ledger/summary',
    'DELETE ledger/sync',
    'GET ledger/sync',
    'POST ledger/sync',
    'GET notes',
    'GET overview',
    'GET views',
  ],
  'catalog:read': [
    'GET catalog/brands',
    'POST catalog/brands',
    'GET catalog/campaigns',
    'POST catalog/campaigns',
    'GET catalog/creators',
    'POST catalog/creators',
    'GET catalog/creators/{id}',
    'GET catalog/findings',
    'GET catalog/products',
    'POST catalog/products',
    'GET catalog/program-creators',
    'POST catalog/program-creators',
    'POST catalog/program-lookup',
    'GET search',
  ],
  'links:read': [
    'GET links',
    'GET links/batches',
    'GET links/batches/{id}',
    'GET links/batches/{id}/rows',
    'GET links/clicks',
    'POST links/clicks',
    'GET links/products',
    'POST links/products',
    'GET links/siblings',
    'GET links/subids',
    'GET links/suggestions',
  ],
  'links:write': [
    'PATCH links',
    'POST links',
    'POST links/batches',
    'DELETE links/batches/{id}',
    'PATCH links/batches/{id}',
    'DELETE links/imports',
    'POST links/imports',
    'POST links/presets',
    'DELETE links/presets/{id}',
  ],
  'settings:read': [
    'GET connections',
    'GET ledger/holdings',
    'GET margins',
    'GET margins/subjects',
    'GET rates',
    'GET rates/days',
    'GET rates/reporting-currency',
    'GET refresh',
  ],
};

/** What no token does: keys, members' own marks, and changes of figures, notes and settings. */
export const never = [
  'POST closings',
  'DELETE closings/{id}',
  'PUT closings/{id}/invoice',
  'POST connections',
  'DELETE connections/{id}',
  'PATCH connections/{id}',
  'DELETE ledger/holdings',
  'GET live-addresses',
  'POST live-addresses',
  'DELETE live-addresses/{id}',
  'POST mail/tests',
  'DELETE margins',
  'POST margins',
  'PUT margins',
  'POST margins/imports',
  'POST notes',
  'DELETE notes/{id}',
  'PATCH notes/{id}',
  'DELETE rates',
  'POST rates',
  'POST rates/imports',
  'PUT rates/reporting-currency',
  'POST refresh',
  'PUT refresh',
  'POST views',
  'DELETE views/{id}',
  'PATCH views/{id}',
  'POST visits',
];

/** Each list has a scope of its own, below. */
export const exports = ['GET exports/{list}', 'POST exports/{list}'];

export const lists: Record<keyof typeof exportedLists, Scope> = {
  audit: 'settings:read',
  batch: 'links:read',
  brands: 'catalog:read',
  'campaign-by-creator': 'reports:read',
  'campaign-by-product': 'reports:read',
  campaigns: 'catalog:read',
  creators: 'catalog:read',
  earnings: 'reports:read',
  links: 'links:read',
  'links-by-subid': 'links:read',
  'links-counted-differently': 'reports:read',
  'planned-links': 'links:read',
  products: 'catalog:read',
  'program-creators': 'catalog:read',
  profit: 'reports:read',
  'program-lookup': 'catalog:read',
  'report-groups': 'reports:read',
  scorecard: 'reports:read',
  windows: 'settings:read',
};

/** The operations of `granted` with their scopes. */
export const needs = Object.entries(granted).flatMap(([scope, names]) =>
  names.map((name) => [name, scope as Scope] as const),
);

/** All operations. */
export const everyName = [...needs.map(([name]) => name), ...never, ...exports];
