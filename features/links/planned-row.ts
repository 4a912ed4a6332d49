import type { Translate } from '@/lib/language/translate';
import type { CheckedRow } from './check-catalog';
import { describeDraftIssue } from './describe-draft-issue';

const tones = {
  known: 'positive',
  unchecked: 'neutral',
  checking: 'neutral',
  unknown: 'warning',
  inactive: 'warning',
  ambiguous: 'warning',
} as const satisfies Record<CheckedRow['catalog'], string>;

/** A badge that says whether a row will be sent. */
export function markPlanned(t: Translate, { issues, sameAs, catalog }: CheckedRow) {
  if (issues.length > 0) return { label: t('batches.checks.leftOut'), tone: 'negative' } as const;
  if (sameAs !== null) return { label: t('batches.checks.duplicate'), tone: 'neutral' } as const;
  return { label: t(`batches.checks.${catalog}.label`), tone: tones[catalog] };
}

export function describePlanned(t: Translate, { issues, sameAs, catalog }: CheckedRow): string {
  if (issues.length > 0) return issues.map((issue) => describeDraftIssue(t, issue)).join(' ');
  return sameAs === null ? t(`batches.checks.${catalog}.why`) : t('batches.checks.sameAs', { row: sameAs });
}
