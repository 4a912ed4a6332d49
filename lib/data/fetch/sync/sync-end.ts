import { Failure } from '@/lib/base/failure';
import { describeStoreError } from '@/lib/data/store/engine/errors';

export const cancelledReason = 'The sync was canceled.';

/** Ends a sync with a specific state. People see the message. */
export class SyncEnd extends Error {
  constructor(
    readonly state: 'cancelled' | 'failed' | 'closing',
    message: string,
  ) {
    super(message);
  }
}

/** The final state of a sync that threw. */
export function toEnd(error: unknown): { state: 'cancelled' | 'failed'; reason: string } {
  if (error instanceof SyncEnd) {
    return { state: error.state === 'cancelled' ? 'cancelled' : 'failed', reason: error.message };
  }
  if (error instanceof Failure) return { state: 'failed', reason: error.message };
  return { state: 'failed', reason: describeStoreError(error) };
}
