import type { PlannedRow } from '@/lib/links/batches/expand-rows';

/** Whether a row will be sent, and what speaks against it. */
export function markPlanned({ issues, sameAs }: PlannedRow) {
  if (issues.length > 0) return { label: 'Left out', tone: 'negative' } as const;
  if (sameAs !== null) return { label: 'Once is enough', tone: 'neutral' } as const;
  return { label: 'Ready', tone: 'positive' } as const;
}

export function describePlanned({ issues, sameAs }: PlannedRow): string {
  if (issues.length > 0) return issues.map(({ message }) => message).join(' ');
  return sameAs === null ? 'Will be made' : `Same as row ${sameAs}`;
}
