import { type SyncingLedger, startIfStale } from '@/features/earnings/start-if-stale';
import type { Workspace } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import type { EvidenceQuery } from './evidence-query';
import type { EvidenceAnswer } from './evidence-shape';
import { readEvidence } from './read-evidence';

const sources = [...datasets.reports.sources, ...datasets.clicks.sources];

/** Stored evidence for links that a member created. Starts a sync of old or missing rows of both reports. */
export async function answerEvidence(
  ledger: SyncingLedger & Pick<Workspace, 'member'>,
  query: EvidenceQuery,
): Promise<EvidenceAnswer> {
  const { stale, ...evidence } = await readEvidence(ledger, query, ledger.member.userId);
  const refreshing = await startIfStale(ledger, { sources, range: evidence.range, stale });
  return { ...evidence, refreshing };
}
