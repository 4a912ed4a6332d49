import { operation } from '@/lib/api/operation';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { readSettlement } from './read-settlement';
import { settlementQuerySchema } from './settlement-query';

export const settlementApi = {
  'GET /api/ledger/settlement': operation({
    summary:
      'Tells what days had at each age, which groups lose most until they settle, and what open months are expected to settle at.',
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(settlementQuerySchema),
    answer: (workspace, { query }) => readSettlement(workspace, query),
  }),
};
export type SettlementApi = typeof settlementApi;
