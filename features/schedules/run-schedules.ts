import type { Outcome } from '@/lib/server/jobs/claim-work';
import { fillEditions } from './fill-editions';
import { openEditions } from './open-editions';
import type { RunParts } from './run-parts';

/** Stores the reports of a workspace that are due, and the mails of those that are ready. The outbox sends them. */
export async function runSchedules(parts: RunParts, signal: AbortSignal): Promise<Outcome> {
  await openEditions(parts);
  const failed = await fillEditions(parts, signal);
  const problem = failed === 0 ? null : 'Some scheduled reports could not be made.';
  return { rows: 0, calls: 0, problem };
}
