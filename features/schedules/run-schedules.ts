import type { Outcome } from '@/lib/server/jobs/claim-work';
import { fillEditions } from './fill-editions';
import { openEditions } from './open-editions';
import type { RunParts } from './run-parts';
import { sendReports } from './send-reports';

/** Stores the reports of a workspace that are due, makes those that are ready, and sends their mails. Each is sent once. */
export async function runSchedules(parts: RunParts, signal: AbortSignal): Promise<Outcome> {
  await openEditions(parts);
  const failed = await fillEditions(parts, signal);
  await sendReports(parts, signal);
  const problem = failed === 0 ? null : 'Some scheduled reports could not be made.';
  return { rows: 0, calls: 0, problem };
}
