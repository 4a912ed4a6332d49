import { operation } from '@/lib/api/operation';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { evidenceQuerySchema } from './evidence-query';
import { readEvidence } from './read-evidence';

export const evidenceApi = {
  'GET /api/ledger/evidence': operation({
    summary: 'Tells what reports say about links that you created, when it was loaded, and how it changed.',
    access: 'earnings',
    scope: 'reports:read',
    query: takeRelative(evidenceQuerySchema),
    answer: (workspace, { query }) => readEvidence(workspace, query, workspace.member.userId),
  }),
};
export type EvidenceApi = typeof evidenceApi;
