import { describeOutcome, type Outcome } from '@/lib/links/describe-outcome';
import type { LinkDraft } from '@/lib/links/draft';
import { RequestFailure } from '@/lib/query/request-failure';

/** A failed request in words, with its next step. */
export function describeFailure(error: unknown, draft: LinkDraft): Outcome {
  if (error instanceof RequestFailure) return describeOutcome(error.body, draft);
  return describeOutcome({ code: 'internal', status: 500, message: '', issues: [] }, draft);
}
