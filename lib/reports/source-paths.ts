import type { SourceId } from '@/lib/ledger/datasets';

/** The page that shows a source. Its name is a message: `reports.sources.brb`. */
export const sourcePaths: Record<SourceId, string> = {
  'reports:standard': '/reports',
  'reports:cpc': '/reports',
  'clicks:standard': '/reports/clicks',
  'clicks:cpc': '/reports/clicks',
  brb: '/reports/brb',
  program: '/reports',
};
