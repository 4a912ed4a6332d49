import type { Outcome } from '@/lib/server/jobs/claim-work';
import { evaluateRules } from './evaluate-rules';
import type { KindParts } from './kind';

/** Evaluates the rules of a workspace. What they tell is sent from the outbox. */
export async function runAlerts(
  parts: KindParts & { mailing: boolean },
  signal: AbortSignal,
): Promise<Outcome> {
  const { failed } = await evaluateRules(parts, signal);
  const problem = failed === 0 ? null : 'Some alert rules could not be evaluated.';
  return { rows: 0, calls: 0, problem };
}
