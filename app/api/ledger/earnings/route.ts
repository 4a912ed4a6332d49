import { route } from '@/app/_server/route';
import { answerEarnings } from '@/features/earnings/answer-earnings';
import { earningsQuerySchema } from '@/features/earnings/earnings-query';
import { takeRelative } from '@/lib/data/ranges/relative-query';

/** GET /api/ledger/earnings: earnings of links that the caller created. */
export const GET = route(
  { allow: 'earnings', query: takeRelative(earningsQuerySchema) },
  ({ query, ...context }, { syncs }) => answerEarnings({ ...context, syncs }, query),
);
