import type { SourceId } from '@/lib/ledger/datasets';

export const sourceNames: Record<SourceId, { label: string; path: string }> = {
  'reports:standard': { label: 'Product reports, standard', path: '/reports' },
  'reports:cpc': { label: 'Product reports, CPC', path: '/reports' },
  'clicks:standard': { label: 'Click reports, standard', path: '/reports/clicks' },
  'clicks:cpc': { label: 'Click reports, CPC', path: '/reports/clicks' },
  brb: { label: 'BRB estimates', path: '/reports/brb' },
  program: { label: 'Creator program', path: '/reports' },
};
