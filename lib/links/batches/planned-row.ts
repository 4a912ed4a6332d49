import type { CheckedRow } from './check-catalog';

const catalogMarks = {
  known: { label: 'Ready', tone: 'positive', why: 'Will be created.' },
  unchecked: { label: 'Not checked', tone: 'neutral', why: 'Not in the loaded catalog. The API decides.' },
  checking: { label: 'Checking', tone: 'neutral', why: 'Looking for the id in your catalog.' },
  unknown: { label: 'Not in catalog', tone: 'warning', why: 'Your catalog has no such product.' },
  inactive: { label: 'Not active', tone: 'warning', why: 'The API may refuse inactive products.' },
  ambiguous: {
    label: 'Add marketplace',
    tone: 'warning',
    why: 'This product is sold on several marketplaces.',
  },
} as const;

/** Whether a row is sent, in one word. */
export function markPlanned({ issues, sameAs, catalog }: CheckedRow) {
  if (issues.length > 0) return { label: 'Left out', tone: 'negative' } as const;
  if (sameAs !== null) return { label: 'Duplicate', tone: 'neutral' } as const;
  return catalogMarks[catalog];
}

export function describePlanned({ issues, sameAs, catalog }: CheckedRow): string {
  if (issues.length > 0) return issues.map(({ message }) => message).join(' ');
  return sameAs === null ? catalogMarks[catalog].why : `Same as row ${sameAs}`;
}
