import type { SharePage } from '@/lib/data/reporting/shared-page';
import { shareReport } from './report-reader';
import { shareScorecard } from './scorecard-reader';
import type { ShareReader } from './share-reader';
import { shareStatement } from './statement-reader';

/** Every page that can be shared shows the seller's data. */
export const shareCapability = 'view';

/** What each page shows when it is shared. */
export const shareReaders: Record<SharePage, ShareReader> = {
  '/reports': shareReport('reports'),
  '/reports/clicks': shareReport('clicks'),
  '/reports/brb': shareReport('brb'),
  '/reports/closing': shareStatement,
  '/creators/[id]': shareScorecard,
};
