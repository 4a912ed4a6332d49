import { route } from '@/app/_server/route';
import { readPlacements } from '@/lib/ledger/answers/placements';
import { placementsQuerySchema } from '@/lib/ledger/answers/placements-query';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { ledgerFor } from '@/lib/links/placement-ledger';

/** GET /api/ledger/placements */
export const GET = route(
  { allow: 'view', query: takeRelative(placementsQuerySchema) },
  async ({ query, ...context }) => readPlacements(await ledgerFor(context, query), query),
);
