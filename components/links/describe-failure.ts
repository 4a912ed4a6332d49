import type { Translate } from '@/lib/language/language';
import { describeOutcome, type Outcome } from '@/lib/links/describe-outcome';
import type { LinkDraft } from '@/lib/links/draft';
import { RequestFailure } from '@/lib/query/request-failure';

/** A failed request in words, with its next step. */
export function describeFailure(error: unknown, draft: LinkDraft, t: Translate): Outcome {
  if (error instanceof RequestFailure) return describeOutcome(error.body, draft, t);
  return describeOutcome({ code: 'internal', status: 500, message: '', issues: [] }, draft, t);
}
