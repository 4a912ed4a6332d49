import { freshen } from '@/lib/data/read/links/freshen';
import { createAnswerCache } from '@/lib/data/store/windows/revision';
import type { Ledger } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { sumUp } from './summary';
import type { SummaryQuery } from './summary-query';
import type { Summary } from './summary-shape';

const cacheSummary = createAnswerCache<Summary>({ named: true });

/** Like `summarize`, but cached per revision of the ledger. */
export async function readSummary(ledger: Ledger, query: SummaryQuery): Promise<Summary> {
  const fresh = await freshen(ledger, query);
  return cacheSummary(fresh, datasets[query.dataset].sources, query, () => sumUp(fresh, query));
}
