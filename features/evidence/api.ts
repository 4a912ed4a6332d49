import { operation } from '@/lib/api/operation';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { answerEvidence } from './answer-evidence';
import { evidenceQuerySchema } from './evidence-query';

export const evidenceApi = {
  'GET /api/ledger/evidence': operation({
    summary: 'Tells what reports say about links that you created, when it was loaded, and how it changed.',
    access: 'earnings',
    scope: 'reports:read',
    query: takeRelative(evidenceQuerySchema),
    answer: (workspace, { query }, { syncs }) => answerEvidence({ ...workspace, syncs }, query),
  }),
};
export type EvidenceApi = typeof evidenceApi;
