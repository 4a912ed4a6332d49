'use client';

import { useClock } from '@/components/ui/use-clock';
import { useLanguage } from '@/lib/language/use-language';

/** Relative time, with the full local time on hover. Shows UTC until hydrated. */
export function Instant({ at, future = false }: { at: string; future?: boolean }) {
  const { format } = useLanguage();
  const clock = useClock(null);
  const tell = future ? format.relative : format.ago;
  return (
    <time dateTime={at} title={clock === null ? undefined : format.instant(at)} className="truncate">
      {clock === null ? format.instant(at, 'UTC') : tell(at, clock)}
    </time>
  );
}
