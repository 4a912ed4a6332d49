import { route } from '@/app/_server/route';
import { readPlacements } from '@/features/placements/placements';
import { placementsQuerySchema } from '@/features/placements/placements-query';
import { ledgerFor } from '@/lib/data/links/placement-ledger';
import { takeRelative } from '@/lib/data/ranges/relative-query';

/** GET /api/ledger/placements */
export const GET = route(
  { allow: 'view', query: takeRelative(placementsQuerySchema) },
  async ({ query, ...context }) => readPlacements(await ledgerFor(context, query), query),
);
