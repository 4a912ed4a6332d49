import type { SourceId } from '@/lib/data/terms/datasets';

/** The page of each source. Names are messages: `reports.sources.brb`. */
export const sourcePaths: Record<SourceId, string> = {
  'reports:standard': '/reports',
  'reports:cpc': '/reports',
  'clicks:standard': '/reports/clicks',
  'clicks:cpc': '/reports/clicks',
  brb: '/reports/brb',
  program: '/reports',
};
