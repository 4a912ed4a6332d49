import type { HeldWindow } from '@/lib/ledger/answers/holding-shape';

/** The state of a stored window, as its badge says it. */
export function describeWindow({ status, settled }: Pick<HeldWindow, 'status' | 'settled'>): string {
  if (status === 'failed') return 'missing';
  return settled ? 'settled' : 'may still change';
}
