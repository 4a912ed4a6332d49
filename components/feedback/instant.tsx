'use client';

import { useClock } from '@/components/ui/use-clock';
import { formatAgo, formatInstant, formatRelative } from '@/lib/format/time';

/** How long ago, with the whole time in the viewer's zone on hover. Written in UTC until the browser takes over. */
export function Instant({ at, future = false }: { at: string; future?: boolean }) {
  const clock = useClock(null);
  const tell = future ? formatRelative : formatAgo;
  return (
    <time dateTime={at} title={clock === null ? undefined : formatInstant(at)} className="truncate">
      {clock === null ? formatInstant(at, 'UTC') : tell(at, clock)}
    </time>
  );
}
