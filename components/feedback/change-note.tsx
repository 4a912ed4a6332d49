'use client';

import { Clock } from 'lucide-react';
import { useToday } from '@/components/filters/today';
import type { DayRange } from '@/lib/data/days';
import { describeOpenDays } from '@/lib/data/reporting/open-days';
import { useLanguage } from '@/lib/language/use-language';

/** Says once, for all figures of a range, until when they may change. */
export function ChangeNote({ range }: { range: DayRange }) {
  const language = useLanguage();
  const today = useToday();
  const text = today && describeOpenDays(language, range, today);
  if (!text) return null;
  return (
    <p className="flex items-center gap-1.5 text-xs whitespace-nowrap text-muted">
      <Clock aria-hidden="true" className="size-3.5 shrink-0" />
      {text}
    </p>
  );
}
