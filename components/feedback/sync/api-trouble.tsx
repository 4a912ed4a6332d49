'use client';

import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { formatDuration } from '@/lib/format/time';
import type { SyncTrouble } from '@/lib/ledger/sync/progress-shape';

type Props = {
  trouble: SyncTrouble;
  /** When it is asked again; null: now, or no more. */
  retryAt: string | null;
  /** It is asked again by itself. */
  waiting: boolean;
  onRetry: () => void;
};

/** The API fails a sync: since when, when it is asked again, and the request. What is stored stays shown. */
export function ApiTrouble({ trouble, retryAt, waiting, onRetry }: Props) {
  const now = useSeconds();
  const left = retryAt === null ? 0 : Math.ceil((Date.parse(retryAt) - now) / 1_000);
  const next = !waiting ? '' : left > 0 ? ` Next try in ${formatDuration(left)}.` : ' Trying again now.';
  return (
    <Banner
      tone="error"
      title="The affiliate API is failing."
      actions={
        <Button size="sm" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          Try again
        </Button>
      }
    >
      {trouble.message} Failing since {formatTime(trouble.since)}.<span aria-hidden="true">{next}</span>{' '}
      Stored figures stay visible.
      <span className="flex items-center gap-1 text-xs text-muted">
        Request <code className="font-mono break-all">{trouble.requestId}</code>
        <CopyButton text={trouble.requestId} label="Copy request id" iconOnly variant="ghost" size="sm" />
      </span>
    </Banner>
  );
}

/** Time of day in the viewer's zone, to the second. */
const formatTime = (instant: string) => new Date(instant).toLocaleTimeString('en-US');

/** The instant it is, in milliseconds; moves each second. */
function useSeconds(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
