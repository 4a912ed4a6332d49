import { route } from '@/app/_server/route';
import { earningsQuerySchema } from '@/lib/ledger/answers/earnings-query';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { answerEarnings } from '@/lib/links/answer-earnings';

/** GET /api/ledger/earnings: earnings of links that the caller created. */
export const GET = route(
  { allow: 'earnings', query: takeRelative(earningsQuerySchema) },
  ({ query, ...context }, { syncs }) => answerEarnings({ ...context, syncs }, query),
);
