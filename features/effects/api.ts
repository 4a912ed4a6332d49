import { operation } from '@/lib/api/operation';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { effectsQuerySchema } from './effects-query';
import { listEffects } from './list-effects';

export const effectsApi = {
  'GET /api/ledger/effects': operation({
    summary: 'Says what was sold since products and campaigns changed, beside what was expected.',
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(effectsQuerySchema),
    answer: (workspace, { query }) => listEffects(workspace, query),
  }),
};
export type EffectsApi = typeof effectsApi;
