'use client';

import { useContext } from 'react';
import { DrawnAt, useClock } from '@/components/ui/use-clock';
import { useLanguage } from '@/lib/language/use-language';

/** Relative time, with the full local time on hover once hydrated: the server does not know the time zone. */
export function Instant({ at, future = false }: { at: string; future?: boolean }) {
  const { format } = useLanguage();
  const drawnAt = useContext(DrawnAt);
  const clock = useClock();
  const tell = future ? format.relative : format.ago;
  return (
    <time dateTime={at} title={clock === drawnAt ? undefined : format.instant(at)} className="truncate">
      {tell(at, clock)}
    </time>
  );
}
