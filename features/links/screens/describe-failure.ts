import { describeOutcome, type Outcome } from '@/features/links/describe-outcome';
import type { LinkDraft } from '@/features/links/draft';
import { RequestFailure } from '@/lib/client/request-failure';
import type { Translate } from '@/lib/language/translate';

/** Describes a failed request and the next step. */
export function describeFailure(t: Translate, error: unknown, draft: LinkDraft): Outcome {
  if (error instanceof RequestFailure) return describeOutcome(t, error.body, draft);
  return describeOutcome(t, { code: 'internal', status: 500, message: '', issues: [] }, draft);
}
