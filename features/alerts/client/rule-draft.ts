import { kindNames } from '@/features/alerts/alert-shape';
import { asOneOf, asText } from '@/lib/base/address/parameter';
import type { Search } from '@/lib/base/address/search';
import { alertMetrics } from '@/lib/pages/alert-target';

/**
 * Search parameters of /inbox that open the form of a new rule, as `AlertItem` writes them. `add`: its kind.
 * `subject` and `id`: what it is about.
 */
export const ruleDraft = {
  add: asOneOf(kindNames),
  metric: asOneOf(alertMetrics),
  days: asText,
  currency: asText,
  subject: asText,
  id: asText,
};

/** What a form begins with. */
export type RuleDraft = Search<typeof ruleDraft>;

export const emptyDraft: RuleDraft = {
  add: null,
  metric: null,
  days: null,
  currency: null,
  subject: null,
  id: null,
};
