import type { Tone } from '@/components/ui/badge';
import type { Batch, BatchRow } from '@/features/links/batch-shape';

export const batchTones: Record<Batch['state'], Tone> = {
  ready: 'neutral',
  running: 'accent',
  paused: 'warning',
  cancelled: 'neutral',
  finished: 'positive',
};

export const rowTones: Record<BatchRow['state'], Tone> = {
  waiting: 'neutral',
  sending: 'accent',
  made: 'positive',
  existing: 'accent',
  refused: 'negative',
  unknown: 'warning',
  dropped: 'neutral',
};
