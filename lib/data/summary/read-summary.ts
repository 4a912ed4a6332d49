import { datasets } from '../datasets';
import { createAnswerCache } from '../windows/revision';
import type { Ledger } from '../workspace';
import { summarize } from './summary';
import type { SummaryQuery } from './summary-query';
import type { Summary } from './summary-shape';

const cacheSummary = createAnswerCache<Summary>({ named: true });

/** Like `summarize`, but cached per revision of the ledger. */
export const readSummary = (context: Ledger, query: SummaryQuery): Promise<Summary> =>
  cacheSummary(context, datasets[query.dataset].sources, [query, context.attributes], () =>
    summarize(context, query),
  );
