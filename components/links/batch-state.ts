import type { Tone } from '@/components/ui/badge';
import type { Batch, BatchRow } from '@/lib/links/batches/batch-shape';

type Look = { label: string; tone: Tone };

export const batchLooks: Record<Batch['state'], Look> = {
  ready: { label: 'Not started', tone: 'neutral' },
  running: { label: 'Running', tone: 'accent' },
  paused: { label: 'Paused', tone: 'warning' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  finished: { label: 'Finished', tone: 'positive' },
};

export const rowLooks: Record<BatchRow['state'], Look> = {
  waiting: { label: 'Not sent', tone: 'neutral' },
  sending: { label: 'Being sent', tone: 'accent' },
  made: { label: 'Made', tone: 'positive' },
  existing: { label: 'Already existed', tone: 'accent' },
  refused: { label: 'Refused', tone: 'negative' },
  unknown: { label: 'Unknown', tone: 'warning' },
  dropped: { label: 'Not sent', tone: 'neutral' },
};
