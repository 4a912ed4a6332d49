'use client';

import { useClock } from '@/components/ui/use-clock';
import { formatAgo, formatInstant, formatRelative } from '@/lib/format/time';

/** How long ago, with the whole time in the viewer's zone on hover. Written in UTC until the browser takes over. */
export function Instant({ at, future = false }: { at: string; future?: boolean }) {
  const clock = useClock(null);
  if (clock === null) {
    return (
      <time dateTime={at} className="truncate">
        {formatInstant(at, 'UTC')}
      </time>
    );
  }
  return (
    <time dateTime={at} title={formatInstant(at)} className="truncate">
      {future ? formatRelative(at, clock) : formatAgo(at, clock)}
    </time>
  );
}
